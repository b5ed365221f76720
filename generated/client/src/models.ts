// Made from the bundled description by `npm run build`. Do not edit.

/**
 * Organisation-level settings of the tenant tied to the API key.
 *
 * Since version 2.2.
 *
 * Unknown (GAP-008): The shape of the account isn't documented.
 */
export type Account = unknown;

/**
 * A scheduled or recorded disbursement of funds against an allocation.
 *
 * Since version 2.1.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface AllocationPayment {
  /** The payment's slug (8 letters). */
  slug: Slug;
  /** Allocation that the payment is made against. */
  allocation: ResourceReference;
  /**
   * Amount of the payment, in the fund's currency.
   *
   * Unknown (GAP-054): The number of decimals of an amount isn't documented.
   */
  amount: number;
  /** The fund's currency, as an ISO 4217 code. */
  currency: 'GBP' | (string & {});
  /** Comment log: entries of the form `author (timestamp): body`, joined by newlines. Empty if there are none. */
  comments: string;
  /**
   * When the payment is due. Null if unset. Since 2.3, in requests and responses, an ISO 8601 date-time in UTC, ending in `Z`.
   *
   * Unknown (GAP-048): It isn't documented whether the time of day in a payment's dates is significant, or whether `date_paid` is cleared when a payment fails.
   */
  date_due: ZuluDateTime | null;
  /**
   * When the payment was paid. Null if not yet paid. Since 2.3, in requests and responses, an ISO 8601 date-time in UTC, ending in `Z`.
   *
   * Unknown (GAP-048): It isn't documented whether the time of day in a payment's dates is significant, or whether `date_paid` is cleared when a payment fails.
   */
  date_paid: ZuluDateTime | null;
  /**
   * ID for reconciliation with downstream systems. Empty if there is none.
   *
   * Unknown (GAP-053): It isn't documented whether two payments can have the same `external_id`.
   */
  external_id: string;
  /** Grant status of the payment. Null if there is none. */
  grant_status: GrantStatus | null;
  /** Payment method, with its translated name. Null if there is none. */
  payment_method: PaymentMethodReference | null;
  /** Free text. Null if not provided; before 2.3, an empty string. */
  reference: string | null;
  /** The payment's season, with its name. */
  season: NamedReference;
  /**
   * Localised label of the status. Documented labels: `Scheduled`, `Processing`, `Paid`, `Failed` and `Failed permanently`. Version 2.1 added the last one, which is returned as `failed_permanently`.
   *
   * Unknown (GAP-013): The transitions between the statuses of an allocation payment aren't documented.
   *
   * Unknown (GAP-050): It isn't documented whether a payment's status can have other labels, or whether the label follows `x-api-language`.
   */
  status: AllocationPaymentStatus;
  /** When the payment was created. */
  created: ZuluDateTime;
  /** When the payment was last updated. */
  updated: ZuluDateTime;
}

/**
 * A full payment record: every field of the list, plus the allocation amount, applicant, application and fund.
 *
 * Since version 2.1.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface AllocationPaymentDetail extends AllocationPayment {
  /**
   * Total of the allocation, in the fund's currency.
   *
   * Unknown (GAP-054): The number of decimals of an amount isn't documented.
   */
  allocation_amount: number;
  /** Applicant who owns the application. May be null. */
  applicant: Applicant | null;
  /** Application, with its title and its integer `id`. May be null. */
  application: PaymentApplication | null;
  /** The payment's fund, with its translated name. */
  fund: TranslatedReference;
}

/**
 * Localised label of the status. Documented labels: `Scheduled`, `Processing`, `Paid`, `Failed` and `Failed permanently`. Version 2.1 added the last one, which is returned as `failed_permanently`.
 *
 * Unknown (GAP-013): The transitions between the statuses of an allocation payment aren't documented.
 *
 * Unknown (GAP-050): It isn't documented whether a payment's status can have other labels, or whether the label follows `x-api-language`.
 */
export type AllocationPaymentStatus = 'Scheduled' | 'Processing' | 'Paid' | 'Failed' | 'Failed permanently' | 'failed_permanently' | (string & {});

