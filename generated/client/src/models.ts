// Made from the bundled description by `npm run build`. Do not edit.

/**
 * Organisation-level settings of the tenant that the API key is tied to. Its fields are not shown.
 *
 * Since version 2.2.
 *
 * Not shown (GAP-008): The account holds organisation-level settings. The shape of the response is not shown.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export type Account = unknown;

/**
 * A scheduled or recorded disbursement of funds against an allocation.
 *
 * Since version 2.1.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface AllocationPayment {
  /** Slug that identifies the payment, 8 letters. */
  slug: Slug;
  /** Allocation that the payment is made against. */
  allocation: ResourceReference;
  /** Amount of the payment, in the fund's currency. */
  amount: number;
  /** Currency of the fund, as an ISO 4217 code. */
  currency: string;
  /** Comment log: entries of the form `author (timestamp): body`, joined by newlines. Empty when there are none. */
  comments: string;
  /** When the payment is due, or null when unset. Accepted and returned in ISO 8601 Zulu form since version 2.3. */
  date_due: ZuluDateTime | null;
  /** When the payment was paid, or null when not yet paid. Accepted and returned in ISO 8601 Zulu form since version 2.3. */
  date_paid: ZuluDateTime | null;
  /** Identifier for reconciliation with downstream systems. Empty when there is none. */
  external_id: string;
  /** Grant status of the payment, or null when there is none. */
  grant_status: GrantStatus | null;
  /** Payment method with its translated name, or null when there is none. */
  payment_method: PaymentMethodReference | null;
  /** Free text, or null when not provided. Before version 2.3 an empty string was returned instead of null. */
  reference: string | null;
  /** Season of the payment, with its name. */
  season: NamedReference;
  /**
   * Localised label of the status, so any string may occur. These labels are named: Scheduled, Processing, Paid, Failed and Failed permanently. The last was added in version 2.1 and is returned as `failed_permanently`. The transitions between statuses are not shown.
   *
   * Not shown (GAP-013): These statuses of an allocation payment are named: Scheduled, Processing, Paid, Failed and Failed permanently. The transitions between them are not shown.
   */
  status: AllocationPaymentStatus;
  /** When the payment was created. */
  created: ZuluDateTime;
  /** When the payment was last updated. */
  updated: ZuluDateTime;
}

/**
 * An allocation payment as a single record: the fields that it has in the list, plus the allocation amount, the applicant, the application and the fund.
 *
 * Since version 2.1.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface AllocationPaymentDetail extends AllocationPayment {
  /** Total of the allocation, in the fund's currency. */
  allocation_amount: number;
  /** Applicant who owns the application, or null. */
  applicant: Applicant | null;
  /** Application with its title and its integer `id`, or null. */
  application: PaymentApplication | null;
  /** Fund of the payment, with its translated name. */
  fund: TranslatedReference;
}

/** Column that allocation payments are sorted by. An unrecognised value is not an error: the list is sorted by `updated`. */
export type AllocationPaymentOrderColumn = 'amount' | 'created' | 'currency' | 'date_due' | 'date_paid' | 'external_id' | 'reference' | 'slug' | 'status' | 'updated' | (string & {});

/**
 * One page of allocation payments, without the additional fields of the single record.
 *
 * Since version 2.1.
 */
export interface AllocationPaymentPage extends PaginationEnvelope {
  /** Allocation payments on this page. */
  data: AllocationPayment[];
}

/**
 * Localised label of the status, so any string may occur. These labels are named: Scheduled, Processing, Paid, Failed and Failed permanently. The last was added in version 2.1 and is returned as `failed_permanently`. The transitions between statuses are not shown.
 *
 * Not shown (GAP-013): These statuses of an allocation payment are named: Scheduled, Processing, Paid, Failed and Failed permanently. The transitions between them are not shown.
 */
export type AllocationPaymentStatus = 'Scheduled' | 'Processing' | 'Paid' | 'Failed' | 'Failed permanently' | 'failed_permanently' | (string & {});

