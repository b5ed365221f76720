// Made from the bundled description by `npm run build`. Do not edit.

/**
 * Settings of the organisation that the key belongs to. The shape of the response is not shown.
 *
 * Since version 2.2.
 *
 * Not shown (GAP-008): The account holds organisation-level settings. The shape of the response is not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
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
  /** Slug of the payment. */
  slug: Slug;
  /** The allocation that the payment is made against. */
  allocation: ResourceReference;
  /** Amount of the payment, in the currency of the fund. */
  amount: number;
  /** ISO 4217 code of the currency, taken from the fund. */
  currency: string;
  /**
   * Log of comments, with its entries joined by newlines, each in the form `author (timestamp): body`. An empty
   * string when there are none.
   */
  comments: string;
  /** When the payment is due; null when unset. Accepted and returned in Zulu form from version 2.3 on. */
  date_due: ZuluDateTime | null;
  /** When the payment was paid; null when it is not yet paid. Accepted and returned in Zulu form from version 2.3 on. */
  date_paid: ZuluDateTime | null;
  /** Identifier for reconciliation with downstream systems; an empty string when there is none. */
  external_id: string;
  /** The grant status; null when there is none. */
  grant_status: GrantStatus | null;
  /** Method of payment; null when there is none. */
  payment_method: PaymentMethodReference | null;
  /** Free text that the payment carries; null when not provided. Before version 2.3 an empty string stood in the place of null. */
  reference: string | null;
  /** The season, as a reference with its name. */
  season: NamedReference;
  /**
   * Localised label of the payment's status, so that any string may occur. The examples are the labels that are
   * named, and `failed_permanently`, the form that is returned for a payment that failed permanently. That state was
   * added in version 2.1. Which status can follow which is not shown.
   *
   * Not shown (GAP-013): Five statuses of an allocation payment are named. Which status can follow which is not shown.
   */
  status: AllocationPaymentStatus;
  /** When the payment was created. */
  created: ZuluDateTime;
  /** When the payment was last updated. */
  updated: ZuluDateTime;
}

/**
 * An allocation payment as it is returned on its own, with what a list leaves out.
 *
 * Since version 2.1.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface AllocationPaymentDetail extends AllocationPayment {
  /** Total of the allocation, in the currency of the fund. */
  allocation_amount: number;
  /** The applicant who owns the application; may be null. */
  applicant: Applicant | null;
  /** The application, as a reference with its title and its integer identifier; may be null. */
  application: PaymentApplication | null;
  /** The fund, as a reference with its translated name. */
  fund: TranslatedReference;
}

/** Member that a list of allocation payments is sorted by. A value that is not recognised falls back to `updated`, so it is no error. */
export type AllocationPaymentOrderColumn = 'amount' | 'created' | 'currency' | 'date_due' | 'date_paid' | 'external_id' | 'reference' | 'slug' | 'status' | 'updated' | (string & {});

/**
 * One page of the list of allocation payments, in the list shape, so without the additions of the single record.
 *
 * Since version 2.1.
 */
export interface AllocationPaymentPage extends PaginationEnvelope {
  /** The payments of the page. */
  data: AllocationPayment[];
}

/**
 * Localised label of the payment's status, so that any string may occur. The examples are the labels that are
 * named, and `failed_permanently`, the form that is returned for a payment that failed permanently. That state was
 * added in version 2.1. Which status can follow which is not shown.
 *
 * Not shown (GAP-013): Five statuses of an allocation payment are named. Which status can follow which is not shown.
 */
export type AllocationPaymentStatus = 'Scheduled' | 'Processing' | 'Paid' | 'Failed' | 'Failed permanently' | 'failed_permanently' | (string & {});

/**
 * File extensions that are accepted, by group. An empty array stands for every extension that the
 * account allows.
 */
export type AllowedFileTypes = {
  /** Accepted extensions of documents. */
  documents?: FileExtensions;
  /** Accepted extensions of images. */
  images?: FileExtensions;
  /** Accepted extensions of graphics. */
  graphics?: FileExtensions;
  /** Accepted extensions of sound recordings. */
  audio?: FileExtensions;
  /** Accepted extensions of moving pictures. */
  video?: FileExtensions;
  /** Accepted extensions of archives. */
  archives?: FileExtensions;
} | [];