/** Accepted file extensions by group. An empty array means every extension that the account allows. */
export type AllowedFileTypes = {
  /** Accepted file extensions for documents. */
  documents?: FileExtensions;
  /** Accepted file extensions for images. */
  images?: FileExtensions;
  /** Accepted file extensions for graphics. */
  graphics?: FileExtensions;
  /** Accepted file extensions for audio. */
  audio?: FileExtensions;
  /** Accepted file extensions for video. */
  video?: FileExtensions;
  /** Accepted file extensions for archives. */
  archives?: FileExtensions;
} | [];

/**
 * The applicant who owns an application.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface Applicant {
  /** The applicant's slug (8 letters). */
  slug: Slug;
  /** Canonical URI of the applicant. */
  link: 'https://not-shown.invalid/gvWAvJGf' | (string & {});
  /** The applicant's name. */
  name: string;
  /** The applicant's first name. */
  first_name: string;
  /** The applicant's last name. */
  last_name: string;
  /** The applicant's email address. */
  email: string;
  /**
   * The applicant's global ID.
   *
   * Unknown (GAP-057): The meaning of `global_id` isn't documented.
   */
  global_id: string;
}

/**
 * Reference to an application, with its title.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface ApplicationReference extends ResourceReference {
  /** Title of the referenced application. */
  title: ReferenceLabel;
}

/**
 * How an application's eligibility is decided.
 *
 * - `auto`: Scored against `min_eligibility_score`.
 * - `manual`: Decided by a program manager.
 * - `both`: Scored first, then confirmed by a program manager.
 */
export type AssessmentMode = 'auto' | 'manual' | 'both';

/**
 * An entry on an application's contributors tab, with a value for each of the tab's fields.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface Contributor {
  /** The contributor's slug (8 letters). */
  slug: Slug;
  /** The contributor's application, with its title. */
  application: ApplicationReference;
  /** The contributor's season, with its name. */
  season: NamedReference;
  /** The contributors tab, with its name. */
  tab: NamedReference;
  /** One item for each field on the contributors tab. */
  fields: ContributorField[];
  /** When the contributor was created. */
  created: ZuluDateTime;
  /** When the contributor was last updated. */
  updated: ZuluDateTime;
}

/**
 * A field on a contributors tab, with its value for one contributor.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface ContributorField {
  /** The field's slug (8 letters), which is its key in an update. */
  slug: Slug;
  /** Canonical URI of the field. */
  link: 'https://not-shown.invalid/gvWAvJGf' | (string & {});
  /** The field's translated label. May contain markup. */
  label: TranslatedText;
  /** The field's translated title. */
  title: TranslatedText;
  /**
   * Value of the field, such as a string or a boolean.
   *
   * Unknown (GAP-029): Only strings and booleans are documented as values. It isn't documented whether other types occur.
   */
  value: ContributorFieldValue;
  /**
   * Map from locale code to text.
   *
   * Unknown (GAP-058): It isn't documented how `translated` relates to `value`.
   */
  translated: TranslatedText;
}

/**
 * The field's new value, a string or a boolean.
 *
 * Unknown (GAP-029): Only strings and booleans are documented as values. It isn't documented whether other types occur.
 */
export type ContributorFieldInput = string | boolean;

/**
 * Value of the field, such as a string or a boolean.
 *
 * Unknown (GAP-029): Only strings and booleans are documented as values. It isn't documented whether other types occur.
 */
export type ContributorFieldValue = ContributorFieldInput | unknown;

/**
 * New values for a contributor's fields. Since 2.3, dates are ISO 8601 in UTC (`Z`).
 *
 * Unknown (GAP-024): The conditions that cause a 422, and the structure of its `errors` object, aren't documented.
 */
export interface ContributorUpdateRequest {
  /**
   * New values, keyed by field slug.
   *
   * Unknown (GAP-059): It isn't documented what a contributor update does to fields that you leave out. To be safe, send every value that you want to keep.
   */
  fields: {
    /**
     * The field's new value, a string or a boolean.
     *
     * Unknown (GAP-029): Only strings and booleans are documented as values. It isn't documented whether other types occur.
     */
    [key: string]: ContributorFieldInput;
  };
}