/** Accepted file extensions, keyed by group: `documents`, `images`, `graphics`, `audio`, `video` and `archives`. An empty array means every extension that the account allows. */
export type AllowedFileTypes = {
  /** Accepted extensions for documents. */
  documents?: FileExtensions;
  /** Accepted extensions for images. */
  images?: FileExtensions;
  /** Accepted extensions for graphics. */
  graphics?: FileExtensions;
  /** Accepted extensions for audio files. */
  audio?: FileExtensions;
  /** Accepted extensions for video files. */
  video?: FileExtensions;
  /** Accepted extensions for archive files. */
  archives?: FileExtensions;
} | [];

/**
 * Applicant who owns an application.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface Applicant {
  /** Slug that identifies the applicant, 8 letters. */
  slug: Slug;
  /** Canonical URI of the applicant. */
  link: string;
  /** Name of the applicant. */
  name: string;
  /** First name of the applicant. */
  first_name: string;
  /** Last name of the applicant. */
  last_name: string;
  /** Email address of the applicant. */
  email: string;
  /** Global identifier of the applicant. Its meaning is not described. */
  global_id: string;
}

/**
 * The fields of an application that the change history names. The others are not shown. Version 2.1 also added a grant status, and a form slug to the operations on applications; the names of these two are not shown. As of version 2.3, dates are accepted and returned in ISO 8601 Zulu form.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface Application {
  /**
   * Name of a file, called `name` before version 2.1. Where it appears in the response is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  filename?: unknown;
  /**
   * Uploaded file, returned when getting an application. Where it appears in the response is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  file?: UploadedFile;
  /**
   * End date of the grant, added together with the grant status. Its type is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  grant_end_date?: unknown;
  /**
   * Added to application operations in version 2.2. Its meaning, its type, and whether it is sent or returned are not shown.
   *
   * Since version 2.2.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  custom_deadline?: unknown;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * Stage that an application is in. Four are named: draft, submitted, under review and approved. The transitions between stages are not shown.
 *
 * Not shown (GAP-015): These stages of an application are named: draft, submitted, under review and approved. The transitions between them are not shown.
 */
export type ApplicationStage = 'draft' | 'submitted' | 'under review' | 'approved' | (string & {});

/**
 * How the eligibility of an application is decided.
 *
 * - `auto`: Scored against `min_eligibility_score`.
 * - `manual`: Decided by a program manager.
 * - `both`: Scored first, then confirmed by a program manager.
 */
export type AssessmentMode = 'auto' | 'manual' | 'both';

/**
 * The fields of an attachment that the change history names. The others are not shown.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface Attachment {
  /**
   * Name of the attached file, called `name` before version 2.1. Where it appears in the response is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  filename?: unknown;
  /**
   * Uploaded file, returned when uploading an attachment.
   *
   * Since version 2.1.
   */
  file?: UploadedFile;
  /**
   * Tab object, returned since version 2.3. Its fields are not shown.
   *
   * Since version 2.3.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  tab?: {
    /** Members that are not shown. */
    [member: string]: unknown;
  };
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * The one field of a category that the change history names. The others are not shown. Version 2.1 also added a form slug to the operations on categories; its name and place are not shown.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface Category {
  /**
   * Name of a file, called `name` before version 2.1. Where it appears in the response is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  filename?: unknown;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * The one field of a chapter that the change history names. The others are not shown.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface Chapter {
  /** Managers of the chapter, an array of objects since version 2.2. */
  managers?: ChapterManager[];
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * Manager of a chapter: slug, link, first name and last name.
 *
 * Since version 2.2.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface ChapterManager extends ResourceReference {
  /**
   * First name of the manager. Its type is not shown.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  first_name?: unknown;
  /**
   * Last name of the manager. Its type is not shown.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  last_name?: unknown;
}

/**
 * An entry on a contributors tab of an application, with a value for each of the tab's fields.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface Contributor {
  /** Slug that identifies the contributor, 8 letters. */
  slug: Slug;
  /** Application that the contributor belongs to, with its title. */
  application: TitledReference;
  /** Season that the contributor belongs to, with its name. */
  season: NamedReference;
  /** Contributors tab that holds the entry, with its name. */
  tab: NamedReference;
  /** Fields and their values, one item for each field on the contributors tab. */
  fields: ContributorField[];
  /** When the contributor was created. */
  created: ZuluDateTime;
  /** When the contributor was last updated. */
  updated: ZuluDateTime;
}

/**
 * A field on a contributors tab, with its value for one contributor.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ContributorField {
  /** Slug that identifies the field, 8 letters. A contributor update uses it as the key. */
  slug: Slug;
  /** Canonical URI of the field. */
  link: string;
  /** Label of the field, keyed by locale code. May contain markup. */
  label: TranslatedText;
  /** Title of the field, keyed by locale code. */
  title: TranslatedText;
  /**
   * Value of the field: a string or a boolean. Whether other types occur is not shown.
   *
   * Not shown (GAP-029): The value of a contributor field is shown as a string or a boolean. Whether other types occur is not shown.
   */
  value: ContributorFieldValue;
  /** Map from locale code to text. How it relates to `value` is not described. */
  translated: TranslatedText;
}