/**
 * The applicant who owns an application.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface Applicant {
  /** Slug of the applicant. */
  slug: Slug;
  /** Canonical URI of the applicant. */
  link: string;
  /** Whole name of the applicant. */
  name: string;
  /** Given name of the applicant. */
  first_name: string;
  /** Family name of the applicant. */
  last_name: string;
  /** Electronic mail address of the applicant. */
  email: string;
  /** A string whose meaning beyond its name is not described. */
  global_id: string;
}

/**
 * What the change history says of an application. Its other fields, and the types of these, are not shown. Version 2.1
 * added a grant status, and a form slug to the operations on applications; the names of these members are not shown.
 * Since version 2.3 dates are accepted and returned in ISO 8601 Zulu form.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface Application {
  /**
   * Name of a file in application responses, which was called `name` before. Its place among the response's members is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  filename?: unknown;
  /**
   * What is known of an uploaded file, in the response of getting an application. Its place among the response's members is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  file?: UploadedFile;
  /**
   * Added to applications together with the grant status. Its type is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  grant_end_date?: unknown;
  /**
   * Added to application operations. Its meaning, its type, and whether it is sent or returned, are not shown.
   *
   * Since version 2.2.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  custom_deadline?: unknown;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * Name of a stage that an application passes through. The examples are the names given. They are names for people and not identifiers, and which stage can follow which is not shown.
 *
 * Not shown (GAP-015): Four stages of an application are named: draft, submitted, under review and approved. Which stage can follow which is not shown.
 */
export type ApplicationStage = 'draft' | 'submitted' | 'under review' | 'approved' | (string & {});

/**
 * How the eligibility of an application is decided.
 *
 * - `auto`: The application is scored against `min_eligibility_score`.
 * - `manual`: A program manager decides.
 * - `both`: The application is scored first and then confirmed by a program manager.
 */
export type AssessmentMode = 'auto' | 'manual' | 'both';

/**
 * What the change history says of an attachment. Its other fields, and the types of these, are not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface Attachment {
  /**
   * Name of the attached file, which was called `name` before. Its place among the response's members is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  filename?: unknown;
  /**
   * What is known of the file, in the response of uploading an attachment.
   *
   * Since version 2.1.
   */
  file?: UploadedFile;
  /**
   * A tab object. Its members, and how it relates to the attachment, are not shown.
   *
   * Since version 2.3.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  tab?: {
    /** Members that are not shown. */
    [member: string]: unknown;
  };
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * What the change history says of a category. Its other fields, and the types of these, are not shown. Version 2.1 added a form slug to the operations on categories; its name and place are not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface Category {
  /**
   * Name of a file in category responses, which was called `name` before. Its place among the response's members is not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  filename?: unknown;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * What the change history says of a chapter. Its other fields are not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface Chapter {
  /** The managers of the chapter, an array of objects since version 2.2. */
  managers?: ChapterManager[];
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * One manager of a chapter. The types of the names are not shown.
 *
 * Since version 2.2.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface ChapterManager extends ResourceReference {
  /**
   * Given name of the manager.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  first_name?: unknown;
  /**
   * Family name of the manager.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  last_name?: unknown;
}

/**
 * An entry on a contributors tab of an application, made of the values of the tab's fields.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface Contributor {
  /** Slug of the contributor. */
  slug: Slug;
  /** The application, as a reference with its title. */
  application: TitledReference;
  /** The season, as a reference with its name. */
  season: NamedReference;
  /** The contributors tab, as a reference with its name. */
  tab: NamedReference;
  /** The values of the contributor, one item for each field on the contributors tab. */
  fields: ContributorField[];
  /** When the contributor was created. */
  created: ZuluDateTime;
  /** When the contributor was last updated. */
  updated: ZuluDateTime;
}

/**
 * One field of a contributors tab with the value that it has for the contributor.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ContributorField {
  /** Slug of the field. It is the key for the field in a contributor update. */
  slug: Slug;
  /** Canonical URI of the field. */
  link: string;
  /** Label of the field in each language. It may contain markup. */
  label: TranslatedText;
  /** Title of the field in each language. */
  title: TranslatedText;
  /**
   * Value of the field, a string or a boolean. Other types may occur.
   *
   * Not shown (GAP-029): The value of a contributor field is shown as a string or a boolean. Whether other types occur is not shown.
   */
  value: ContributorFieldValue;
  /** A translated map. The interface document says no more of it. */
  translated: TranslatedText;
}