/**
 * Body of every error response except 503.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 *
 * Unknown (GAP-061): It isn't documented which error is returned if several error conditions apply.
 */
export interface ErrorEnvelope {
  /**
   * Error message.
   *
   * Unknown (GAP-044): The wording of `message` isn't documented, so a program can't tell apart error conditions with the same status.
   */
  message: string;
  /** HTTP status of the response, from 400 to 599. */
  status_code: number;
}

/** Accepted file extensions. */
export type FileExtensions = string[];

/**
 * A budget that allocations are made from.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface Fund {
  /** The fund's slug (8 letters). */
  slug: Slug;
  /** The fund's translated name. */
  name: TranslatedText;
  /** The fund's translated description. */
  description: TranslatedText;
  /**
   * Total budget.
   *
   * Unknown (GAP-054): The number of decimals of an amount isn't documented.
   */
  budget: number;
  /**
   * Amount allocated from the budget.
   *
   * Unknown (GAP-054): The number of decimals of an amount isn't documented.
   */
  allocated: number;
  /**
   * Amount still available: `budget` minus `allocated`.
   *
   * Unknown (GAP-054): The number of decimals of an amount isn't documented.
   */
  available: number;
  /** The fund's currency, as an ISO 4217 code. */
  currency: 'GBP' | (string & {});
  /** When the fund was created. */
  created: ZuluDateTime;
  /** When the fund was last updated. */
  updated: ZuluDateTime;
}

/**
 * Grant status of a payment.
 *
 * Unknown (GAP-009): The fields of a grant status aren't documented.
 */
export interface GrantStatus {
  /** Undocumented fields. */
  [member: string]: unknown;
}

/**
 * Limits on the width and height of an image, in pixels.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface ImageDimensionConstraints {
  /** Minimum width in pixels. Null if unset. */
  min_width: number | null;
  /** Maximum width in pixels. Null if unset. */
  max_width: number | null;
  /** Minimum height in pixels. Null if unset. */
  min_height: number | null;
  /** Maximum height in pixels. Null if unset. */
  max_height: number | null;
}

/**
 * Event kinds with documented identifiers.
 *
 * Unknown (GAP-020): Three event kinds are known by description only (application status changed, payment success, user confirmed). The spelling of their identifiers isn't documented.
 *
 * - `application_created`: An application was created. Appears in a webhook sample.
 * - `application_submitted`: An application was submitted. Appears in a webhook sample.
 * - `AllocationPaymentWasCreated`: An allocation payment was created. Added in version 2.1.
 * - `AllocationPaymentWasUpdated`: An allocation payment was updated. Added in version 2.1.
 * - `AllocationPaymentWasDeleted`: An allocation payment was deleted. Added in version 2.1.
 * - `AllocationPaymentStatusWasChanged`: The status of an allocation payment was changed. Added in version 2.1.
 * - `AllocationWasCreated`: An allocation was created. Added in version 2.1.
 */
export type KnownWebhookEventKind = 'application_created' | 'application_submitted' | 'AllocationPaymentWasCreated' | 'AllocationPaymentWasUpdated' | 'AllocationPaymentWasDeleted' | 'AllocationPaymentStatusWasChanged' | 'AllocationWasCreated';

/** Language code, such as `en_GB`, used in `x-api-language` and as a key of translated text. */
export type LocaleCode = 'ar_AR' | 'bg_BG' | 'bn_IN' | 'ca_ES' | 'cs_CZ' | 'cy_GB' | 'da_DK' | 'de_DE' | 'en_GB' | 'en_US' | 'el_GR' | 'es_NN' | 'es_LA' | 'et_EE' | 'fa_NN' | 'fi_FI' | 'fr_FR' | 'fr_CA' | 'he_IL' | 'hi_IN' | 'hr_HR' | 'hu_HU' | 'hy_AM' | 'it_IT' | 'ja_JP' | 'ko_KR' | 'lt_LT' | 'ms_MY' | 'nl_NL' | 'nb_NO' | 'pl_PL' | 'pt_BR' | 'ro_RO' | 'ru_RU' | 'sk_SK' | 'sl_SI' | 'sq_AL' | 'sr_RS' | 'sv_SE' | 'sw_NN' | 'th_TH' | 'tr_TR' | 'uk_UA' | 'vi_VN' | 'zh_CN' | 'zh_HK';