/**
 * New value of the field: a string or a boolean.
 *
 * Not shown (GAP-029): The value of a contributor field is shown as a string or a boolean. Whether other types occur is not shown.
 */
export type ContributorFieldInput = string | boolean;

/**
 * Value of the field: a string or a boolean. Whether other types occur is not shown.
 *
 * Not shown (GAP-029): The value of a contributor field is shown as a string or a boolean. Whether other types occur is not shown.
 */
export type ContributorFieldValue = ContributorFieldInput | unknown;

/** New values for the fields of a contributor. As of version 2.3, dates are accepted in ISO 8601 Zulu form. */
export interface ContributorUpdateRequest {
  /** New values, each a string or a boolean, keyed by the slug of the field. */
  fields: {
    /**
     * New value of the field: a string or a boolean.
     *
     * Not shown (GAP-029): The value of a contributor field is shown as a string or a boolean. Whether other types occur is not shown.
     */
    [key: string]: ContributorFieldInput;
  };
}

/**
 * Whether the list holds deleted records. The default is not shown (`GAP-003`).
 *
 * - `only`: Only deleted records.
 * - `included`: Deleted records are included.
 * - `none`: Deleted records are excluded.
 */
export type DeletionMode = 'only' | 'included' | 'none';

/**
 * Body of every error response except 503.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ErrorEnvelope {
  /** Text that says what went wrong. The wording is not specified. */
  message: string;
  /** HTTP status of the response, from 400 to 599. */
  status_code: number;
}

/**
 * One page of fields. The members of a field are not shown.
 *
 * Since version 2.1.
 */
export interface FieldsPage extends PaginationEnvelope {
  /** Fields on this page. */
  data: unknown[];
}

/** File extensions accepted for one group. */
export type FileExtensions = string[];

/**
 * Reference to a form, with its slug, name and link. Form fields in responses have been such objects since version 2.2. Which responses carry one is not shown; a tab gives its form as a slug.
 *
 * Since version 2.2.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface FormReference extends NamedReference {
}

/**
 * A budget that allocations are made from.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface Fund {
  /** Slug that identifies the fund, 8 letters. */
  slug: Slug;
  /** Name of the fund, keyed by locale code. */
  name: TranslatedText;
  /** Description of the fund, keyed by locale code. */
  description: TranslatedText;
  /** Total budget of the fund. */
  budget: number;
  /** Amount allocated from the budget. */
  allocated: number;
  /** Amount still available: `budget` minus `allocated`. */
  available: number;
  /** Currency of the fund, as an ISO 4217 code. */
  currency: string;
  /** When the fund was created. */
  created: ZuluDateTime;
  /** When the fund was last updated. */
  updated: ZuluDateTime;
}