/**
 * The new value, a string or a boolean.
 *
 * Not shown (GAP-029): The value of a contributor field is shown as a string or a boolean. Whether other types occur is not shown.
 */
export type ContributorFieldInput = string | boolean;

/**
 * Value of the field, a string or a boolean. Other types may occur.
 *
 * Not shown (GAP-029): The value of a contributor field is shown as a string or a boolean. Whether other types occur is not shown.
 */
export type ContributorFieldValue = string | boolean | unknown;

/** The new values for fields of a contributor. Dates are accepted in ISO 8601 Zulu form since version 2.3. */
export interface ContributorUpdateRequest {
  /** Map from the slug of a field to its new value. */
  fields: {
    /**
     * The new value, a string or a boolean.
     *
     * Not shown (GAP-029): The value of a contributor field is shown as a string or a boolean. Whether other types occur is not shown.
     */
    [key: string]: ContributorFieldInput;
  };
}

/**
 * Whether a list holds deleted records. No default is shown.
 *
 * - `only`: Only deleted records.
 * - `included`: Deleted records are included.
 * - `none`: Deleted records are excluded.
 */
export type DeletionMode = 'only' | 'included' | 'none';

/**
 * Body of every error response other than the maintenance answer.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ErrorEnvelope {
  /** What went wrong, in words. Their wording is not specified. */
  message: string;
  /** HTTP status of the response, repeated in the body. */
  status_code: number;
}

/**
 * One page of the list of fields. What a field holds is not shown.
 *
 * Since version 2.1.
 */
export interface FieldsPage extends PaginationEnvelope {
  /** The fields of the page. */
  data: unknown[];
}

/** File extensions of one group. */
export type FileExtensions = string[];

/**
 * How a form appears in responses that carry it as an object. Which responses these are is not shown; a tab gives its form as a slug.
 *
 * Since version 2.2.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface FormReference extends NamedReference {
}

/**
 * Money with a budget that allocations are made from.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface Fund {
  /** Slug of the fund. */
  slug: Slug;
  /** Display name of the fund in each language. */
  name: TranslatedText;
  /** Description of the fund in each language. */
  description: TranslatedText;
  /** Total budget of the fund. */
  budget: number;
  /** Amount that has been allocated from the budget. */
  allocated: number;
  /** Amount still available, which equals the budget minus what is allocated. */
  available: number;
  /** ISO 4217 code of the fund's currency. */
  currency: string;
  /** When the fund was created. */
  created: ZuluDateTime;
  /** When the fund was last updated. */
  updated: ZuluDateTime;
}

/**
 * Grant status of a payment. Its fields are not shown.
 *
 * Not shown (GAP-009): An allocation payment carries a grant status, an object or null. The fields of the object are not shown.
 */
export interface GrantStatus {
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * Bounds on the width and height of an image, in pixels.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ImageDimensionConstraints {
  /** Smallest width in pixels; null when unset. */
  min_width: number | null;
  /** Largest width in pixels; null when unset. */
  max_width: number | null;
  /** Smallest height in pixels; null when unset. */
  min_height: number | null;
  /** Largest height in pixels; null when unset. */
  max_height: number | null;
}

/**
 * The seven kinds of event whose identifiers are shown, spelt as they are shown. Three more are known by
 * description only: application status changed, payment success and user confirmed.
 *
 * Not shown (GAP-020): Three kinds of event are known by description only. How their identifiers are spelt is not shown.
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

/** Language and region of a translation, as the `x-api-language` header takes it. */
export type LocaleCode = 'ar_AR' | 'bg_BG' | 'bn_IN' | 'ca_ES' | 'cs_CZ' | 'cy_GB' | 'da_DK' | 'de_DE' | 'en_GB' | 'en_US' | 'el_GR' | 'es_NN' | 'es_LA' | 'et_EE' | 'fa_NN' | 'fi_FI' | 'fr_FR' | 'fr_CA' | 'he_IL' | 'hi_IN' | 'hr_HR' | 'hu_HU' | 'hy_AM' | 'it_IT' | 'ja_JP' | 'ko_KR' | 'lt_LT' | 'ms_MY' | 'nl_NL' | 'nb_NO' | 'pl_PL' | 'pt_BR' | 'ro_RO' | 'ru_RU' | 'sk_SK' | 'sl_SI' | 'sq_AL' | 'sr_RS' | 'sv_SE' | 'sw_NN' | 'th_TH' | 'tr_TR' | 'uk_UA' | 'vi_VN' | 'zh_CN' | 'zh_HK';

/**
 * Body of the answer during maintenance, which has no error envelope.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface MaintenanceStatus {
  /** Says that maintenance is in progress. */
  status: 'Maintenance in progress' | (string & {});
}