/**
 * Body of a 503 response, in place of the error envelope.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface MaintenanceStatus {
  /** The text "Maintenance in progress". */
  status: 'Maintenance in progress' | (string & {});
}

/**
 * Reference to a resource, with its name.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface NamedReference extends ResourceReference {
  /** Name of the referenced resource. */
  name: ReferenceLabel;
}

/** Another resource's slug, or null. */
export type NullableSlug = Slug | null;

/**
 * Page numbers, counts and page URLs of a list. Page URLs have the query parameters `page` and `per_page`.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 *
 * Unknown (GAP-051): It isn't documented what `last_page` is for an empty list, what the next and previous URLs are beyond the last page, or whether page URLs repeat filters.
 */
export interface PaginationEnvelope {
  /** Number of the returned page, starting at 1. */
  current_page: number;
  /** URL of the first page. Relative if the requested page is beyond the last. */
  first_page_url: string;
  /** Position of the first record on this page, starting at 1. Null if the page is beyond the last. */
  from: number | null;
  /** Number of the last page, equal to the number of pages. */
  last_page: number;
  /** URL of the last page. Relative if the requested page is beyond the last. */
  last_page_url: string;
  /** URL of the next page. An empty string on the last page; may also be null. */
  next_page_url: string | null;
  /** Canonical URL of the endpoint, without query parameters. */
  path: string;
  /** Maximum number of records per page. */
  per_page: number;
  /** URL of the previous page. An empty string on the first page; may also be null. */
  prev_page_url: string | null;
  /** Position of the last record on this page. Null if the page is beyond the last. */
  to: number | null;
  /** Total number of records on all pages. */
  total: number;
}

/**
 * Reference to a payment's application, with its title and integer ID.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface PaymentApplication extends ApplicationReference {
  /** The application's integer ID, in addition to its slug. */
  id: number;
}

/** Reference to a payment method, with its translated name. */
export interface PaymentMethodReference extends TranslatedReference {
}

/** The reviewer to recuse, optionally limited to one score set. Recuse and unrecuse take the same payload. */
export interface RecusalRequest {
  /**
   * The reviewer's slug. The reviewer must be an existing user.
   *
   * Unknown (GAP-024): The conditions that cause a 422, and the structure of its `errors` object, aren't documented.
   */
  reviewer: Slug;
  /**
   * Slug of the score set to limit the recusal to. If omitted, the recusal applies to every score set under which the reviewer has assignments for the application.
   *
   * Unknown (GAP-024): The conditions that cause a 422, and the structure of its `errors` object, aren't documented.
   */
  score_set?: Slug;
}

/**
 * Name or title of the referenced resource.
 *
 * Unknown (GAP-031): It isn't documented whether the name or title in a reference is a string or a translated map.
 */
export type ReferenceLabel = (string & {}) | TranslatedText;

/**
 * Reference to another resource: its slug, its link and often its name.
 *
 * Unknown (GAP-032): It isn't documented which other fields a reference can have.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface ResourceReference {
  /** The referenced resource's slug (8 letters). */
  slug: Slug;
  /** Canonical URI of the referenced resource. */
  link: 'https://not-shown.invalid/gvWAvJGf' | (string & {});
  /** Undocumented fields. */
  [member: string]: unknown;
}

/**
 * ID of a resource: 8 letters, upper or lower case. Every resource has one.
 *
 * Unknown (GAP-046): It isn't documented whether two slugs can differ only in case, so store and compare slugs exactly as you receive them.
 */
export type Slug = 'gvWAvJGf' | (string & {});