/**
 * Grant status of an allocation payment. Its fields are not shown.
 *
 * Not shown (GAP-009): An allocation payment carries a grant status, an object or null. The fields of the object are not shown.
 */
export interface GrantStatus {
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * Limits on the width and height of an image, in pixels.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ImageDimensionConstraints {
  /** Minimum width in pixels, or null when unset. */
  min_width: number | null;
  /** Maximum width in pixels, or null when unset. */
  max_width: number | null;
  /** Minimum height in pixels, or null when unset. */
  min_height: number | null;
  /** Maximum height in pixels, or null when unset. */
  max_height: number | null;
}

/**
 * The event kinds whose identifiers are known. Others are known by description only: application status changed, payment success and user confirmed.
 *
 * Not shown (GAP-020): These event kinds are known by description only: application status changed, payment success and user confirmed. How their identifiers are spelt is not shown.
 *
 * - `application_created`: An application was created. Named in the webhook sample.
 * - `application_submitted`: An application was submitted. Named in the webhook sample.
 * - `AllocationPaymentWasCreated`: An allocation payment was created. Added in version 2.1.
 * - `AllocationPaymentWasUpdated`: An allocation payment was updated. Added in version 2.1.
 * - `AllocationPaymentWasDeleted`: An allocation payment was deleted. Added in version 2.1.
 * - `AllocationPaymentStatusWasChanged`: The status of an allocation payment was changed. Added in version 2.1.
 * - `AllocationWasCreated`: An allocation was created. Added in version 2.1.
 */
export type KnownWebhookEventKind = 'application_created' | 'application_submitted' | 'AllocationPaymentWasCreated' | 'AllocationPaymentWasUpdated' | 'AllocationPaymentWasDeleted' | 'AllocationPaymentStatusWasChanged' | 'AllocationWasCreated';

/** The code of a language, such as `en_GB`, as used in `x-api-language` and as a key of translated text. */
export type LocaleCode = 'ar_AR' | 'bg_BG' | 'bn_IN' | 'ca_ES' | 'cs_CZ' | 'cy_GB' | 'da_DK' | 'de_DE' | 'en_GB' | 'en_US' | 'el_GR' | 'es_NN' | 'es_LA' | 'et_EE' | 'fa_NN' | 'fi_FI' | 'fr_FR' | 'fr_CA' | 'he_IL' | 'hi_IN' | 'hr_HR' | 'hu_HU' | 'hy_AM' | 'it_IT' | 'ja_JP' | 'ko_KR' | 'lt_LT' | 'ms_MY' | 'nl_NL' | 'nb_NO' | 'pl_PL' | 'pt_BR' | 'ro_RO' | 'ru_RU' | 'sk_SK' | 'sl_SI' | 'sq_AL' | 'sr_RS' | 'sv_SE' | 'sw_NN' | 'th_TH' | 'tr_TR' | 'uk_UA' | 'vi_VN' | 'zh_CN' | 'zh_HK';

/**
 * Body of a 503 response, which has no error envelope.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface MaintenanceStatus {
  /** Text such as "Maintenance in progress". */
  status: 'Maintenance in progress' | (string & {});
}

/**
 * Reference to a resource, with its name.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface NamedReference extends ResourceReference {
  /** Name of the referenced resource. */
  name: ReferenceLabel;
}

/** Slug of another resource, or null. */
export type OptionalSlug = Slug | null;

