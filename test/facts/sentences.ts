/** The sentences of rows that come in families, by the id of the row. */
export const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'ResourceReference.link.meaning': ['Canonical URI of the referenced resource.'],
  'Tab.settings.eligible_content_block.meaning': [
    'Slug of the content block shown if the application is eligible.',
  ],
  'Tab.settings.eligible_notification.meaning': [
    'Slug of the notification sent if the application is eligible.',
  ],
  'Tab.settings.image_dimension_constraints.max_height.unit': ['Maximum height in pixels.', 'Null if unset.'],
  'Tab.settings.image_dimension_constraints.max_width.unit': ['Maximum width in pixels.', 'Null if unset.'],
  'Tab.settings.image_dimension_constraints.min_height.unit': ['Minimum height in pixels.', 'Null if unset.'],
  'Tab.settings.image_dimension_constraints.min_width.unit': ['Minimum width in pixels.', 'Null if unset.'],
  'Tab.settings.ineligible_content_block.meaning': [
    'Slug of the content block shown if the application is ineligible.',
  ],
  'Tab.settings.ineligible_notification.meaning': [
    'Slug of the notification sent if the application is ineligible.',
  ],
  'Tab.settings.max_attachments.meaning': ['Maximum number of attachments.', 'Null if unset.'],
  'Tab.settings.max_contributors.meaning': ['Maximum number of contributors.'],
  'Tab.settings.max_filesize.account-limit': [
    "The account's file size limit also applies; the smaller value wins.",
  ],
  'Tab.settings.max_filesize.null': ['Null if unset.'],
  'Tab.settings.max_filesize.unit': ['Maximum file size in megabytes.'],
  'Tab.settings.max_referees.meaning': ['Maximum number of referees.'],
  'Tab.settings.max_video_length.unit': ['Maximum video length in seconds.', 'Null if unset.'],
  'Tab.settings.min_attachments.meaning': ['Minimum number of attachments.', 'Null if unset.'],
  'Tab.settings.min_contributors.meaning': ['Minimum number of contributors.'],
  'Tab.settings.min_filesize.account-limit': [
    "The account's file size limit also applies; the smaller value wins.",
  ],
  'Tab.settings.min_filesize.null': ['Null if unset.'],
  'Tab.settings.min_filesize.unit': ['Minimum file size in megabytes.'],
  'Tab.settings.min_referees.meaning': ['Minimum number of referees.'],
  'Tab.settings.min_video_length.unit': ['Minimum video length in seconds.', 'Null if unset.'],
  'Tab.settings.pending_eligibility_content_block.meaning': [
    'Slug of the content block shown while eligibility is pending.',
  ],
  'Tab.settings.pending_eligibility_notification.meaning': [
    'Slug of the notification sent while eligibility is pending.',
  ],
  'TranslatedText.meaning': [
    'Text in one or more languages: a map from locale code, such as `en_GB`, to string.',
  ],
  'ZuluDateTime.meaning': ['Since 2.3, dates are ISO 8601 in UTC (`Z`).'],
  'condition.api-feature-disabled.when': ['Feature not enabled'],
  'condition.empty-body.when': ['Empty body'],
  'condition.invalid-accept.when': ['Invalid Accept header'],
  'condition.invalid-json.when': ['Body that is not JSON'],
  'condition.invalid-slug.when': ['Malformed slug'],
  'condition.invalid-sort-direction.when': ['Invalid sort direction'],
  'condition.maintenance.when': ['Maintenance'],
  'condition.missing-api-key.when': ['Missing key'],
  'condition.not-found.when': ['No resource with the slug in the path was found.'],
  'condition.per-page-out-of-range.when': ['`per_page` is outside 1 to 100.'],
  'condition.rate-limited.when': ['Rate limit exceeded'],
  'condition.read-only-key.when': ['Read-only key'],
  'condition.suspended-account.when': ['Suspended account'],
  'condition.unknown-api-key.when': ['Unknown key'],
  'condition.unsupported-language.when': ['Language not supported'],
  'condition.validation-failed.when': ['Failed validation'],
  'condition.wrong-account-key.when': ['Key of another account'],
  'event.AllocationPaymentStatusWasChanged.since': [
    'Added in version 2.1.',
    'AllocationPaymentStatusWasChanged: The status of an allocation payment was changed.',
  ],
  'event.AllocationPaymentWasCreated.operation': [
    'Creates an allocation payment, which corresponds to the event kind `AllocationPaymentWasCreated`.',
  ],
  'event.AllocationPaymentWasCreated.since': [
    'AllocationPaymentWasCreated: An allocation payment was created.',
    'Added in version 2.1.',
  ],
  'event.AllocationPaymentWasDeleted.operation': [
    'AllocationPaymentWasDeleted: An allocation payment was deleted.',
  ],
  'event.AllocationPaymentWasDeleted.since': [
    'Added in version 2.1.',
    'AllocationPaymentWasDeleted: An allocation payment was deleted.',
  ],
  'event.AllocationPaymentWasUpdated.operation': [
    'AllocationPaymentWasUpdated: An allocation payment was updated.',
  ],
  'event.AllocationPaymentWasUpdated.since': [
    'Added in version 2.1.',
    'AllocationPaymentWasUpdated: An allocation payment was updated.',
  ],
  'event.AllocationWasCreated.since': [
    'Added in version 2.1.',
    'AllocationWasCreated: An allocation was created.',
  ],
  'event.application status changed.named': [
    'Three event kinds are known by description only (application status changed, payment success, user confirmed).',
  ],
  'event.application_created.where': [
    'Event kinds with an identifier. application_created: An application was created.',
    'Named in the webhook sample. application_submitted: An application was submitted.',
  ],
  'event.application_submitted.where': [
    'Named in the webhook sample. application_submitted: An application was submitted.',
  ],
  'event.payment success.named': [
    'Three event kinds are known by description only (application status changed, payment success, user confirmed).',
  ],
  'event.user confirmed.named': [
    'Three event kinds are known by description only (application status changed, payment success, user confirmed).',
  ],
  'info.not-shown': ['the interface document says that this is "not shown"'],
  'info.purpose.allocations': [
    'A REST interface for managing grant-making programs: funding cycles (seasons), forms and their tabs, applications, contributors, reviewer assignments, funds, allocations and payments against them, users, and webhook subscriptions.',
  ],
  'info.purpose.applications': [
    'A REST interface for managing grant-making programs: funding cycles (seasons), forms and their tabs, applications, contributors, reviewer assignments, funds, allocations and payments against them, users, and webhook subscriptions.',
  ],
  'info.purpose.contributors': [
    'A REST interface for managing grant-making programs: funding cycles (seasons), forms and their tabs, applications, contributors, reviewer assignments, funds, allocations and payments against them, users, and webhook subscriptions.',
  ],
  'info.purpose.forms': [
    'A REST interface for grant-making programs, from funding cycles and forms to payments and webhooks.',
  ],
  'info.purpose.funds': [
    'A REST interface for grant-making programs, from funding cycles and forms to payments and webhooks.',
  ],
  'info.purpose.payments': [
    'A REST interface for grant-making programs, from funding cycles and forms to payments and webhooks.',
  ],
  'info.purpose.reviewer assignments': [
    'A REST interface for managing grant-making programs: funding cycles (seasons), forms and their tabs, applications, contributors, reviewer assignments, funds, allocations and payments against them, users, and webhook subscriptions.',
  ],
  'info.purpose.seasons': [
    'A REST interface for grant-making programs, from funding cycles and forms to payments and webhooks.',
  ],
  'info.purpose.tabs': [
    'A REST interface for managing grant-making programs: funding cycles (seasons), forms and their tabs,',
  ],
  'info.purpose.users': [
    'A REST interface for managing grant-making programs: funding cycles (seasons), forms and their tabs, applications, contributors, reviewer assignments, funds, allocations and payments against them, users, and webhook subscriptions.',
  ],
  'info.purpose.webhook subscriptions': [
    'A REST interface for grant-making programs, from funding cycles and forms to payments and webhooks.',
  ],
  'info.title': ['Grant-Management Service'],
  'limit.rate.X-RateLimit-Limit': ['| `X-RateLimit-Limit` | maximum requests allowed per minute |'],
  'limit.rate.X-RateLimit-Remaining': ['| `X-RateLimit-Remaining` | requests left in the current window |'],
  'limit.rate.X-RateLimit-Reset': ['| `X-RateLimit-Reset` | Unix timestamp at which the window resets |'],
  'list.deletion-mode.included': ['Whether deleted records are included.'],
  'list.deletion-mode.none': ['none: Deleted records are excluded.'],
  'list.deletion-mode.only': ['only: Only deleted records.'],
  'response.BadRequest': ['The request is invalid.'],
  'response.Forbidden': ['The key is invalid or may not make this request.'],
  'response.NotFound': ['No resource with the slug in the path was found.'],
  'response.ServiceUnavailable': ['Maintenance is in progress.'],
  'response.TooManyRequests': ['The rate limit is exceeded.'],
  'response.Unauthorized': ['The `x-api-key` header is missing.'],
  'response.UnprocessableContent': ['The request body failed validation.'],
  'server.own-region': ['There are five regions, and an account uses its own.'],
  'server.regional': ["- Request URL = your region's base URL + the operation's path."],
  'slug.meaning': [
    '- Every resource has a slug of 8 letters, and every path parameter named `*_slug` takes one.',
  ],
};