/**
 * A section of a form.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface Tab {
  /** The tab's slug (8 letters). */
  slug: Slug;
  /** Slug of the tab's form (8 letters). */
  form: Slug;
  /** The tab's season, with its name. */
  season: NamedReference;
  /** Type of the tab. It decides which settings the tab has. */
  type: TabType;
  /** The kind of form that the tab is part of. */
  resource: TabResource;
  /** The tab's translated display name. */
  name: TranslatedText;
  /** Position in the form. Lower numbers appear first. */
  order: number;
  /** Whether the tab is locked. A locked tab always holds position 1 and can't be reordered or deleted. */
  locked: boolean;
  /** Whether applicants see the tab. If false, only program managers see it. */
  visible_to_applicants: boolean;
  /** Whether the tab is shown in every category (`all`) or only in those that `categories` lists (`select`). */
  category_option: TabCategoryOption;
  /** The categories that the tab is shown in, or the single string `*` for every category. `category_option` tells you which. */
  categories: TabCategories;
  /** Content block shown at the top of the tab. Null if there is none. */
  content_block: NamedReference | null;
  /** Number of fields on the tab. */
  field_count: number;
  /** Whether generated PDFs include a divider page for the tab. */
  tab_divider_on_pdfs: boolean;
  /** Configuration for the type of tab. Null for `details` and `fields` tabs, which have none. */
  settings: TabSettings | null;
  /** When the tab was created. */
  created: ZuluDateTime;
  /** When the tab was last updated. */
  updated: ZuluDateTime;
}

/** The categories that the tab is shown in, or the single string `*` for every category. `category_option` tells you which. */
export type TabCategories = NamedReference[] | ['*'];

/**
 * Whether the tab is shown in every category (`all`) or only in those that `categories` lists (`select`).
 *
 * - `all`: Shown in every category.
 * - `select`: Shown only in the listed categories.
 */
export type TabCategoryOption = 'all' | 'select';

/**
 * The kind of form that the tab is part of.
 *
 * - `applications`: Part of an application form.
 * - `users`: Part of the user profile form.
 */
export type TabResource = 'applications' | 'users';

/**
 * Configuration of a tab. Each type of tab has only its settings and omits the others. The applicant form enforces the limits.
 *
 * Unknown (GAP-063): It isn't documented which settings belong to which type of tab, apart from `assessment_mode` (eligibility) and `action_stage` (referees).
 */
export interface TabSettings {
  /** Accepted file extensions by group. An empty array means every extension that the account allows. */
  allowed_file_types?: AllowedFileTypes;
  /** Whether a link to a file is accepted in place of an upload. */
  accept_attachment_links?: boolean;
  /** Minimum number of attachments. Null if unset. */
  min_attachments?: number | null;
  /** Maximum number of attachments. Null if unset. */
  max_attachments?: number | null;
  /**
   * Minimum file size in megabytes. Null if unset. The account's file size limit also applies; the smaller value wins.
   *
   * Unknown (GAP-027): The account's file size limit and the maximum size of a request body aren't documented.
   */
  min_filesize?: number | null;
  /**
   * Maximum file size in megabytes. Null if unset. The account's file size limit also applies; the smaller value wins.
   *
   * Unknown (GAP-027): The account's file size limit and the maximum size of a request body aren't documented.
   */
  max_filesize?: number | null;
  /** Minimum video length in seconds. Null if unset. */
  min_video_length?: number | null;
  /** Maximum video length in seconds. Null if unset. */
  max_video_length?: number | null;
  /**
   * Limits on the width and height of an image, in pixels.
   *
   * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
   */
  image_dimension_constraints?: ImageDimensionConstraints;
  /** How an eligibility tab decides an application's eligibility. May be null. */
  assessment_mode?: AssessmentMode | null;
  /** Score needed to be eligible. May be null. Applies if `assessment_mode` is `auto` or `both`. */
  min_eligibility_score?: number | null;
  /** Whether the remaining tabs are hidden from an ineligible application. */
  hide_other_tabs_when_ineligible?: boolean;
  /** Slug of the content block shown if the application is eligible. May be null. */
  eligible_content_block?: NullableSlug;
  /** Slug of the content block shown if the application is ineligible. May be null. */
  ineligible_content_block?: NullableSlug;
  /** Slug of the content block shown while eligibility is pending. May be null. */
  pending_eligibility_content_block?: NullableSlug;
  /** Slug of the notification sent if the application is eligible. May be null. */
  eligible_notification?: NullableSlug;
  /** Slug of the notification sent if the application is ineligible. May be null. */
  ineligible_notification?: NullableSlug;
  /** Slug of the notification sent while eligibility is pending. May be null. */
  pending_eligibility_notification?: NullableSlug;
  /** Slug of the action stage that collects references, on a referees tab. May be null. */
  action_stage?: NullableSlug;
  /** Minimum number of referees. May be null. */
  min_referees?: number | null;
  /** Maximum number of referees. May be null. */
  max_referees?: number | null;
  /** Minimum number of contributors. May be null. */
  min_contributors?: number | null;
  /** Maximum number of contributors. May be null. */
  max_contributors?: number | null;
}