/**
 * Page numbers, counts and page URLs, which every list returns along with its records. Page URLs carry the `page` and `per_page` query parameters.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface PaginationEnvelope {
  /** Number of the page returned. The first page is 1. */
  current_page: number;
  /** URL of the first page. Relative when the requested page is beyond the last page. */
  first_page_url: string;
  /** Position of the first record on this page, starting at 1. Null when the page is beyond the last page. */
  from: number | null;
  /** Number of the last page, which equals the number of pages. */
  last_page: number;
  /** URL of the last page. Relative when the requested page is beyond the last page. */
  last_page_url: string;
  /** URL of the next page. An empty string on the last page; it may also be null. */
  next_page_url: string | null;
  /** Canonical URL of the endpoint, without query parameters. */
  path: string;
  /** Maximum number of records per page. */
  per_page: number;
  /** URL of the previous page. An empty string on the first page; it may also be null. */
  prev_page_url: string | null;
  /** Position of the last record on this page. Null when the page is beyond the last page. */
  to: number | null;
  /** Total number of records across all pages. */
  total: number;
}

/**
 * Reference to the application of a payment, with its title and its integer identifier.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface PaymentApplication extends TitledReference {
  /** Integer identifier of the application, in addition to its slug. */
  id: number;
}

/**
 * Reference to a payment method, with its translated name. Other fields of a payment method are not shown.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface PaymentMethodReference extends TranslatedReference {
}

/** The reviewer, and optionally the score set that the recusal is limited to. Recuse and unrecuse take the same payload. */
export interface RecusalRequest {
  /**
   * Slug of the reviewer, who must be an existing user. The error for any other slug is not shown.
   *
   * Not shown (GAP-024): A 422 is a validation failure of a PUT operation. Which conditions cause it, and the structure of its `errors` object, are not shown.
   */
  reviewer: Slug;
  /** Slug of the score set that the recusal is limited to. When omitted, the recusal applies to every score set under which the reviewer has assignments for the application. */
  score_set?: Slug;
}

/**
 * Name or title of the referenced resource, as a string or a translated map. For most references it is not stated which.
 *
 * Not shown (GAP-031): The name of a payment method and that of a fund are translated maps. For most other references it is not stated whether the name or title is a string or a translated map.
 */
export type ReferenceLabel = (string & {}) | TranslatedText;

/**
 * Reference to another resource: its slug, its link and often its name. Other members may occur.
 *
 * Not shown (GAP-032): A reference holds at least a slug and a link, and the description of its shape ends in an ellipsis. Which other members it can carry is not described.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ResourceReference {
  /** Slug of the referenced resource, 8 letters. */
  slug: Slug;
  /** Canonical URI of the referenced resource. */
  link: string;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * The one field of a score set that the change history names. The others are not shown.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface ScoreSet {
  /** Name of the score set, keyed by locale code since version 2.2. */
  name?: TranslatedText;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * State of a season. The transitions between states, and the field that holds the state, are not shown.
 *
 * Not shown (GAP-014): A season is draft, active, archived or destroyed. The transitions between these states are not shown.
 */
export type SeasonStatus = 'draft' | 'active' | 'archived' | 'destroyed';

/** Identifier of a resource: 8 letters, upper or lower case. Every resource has one. */
export type Slug = string;

/**
 * Direction in which the list is sorted. Any other value gives 400. The default is not shown (`GAP-005`).
 *
 * - `asc`: Ascending.
 * - `desc`: Descending.
 */
export type SortDirection = 'asc' | 'desc';

/**
 * A section of a form.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface Tab {
  /** Slug that identifies the tab, 8 letters. */
  slug: Slug;
  /** Slug of the form that owns the tab, 8 letters. */
  form: Slug;
  /** Season that owns the tab, with its name. */
  season: NamedReference;
  /** Type of the tab, which decides the settings that it has. */
  type: TabType;
  /** Kind of form that the tab is part of. */
  resource: TabResource;
  /** Display name of the tab, keyed by locale code. */
  name: TranslatedText;
  /** Position in the form. Lower numbers appear first. */
  order: number;
  /** Whether the tab is locked. A locked tab always holds position 1 and cannot be reordered or deleted. */
  locked: boolean;
  /** Whether applicants see the tab. When false, it stays visible to program managers only. */
  visible_to_applicants: boolean;
  /** Whether the tab is shown in every category (`all`) or only in those that `categories` lists (`select`). */
  category_option: TabCategoryOption;
  /** Categories that the tab is shown in, or the single string `*` when it is shown in every category. `category_option` tells which. */
  categories: TabCategories;
  /** Content block shown at the top of the tab, or null when there is none. */
  content_block: NamedReference | null;
  /** Number of fields on the tab. */
  field_count: number;
  /** Whether generated PDFs include a divider page for the tab. */
  tab_divider_on_pdfs: boolean;
  /** Configuration specific to the type of the tab. Null for types that carry none, which are `details` and `fields`. */
  settings: TabSettings | null;
  /** When the tab was created. */
  created: ZuluDateTime;
  /** When the tab was last updated. */
  updated: ZuluDateTime;
}