/**
 * Reference to a resource that carries the resource's name.
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
 * Answer of a list operation: one page of the list, with its position among all records. The page URLs carry the `page` and `per_page` query
 * parameters.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface PaginationEnvelope {
  /** Number of the page returned. The first page is 1. */
  current_page: number;
  /** URL of the first page. It is relative when the requested page lies beyond the last one. */
  first_page_url: string;
  /** Position of the page's first record among all records, counted from 1. Null when the page lies beyond the last one. */
  from: number | null;
  /** Number of the last page, which equals the number of pages. */
  last_page: number;
  /** URL of the last page. It is relative when the requested page lies beyond the last one. */
  last_page_url: string;
  /** URL of the next page. On the last page it is an empty string; it may also be null. */
  next_page_url: string | null;
  /** Canonical URL of the endpoint, without query parameters. */
  path: string;
  /** The most records that a page holds. */
  per_page: number;
  /** URL of the previous page. On the first page it is an empty string; it may also be null. */
  prev_page_url: string | null;
  /** Position of the page's last record among all records. Null when the page lies beyond the last one. */
  to: number | null;
  /** Number of records on all pages together. */
  total: number;
}

/**
 * Reference to the application in a single payment. Beside the title it carries an integer identifier.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface PaymentApplication extends TitledReference {
  /** Integer identifier of the application. */
  id: number;
}

/**
 * The payment method, with its name in each language. Its further fields are not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface PaymentMethodReference extends TranslatedReference {
}

/** Names the reviewer who is recused and, if wanted, the one score set that the recusal is limited to. One payload serves both operations, recuse and unrecuse. */
export interface RecusalRequest {
  /**
   * Slug of the reviewer, who must be an existing user. Which error an unknown one gives is not shown.
   *
   * Not shown (GAP-024): A 422 is a validation failure of a PUT operation. Which conditions cause it, and the structure of its `errors` object, are not shown.
   */
  reviewer: Slug;
  /**
   * Slug of the score set that the recusal is limited to. When it is omitted, the recusal applies to every score
   * set under which the reviewer has assignments for the application.
   */
  score_set?: Slug;
}

/**
 * Name or title of a referenced resource. For most references it is not stated whether it is a plain string or a
 * translated map, so both are accepted.
 *
 * Not shown (GAP-031): The name of a payment method and that of a fund are translated maps. For most other references it is not stated whether the name or title is a string or a translated map.
 */
export type ReferenceLabel = (string & {}) | TranslatedText;