/** Type of the tab. It decides which settings the tab has. */
export type TabType = 'details' | 'attachments' | 'contributors' | 'fields' | 'eligibility' | 'referees';

/**
 * Reference to a resource, with its translated name.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface TranslatedReference extends ResourceReference {
  /** The referenced resource's translated name. */
  name: TranslatedText;
}

/**
 * Text in one or more languages: a map from locale code, such as `en_GB`, to string. The `x-api-language` request header chooses the languages.
 *
 * Unknown (GAP-049): It isn't documented whether translated text has a key for a language without a translation.
 */
export interface TranslatedText {
  /** The text in that language. */
  [key: string]: string;
}

/**
 * Error body of a 422, the only status with `errors`.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface ValidationErrorEnvelope extends ErrorEnvelope {
  /**
   * What failed validation.
   *
   * Unknown (GAP-024): The conditions that cause a 422, and the structure of its `errors` object, aren't documented.
   */
  errors: {
    /** Undocumented fields. */
    [member: string]: unknown;
  };
}

/**
 * A subscription that notifies an external system when events occur.
 *
 * Since version 2.0.
 *
 * Unknown (GAP-042): It isn't documented whether every field of a resource is always present. In the OpenAPI description, fields are required, because unset ones are documented as null or empty.
 */
export interface Webhook {
  /** The webhook's slug (8 letters). */
  slug: Slug;
  /** The webhook's name. */
  name: string;
  /** URL that receives the payload. */
  url: string;
  /** HTTP method used to call the webhook's URL. */
  method: WebhookMethod;
  /** Event kinds that the webhook subscribes to. */
  events: WebhookEventKind[];
  /** Fields included in the payload. */
  fields: unknown[];
  /** Form that the webhook is scoped to. Null if it isn't scoped. */
  form: WebhookForm | null;
  /**
   * Key that signs outgoing requests. A hidden placeholder may be returned instead of the real value.
   *
   * Unknown (GAP-034): The text of the placeholder for a hidden signing key isn't documented.
   */
  signing_key: string;
  /** When the webhook was created. */
  created: ZuluDateTime;
  /** When the webhook was last updated. */
  updated: ZuluDateTime;
}

/**
 * Event kind that a webhook subscribes to.
 *
 * Unknown (GAP-019): More than twenty event kinds exist. The complete list isn't documented.
 */
export type WebhookEventKind = KnownWebhookEventKind | (string & {});

/**
 * The form that a webhook is scoped to.
 *
 * Unknown (GAP-011): The shape of a webhook's form isn't documented.
 */
export interface WebhookForm {
  /** Undocumented fields. */
  [member: string]: unknown;
}

/** HTTP method used to call the webhook's URL. */
export type WebhookMethod = 'get' | 'post';

/**
 * ISO 8601 date-time in UTC, ending in `Z`.
 *
 * Unknown (GAP-047): It isn't documented whether date-times can have fractions of a second.
 */
export type ZuluDateTime = '2026-01-06T08:10:00Z' | (string & {});