/** Categories that the tab is shown in, or the single string `*` when it is shown in every category. `category_option` tells which. */
export type TabCategories = NamedReference[] | ['*'];

/**
 * Whether the tab is shown in every category (`all`) or only in those that `categories` lists (`select`).
 *
 * - `all`: Shown in every category.
 * - `select`: Shown only in the listed categories.
 */
export type TabCategoryOption = 'all' | 'select';

/**
 * Kind of form that the tab is part of.
 *
 * - `applications`: Part of an application form.
 * - `users`: Part of the user profile form.
 */
export type TabResource = 'applications' | 'users';

/** Configuration of a tab. Each tab type fills only its own properties and omits the rest. Which properties belong to which type is stated only for `assessment_mode` (eligibility) and `action_stage` (referees). The limits are those that the applicant form enforces. */
export interface TabSettings {
  /** Accepted file extensions, keyed by group: `documents`, `images`, `graphics`, `audio`, `video` and `archives`. An empty array means every extension that the account allows. */
  allowed_file_types?: AllowedFileTypes;
  /** Whether a link to a file is accepted in place of an upload. */
  accept_attachment_links?: boolean;
  /** Minimum number of attachments, or null when unset. */
  min_attachments?: number | null;
  /** Maximum number of attachments, or null when unset. */
  max_attachments?: number | null;
  /**
   * Minimum file size in megabytes, or null when unset. The file size limit of the account also applies, and the smaller value wins.
   *
   * Not shown (GAP-027): The file size limit of an account and the largest request body are not shown.
   */
  min_filesize?: number | null;
  /**
   * Maximum file size in megabytes, or null when unset. The file size limit of the account also applies, and the smaller value wins.
   *
   * Not shown (GAP-027): The file size limit of an account and the largest request body are not shown.
   */
  max_filesize?: number | null;
  /** Minimum length of a video in seconds, or null when unset. */
  min_video_length?: number | null;
  /** Maximum length of a video in seconds, or null when unset. */
  max_video_length?: number | null;
  /**
   * Limits on the width and height of an image, in pixels.
   *
   * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
   */
  image_dimension_constraints?: ImageDimensionConstraints;
  /** How an eligibility tab decides the eligibility of an application, or null. */
  assessment_mode?: AssessmentMode | null;
  /** Score needed to be eligible, or null. Applies when `assessment_mode` is `auto` or `both`. */
  min_eligibility_score?: number | null;
  /** Whether the remaining tabs are hidden from an ineligible application. */
  hide_other_tabs_when_ineligible?: boolean;
  /** Slug of the content block shown when the application is eligible, or null. */
  eligible_content_block?: OptionalSlug;
  /** Slug of the content block shown when the application is ineligible, or null. */
  ineligible_content_block?: OptionalSlug;
  /** Slug of the content block shown when eligibility is pending, or null. */
  pending_eligibility_content_block?: OptionalSlug;
  /** Slug of the notification sent when the application is eligible, or null. */
  eligible_notification?: OptionalSlug;
  /** Slug of the notification sent when the application is ineligible, or null. */
  ineligible_notification?: OptionalSlug;
  /** Slug of the notification sent when eligibility is pending, or null. */
  pending_eligibility_notification?: OptionalSlug;
  /** Slug of the action stage that collects references on a referees tab, or null. */
  action_stage?: OptionalSlug;
  /** Minimum number of referees, or null. */
  min_referees?: number | null;
  /** Maximum number of referees, or null. */
  max_referees?: number | null;
  /** Minimum number of contributors, or null. */
  min_contributors?: number | null;
  /** Maximum number of contributors, or null. */
  max_contributors?: number | null;
}