/**
 * Small object that stands for another resource. It holds at least the slug and the canonical address, often a
 * name as well, and possibly members that are not named.
 *
 * Not shown (GAP-032): A reference holds at least a slug and a link, and the description of its shape ends in an ellipsis. Which other members it can carry is not described.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ResourceReference {
  /** Slug of the referenced resource. */
  slug: Slug;
  /** Canonical URI of the referenced resource. */
  link: string;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * What the change history says of a score set. Its other fields are not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface ScoreSet {
  /** Name of the score set in each language. */
  name?: TranslatedText;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * State that a season is in. Which field of a season holds it is not shown, and neither is which state can follow which.
 *
 * Not shown (GAP-014): A season is draft, active, archived or destroyed. Which state can follow which is not shown.
 */
export type SeasonStatus = 'draft' | 'active' | 'archived' | 'destroyed';

/** Identifier of a resource, made of eight letters. Every resource has one. */
export type Slug = string;

/**
 * Direction in which a list is sorted. Any other value gives 400. No default is shown.
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
  /** Slug of the tab. */
  slug: Slug;
  /** Slug of the form that the tab belongs to. */
  form: Slug;
  /** The season that the tab belongs to. */
  season: NamedReference;
  /** What a tab is for. The type decides which settings the tab carries. */
  type: TabType;
  /** The kind of form that a tab belongs to. */
  resource: TabResource;
  /** Display name of the tab in each language. */
  name: TranslatedText;
  /** Position in the form. A tab with a lower number appears first. */
  order: number;
  /** Whether the tab is locked. A locked tab always holds position 1 and cannot be reordered or deleted. */
  locked: boolean;
  /** Whether applicants see the tab. When false, the tab stays visible to program managers only. */
  visible_to_applicants: boolean;
  /** Whether a tab shows in every category or in chosen ones. It tells how to read `categories`. */
  category_option: TabCategoryOption;
  /**
   * References to the categories that the tab is shown in, or the single string `*` when it is shown in every category.
   * `category_option` tells which.
   */
  categories: TabCategories;
  /** The content block shown at the top of the tab; null when there is none. */
  content_block: NamedReference | null;
  /** Number of fields on the tab. */
  field_count: number;
  /** Whether generated PDFs include a divider page for the tab. */
  tab_divider_on_pdfs: boolean;
  /** Configuration particular to the type of the tab; null for the types that carry none, which are `details` and `fields`. */
  settings: TabSettings | null;
  /** When the tab was created. */
  created: ZuluDateTime;
  /** When the tab was last updated. */
  updated: ZuluDateTime;
}

/**
 * References to the categories that the tab is shown in, or the single string `*` when it is shown in every category.
 * `category_option` tells which.
 */
export type TabCategories = NamedReference[] | ['*'];

/**
 * Whether a tab shows in every category or in chosen ones. It tells how to read `categories`.
 *
 * - `all`: The tab is shown in every category.
 * - `select`: The tab is shown in the listed categories only.
 */
export type TabCategoryOption = 'all' | 'select';

/**
 * The kind of form that a tab belongs to.
 *
 * - `applications`: The tab is part of an application form.
 * - `users`: The tab is part of the user profile form.
 */
export type TabResource = 'applications' | 'users';

/**
 * Configuration of a tab, particular to its type. Each type fills its own members only and omits the rest; which
 * are whose is told for eligibility and referees only. The limits are those that the applicant form enforces.
 */
export interface TabSettings {
  /**
   * File extensions that are accepted, by group. An empty array stands for every extension that the
   * account allows.
   */
  allowed_file_types?: AllowedFileTypes;
  /** Whether a link to a file is accepted in place of an upload. */
  accept_attachment_links?: boolean;
  /** Smallest number of attachments; null when unset. */
  min_attachments?: number | null;
  /** Largest number of attachments; null when unset. */
  max_attachments?: number | null;
  /**
   * Smallest size of a file in megabytes; null when unset. The file size limit of the account applies as well,
   * and the smaller value wins. The account's limit is not shown.
   *
   * Not shown (GAP-027): The file size limit of an account and the largest request body are not shown.
   */
  min_filesize?: number | null;
  /**
   * Largest size of a file in megabytes; null when unset. The file size limit of the account applies as well,
   * and the smaller value wins. The account's limit is not shown.
   *
   * Not shown (GAP-027): The file size limit of an account and the largest request body are not shown.
   */
  max_filesize?: number | null;
  /** Shortest length of a video in seconds; null when unset. */
  min_video_length?: number | null;
  /** Greatest length of a video in seconds; null when unset. */
  max_video_length?: number | null;
  /**
   * Bounds on the width and height of an image, in pixels.
   *
   * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
   */
  image_dimension_constraints?: ImageDimensionConstraints;
  /** How an eligibility tab decides; may be null. */
  assessment_mode?: AssessmentMode | null;
  /** Score that is needed to be eligible; may be null. It applies when the assessment mode is `auto` or `both`. */
  min_eligibility_score?: number | null;
  /** Whether the remaining tabs are hidden from an ineligible application. */
  hide_other_tabs_when_ineligible?: boolean;
  /** Slug of the content block shown when the application is eligible; may be null. */
  eligible_content_block?: OptionalSlug;
  /** Slug of the content block shown when the application is ineligible; may be null. */
  ineligible_content_block?: OptionalSlug;
  /** Slug of the content block shown while eligibility is pending; may be null. */
  pending_eligibility_content_block?: OptionalSlug;
  /** Slug of the notification sent when the application is eligible; may be null. */
  eligible_notification?: OptionalSlug;
  /** Slug of the notification sent when the application is ineligible; may be null. */
  ineligible_notification?: OptionalSlug;
  /** Slug of the notification sent while eligibility is pending; may be null. */
  pending_eligibility_notification?: OptionalSlug;
  /** On a referees tab, slug of the action stage that collects references; may be null. */
  action_stage?: OptionalSlug;
  /** Smallest number of referees; may be null. */
  min_referees?: number | null;
  /** Largest number of referees; may be null. */
  max_referees?: number | null;
  /** Smallest number of contributors; may be null. */
  min_contributors?: number | null;
  /** Largest number of contributors; may be null. */
  max_contributors?: number | null;
}