/** Type of the tab, which decides the settings that it has. */
export type TabType = 'details' | 'attachments' | 'contributors' | 'fields' | 'eligibility' | 'referees';

/**
 * Reference to an application, with its title.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface TitledReference extends ResourceReference {
  /** Title of the referenced application. */
  title: ReferenceLabel;
}

/**
 * Reference to a resource, with its translated name.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface TranslatedReference extends ResourceReference {
  /** Name of the referenced resource, keyed by locale code. */
  name: TranslatedText;
}

/** Text in one or more languages: a map from locale code, such as `en_GB`, to string. The `x-api-language` header of the request chooses the languages. */
export interface TranslatedText {
  /** The text in the language of its key. */
  [key: string]: string;
}

/**
 * An uploaded file, grouped under `file` when an attachment is uploaded and when an application is read. The types of its fields are not shown.
 *
 * Since version 2.1.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface UploadedFile {
  /**
   * Name of the uploaded file.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  filename?: unknown;
  /**
   * Token of the file. Its meaning is not shown.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  token?: unknown;
  /**
   * Download of the file. What it holds is not shown.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  download?: unknown;
  /**
   * Link to the file. What it holds is not shown.
   *
   * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
   */
  link?: unknown;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * Body of a 422 response: the error envelope with `errors`, which no other status carries.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ValidationErrorEnvelope extends ErrorEnvelope {
  /**
   * What failed validation. The structure is not shown.
   *
   * Not shown (GAP-024): A 422 is a validation failure of a PUT operation. Which conditions cause it, and the structure of its `errors` object, are not shown.
   */
  errors: {
    /** Members that are not shown. */
    [member: string]: unknown;
  };
}

/**
 * A subscription that notifies an external system when events occur.
 *
 * Since version 2.0.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface Webhook {
  /** Slug that identifies the webhook, 8 letters. */
  slug: Slug;
  /** Name of the webhook. */
  name: string;
  /** URL that receives the payload. */
  url: string;
  /** HTTP method used to call the URL of the webhook. */
  method: WebhookMethod;
  /** Event kinds that the webhook subscribes to. */
  events: WebhookEventKind[];
  /** Fields included in the payload. */
  fields: unknown[];
  /** Form that the webhook is scoped to, or null when it is not scoped. */
  form: WebhookForm | null;
  /**
   * Key that signs outgoing requests. A hidden placeholder may be returned instead of the real value.
   *
   * Not shown (GAP-034): A placeholder can be returned instead of the signing key of a webhook. The text of the placeholder is not given.
   */
  signing_key: string;
  /** When the webhook was created. */
  created: ZuluDateTime;
  /** When the webhook was last updated. */
  updated: ZuluDateTime;
}

/**
 * Event kind that a webhook subscribes to. Some identifiers are known and more than twenty kinds exist, so any string may occur.
 *
 * Not shown (GAP-019): More than twenty event kinds exist. Some identifiers are known; the complete list is not shown.
 */
export type WebhookEventKind = KnownWebhookEventKind | (string & {});

/**
 * Form that a webhook is scoped to. Its fields are not shown.
 *
 * Not shown (GAP-011): A webhook can be scoped to a form. The shape of the form object is not shown.
 */
export interface WebhookForm {
  /** Members that are not shown. */
  [member: string]: unknown;
}

/** HTTP method used to call the URL of the webhook. */
export type WebhookMethod = 'get' | 'post';

/** ISO 8601 date-time in Zulu form: in UTC, ending in `Z`. */
export type ZuluDateTime = string;