/** What a tab is for. The type decides which settings the tab carries. */
export type TabType = 'details' | 'attachments' | 'contributors' | 'fields' | 'eligibility' | 'referees';

/**
 * Reference to an application, which carries the application's title.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface TitledReference extends ResourceReference {
  /** Title of the referenced application. */
  title: ReferenceLabel;
}

/**
 * Reference to a resource that carries the resource's name as a translated map.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface TranslatedReference extends ResourceReference {
  /** Name of the referenced resource in each language. */
  name: TranslatedText;
}

/**
 * One text in several languages, as a map from locale code (`LocaleCode`) to string. Which languages it holds
 * follows from the `x-api-language` header of the request.
 */
export interface TranslatedText {
  /** The text in the language of its key. */
  [key: string]: string;
}

/**
 * Members that are grouped under `file` when an attachment is uploaded and when an application is read. Their types are not shown.
 *
 * Since version 2.1.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface UploadedFile {
  /**
   * Name of the uploaded file.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  filename?: unknown;
  /**
   * A token. Its meaning is not shown.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  token?: unknown;
  /**
   * Member for the download. Its meaning is not shown.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  download?: unknown;
  /**
   * Member for the link. Its meaning is not shown.
   *
   * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
   */
  link?: unknown;
  /** Members that are not shown. */
  [member: string]: unknown;
}

/**
 * The error envelope with the errors of the validation. Present with 422 only.
 *
 * Not shown (GAP-042): Whether every field of a table is always present is not stated. All are marked as required, because nulls and empty values are documented as values.
 */
export interface ValidationErrorEnvelope extends ErrorEnvelope {
  /**
   * The errors that the validation found. The structure is not shown.
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
  /** Slug of the webhook. */
  slug: Slug;
  /** What the webhook is called. */
  name: string;
  /** Address that receives the payload. */
  url: string;
  /** HTTP method that is used to call the webhook's URL. */
  method: WebhookMethod;
  /** The kinds of event that the webhook subscribes to. */
  events: WebhookEventKind[];
  /** The fields that the payload includes. */
  fields: unknown[];
  /** The form that the webhook is scoped to; null when it is not scoped. */
  form: WebhookForm | null;
  /**
   * Key that signs outgoing requests. A hidden placeholder may be returned in its place; the text of the
   * placeholder is not given.
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
 * A kind of event that a webhook subscribes to. More than twenty exist and the complete list is not shown, so any string is accepted.
 *
 * Not shown (GAP-019): More than twenty kinds of event exist. Seven identifiers are known; the complete list is not shown.
 */
export type WebhookEventKind = KnownWebhookEventKind | (string & {});

/**
 * The form that a webhook is scoped to. Its shape is not shown.
 *
 * Not shown (GAP-011): A webhook can be scoped to a form. The shape of the form object is not shown.
 */
export interface WebhookForm {
  /** Members that are not shown. */
  [member: string]: unknown;
}

/** HTTP method that is used to call the webhook's URL. */
export type WebhookMethod = 'get' | 'post';

/** Date and time in ISO 8601 Zulu form, so in UTC and ending in `Z`. */
export type ZuluDateTime = string;
