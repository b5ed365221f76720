// Made by `npm run build` from the bundled description with openapi-typescript. Do not edit.

export interface paths {
    "/tab/{tab_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tab
         * @description Returns one tab of a form, with status 200. The 200 response carries an `ETag` and the rate limit headers. The 400, 401 and 403 responses carry the rate limit headers too (`AMB-18`).
         */
        get: operations["getTab"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributor/{contributor_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a contributor
         * @description Updates a contributor with the given field values, and returns the updated contributor.
         */
        put: operations["updateContributor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{application_slug}/recuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Recuse a reviewer
         * @description Recuses a reviewer from the assignment for the application.
         *
         *     With `score_set`, the recusal is limited to that score set. Without it, the recusal applies to every score set
         *     under which the reviewer has assignments for this application.
         *
         *     The recusal prevents the reviewer from being assigned in the future within those score sets. It is recorded even
         *     when the reviewer has no current assignment to the application.
         *
         *     An unrecuse operation takes the same payload; its path is not shown.
         */
        put: operations["recuseReviewer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allocation-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List allocation payments
         * @description Returns a page of allocation payments, without the additional fields of the single record.
         *
         *     The list can also be filtered by deletion and sorted by a column, in either direction. The names of these query
         *     parameters are not shown.
         */
        get: operations["listAllocationPayments"];
        put?: never;
        /**
         * Create an allocation payment
         * @description Creates an allocation payment, which corresponds to the event kind `AllocationPaymentWasCreated`. As of version 2.3, `date_due` and `date_paid` are accepted in ISO 8601 Zulu form. The request body, the response and any errors specific to the operation are not shown.
         */
        post: operations["createAllocationPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allocation-payment/{allocation_payment_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an allocation payment
         * @description Returns one allocation payment, with its allocation amount, applicant, application and fund.
         */
        get: operations["getAllocationPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund/{fund_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a fund
         * @description Returns one fund, with its budget and the amounts that are allocated and available.
         */
        get: operations["getFund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/{webhook_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns one webhook, with its URL, its events and the form that it is scoped to, if any.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account
         * @description Returns the organisation-level settings of the tenant that the API key is tied to. The shape of the response is not shown.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/field": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fields
         * @description Returns a page of fields, from 1 to 500 per page. The default page size, other parameters, the members of a field and any errors specific to the operation are not described.
         */
        get: operations["listFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/action-task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an action task
         * @description Creates an action task. The request body, the response and any errors specific to the operation are not shown. The change history mentions the operation under version 2.3, without saying when it was added.
         */
        post: operations["createActionTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    eventDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive an event by GET
         * @description Sent to the `url` of a webhook whose `method` is `get` when an event that it subscribes to occurs. The request is signed with the webhook's signing key. How the payload is conveyed, the signature algorithm and header, and the retries, timeouts and order of deliveries are not shown.
         */
        get: operations["receiveEventByGet"];
        put?: never;
        /**
         * Receive an event by POST
         * @description Sent to the `url` of a webhook whose `method` is `post` when an event that it subscribes to occurs. The request is signed with the webhook's signing key. The payload, the signature algorithm and header, and the retries, timeouts and order of deliveries are not shown.
         */
        post: operations["receiveEventByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Account
         * @description Organisation-level settings of the tenant that the API key is tied to. Its fields are not shown.
         */
        Account: unknown;
        /**
         * Allocation payment
         * @description A scheduled or recorded disbursement of funds against an allocation.
         */
        AllocationPayment: {
            /** @description Slug that identifies the payment, 8 letters. */
            slug: components["schemas"]["Slug"];
            /** @description Allocation that the payment is made against. */
            allocation: components["schemas"]["ResourceReference"];
            /** @description Amount of the payment, in the fund's currency. */
            amount: number;
            /** @description Currency of the fund, as an ISO 4217 code. */
            currency: string;
            /** @description Comment log: entries of the form `author (timestamp): body`, joined by newlines. Empty when there are none. */
            comments: string;
            /** @description When the payment is due, or null when unset. Accepted and returned in ISO 8601 Zulu form since version 2.3. */
            date_due: components["schemas"]["ZuluDateTime"] | null;
            /** @description When the payment was paid, or null when not yet paid. Accepted and returned in ISO 8601 Zulu form since version 2.3. */
            date_paid: components["schemas"]["ZuluDateTime"] | null;
            /** @description Identifier for reconciliation with downstream systems. Empty when there is none. */
            external_id: string;
            /** @description Grant status of the payment, or null when there is none. */
            grant_status: components["schemas"]["GrantStatus"] | null;
            /** @description Payment method with its translated name, or null when there is none. */
            payment_method: components["schemas"]["PaymentMethodReference"] | null;
            /** @description Free text, or null when not provided. Before version 2.3 an empty string was returned instead of null. */
            reference: string | null;
            /** @description Season of the payment, with its name. */
            season: components["schemas"]["NamedReference"];
            status: components["schemas"]["AllocationPaymentStatus"];
            /** @description When the payment was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the payment was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Allocation payment, single record
         * @description An allocation payment as a single record: the fields that it has in the list, plus the allocation amount, the applicant, the application and the fund.
         */
        AllocationPaymentDetail: components["schemas"]["AllocationPayment"] & {
            /** @description Total of the allocation, in the fund's currency. */
            allocation_amount: number;
            /** @description Applicant who owns the application, or null. */
            applicant: components["schemas"]["Applicant"] | null;
            /** @description Application with its title and its integer `id`, or null. */
            application: components["schemas"]["PaymentApplication"] | null;
            /** @description Fund of the payment, with its translated name. */
            fund: components["schemas"]["TranslatedReference"];
        };
        /**
         * Order column of allocation payments
         * @description Column that allocation payments are sorted by. An unrecognised value is not an error: the list is sorted by `updated`.
         */
        AllocationPaymentOrderColumn: ("amount" | "created" | "currency" | "date_due" | "date_paid" | "external_id" | "reference" | "slug" | "status" | "updated") | string;
        /**
         * Page of allocation payments
         * @description One page of allocation payments, without the additional fields of the single record.
         */
        AllocationPaymentPage: {
            /** @description Allocation payments on this page. */
            data: components["schemas"]["AllocationPayment"][];
        } & components["schemas"]["PaginationEnvelope"];
        /**
         * Status of an allocation payment
         * @description Localised label of the status, so any string may occur. These labels are named: Scheduled, Processing, Paid, Failed and Failed permanently. The last was added in version 2.1 and is returned as `failed_permanently`. The transitions between statuses are not shown.
         * @example Scheduled
         * @example Processing
         * @example Paid
         * @example Failed
         * @example Failed permanently
         * @example failed_permanently
         */
        AllocationPaymentStatus: string;
        /**
         * Allowed file types
         * @description Accepted file extensions, keyed by group: `documents`, `images`, `graphics`, `audio`, `video` and `archives`. An empty array means every extension that the account allows.
         */
        AllowedFileTypes: {
            /** @description Accepted extensions for documents. */
            documents?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions for images. */
            images?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions for graphics. */
            graphics?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions for audio files. */
            audio?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions for video files. */
            video?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions for archive files. */
            archives?: components["schemas"]["FileExtensions"];
        } | [
        ];
        /**
         * Applicant
         * @description Applicant who owns an application.
         */
        Applicant: {
            /** @description Slug that identifies the applicant, 8 letters. */
            slug: components["schemas"]["Slug"];
            /**
             * Format: uri
             * @description Canonical URI of the applicant.
             */
            link: string;
            /** @description Name of the applicant. */
            name: string;
            /** @description First name of the applicant. */
            first_name: string;
            /** @description Last name of the applicant. */
            last_name: string;
            /** @description Email address of the applicant. */
            email: string;
            /** @description Global identifier of the applicant. Its meaning is not described. */
            global_id: string;
        };
        /**
         * Application (partial)
         * @description The fields of an application that the change history names. The others are not shown. Version 2.1 also added a grant status, and a form slug to the operations on applications; the names of these two are not shown. As of version 2.3, dates are accepted and returned in ISO 8601 Zulu form.
         */
        Application: {
            /** @description Name of a file, called `name` before version 2.1. Where it appears in the response is not shown. */
            filename?: unknown;
            /** @description Uploaded file, returned when getting an application. Where it appears in the response is not shown. */
            file?: components["schemas"]["UploadedFile"];
            /** @description End date of the grant, added together with the grant status. Its type is not shown. */
            grant_end_date?: unknown;
            /** @description Added to application operations in version 2.2. Its meaning, its type, and whether it is sent or returned are not shown. */
            custom_deadline?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * Stage of an application
         * @description Stage that an application is in. Four are named: draft, submitted, under review and approved. The transitions between stages are not shown.
         * @example draft
         * @example submitted
         * @example under review
         * @example approved
         */
        ApplicationStage: string;
        /**
         * Assessment mode
         * @description How the eligibility of an application is decided.
         * @enum {string}
         */
        AssessmentMode: "auto" | "manual" | "both";
        /**
         * Attachment (partial)
         * @description The fields of an attachment that the change history names. The others are not shown.
         */
        Attachment: {
            /** @description Name of the attached file, called `name` before version 2.1. Where it appears in the response is not shown. */
            filename?: unknown;
            /** @description Uploaded file, returned when uploading an attachment. */
            file?: components["schemas"]["UploadedFile"];
            /** @description Tab object, returned since version 2.3. Its fields are not shown. */
            tab?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * Category (partial)
         * @description The one field of a category that the change history names. The others are not shown. Version 2.1 also added a form slug to the operations on categories; its name and place are not shown.
         */
        Category: {
            /** @description Name of a file, called `name` before version 2.1. Where it appears in the response is not shown. */
            filename?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * Chapter (partial)
         * @description The one field of a chapter that the change history names. The others are not shown.
         */
        Chapter: {
            /** @description Managers of the chapter, an array of objects since version 2.2. */
            managers?: components["schemas"]["ChapterManager"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * Manager of a chapter
         * @description Manager of a chapter: slug, link, first name and last name.
         */
        ChapterManager: components["schemas"]["ResourceReference"] & {
            /** @description First name of the manager. Its type is not shown. */
            first_name?: unknown;
            /** @description Last name of the manager. Its type is not shown. */
            last_name?: unknown;
        };
        /**
         * Contributor
         * @description An entry on a contributors tab of an application, with a value for each of the tab's fields.
         */
        Contributor: {
            /** @description Slug that identifies the contributor, 8 letters. */
            slug: components["schemas"]["Slug"];
            /** @description Application that the contributor belongs to, with its title. */
            application: components["schemas"]["TitledReference"];
            /** @description Season that the contributor belongs to, with its name. */
            season: components["schemas"]["NamedReference"];
            /** @description Contributors tab that holds the entry, with its name. */
            tab: components["schemas"]["NamedReference"];
            /** @description Fields and their values, one item for each field on the contributors tab. */
            fields: components["schemas"]["ContributorField"][];
            /** @description When the contributor was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the contributor was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Field of a contributor
         * @description A field on a contributors tab, with its value for one contributor.
         */
        ContributorField: {
            /** @description Slug that identifies the field, 8 letters. A contributor update uses it as the key. */
            slug: components["schemas"]["Slug"];
            /**
             * Format: uri
             * @description Canonical URI of the field.
             */
            link: string;
            /** @description Label of the field, keyed by locale code. May contain markup. */
            label: components["schemas"]["TranslatedText"];
            /** @description Title of the field, keyed by locale code. */
            title: components["schemas"]["TranslatedText"];
            value: components["schemas"]["ContributorFieldValue"];
            /** @description Map from locale code to text. How it relates to `value` is not described. */
            translated: components["schemas"]["TranslatedText"];
        };
        /**
         * New value of a contributor field
         * @description New value of the field: a string or a boolean.
         */
        ContributorFieldInput: string | boolean;
        /**
         * Value of a contributor field
         * @description Value of the field: a string or a boolean. Whether other types occur is not shown.
         */
        ContributorFieldValue: components["schemas"]["ContributorFieldInput"] | unknown;
        /**
         * Contributor update
         * @description New values for the fields of a contributor. As of version 2.3, dates are accepted in ISO 8601 Zulu form.
         */
        ContributorUpdateRequest: {
            /** @description New values, each a string or a boolean, keyed by the slug of the field. */
            fields: {
                [key: string]: components["schemas"]["ContributorFieldInput"];
            };
        };
        /**
         * Deletion mode
         * @description Whether the list holds deleted records. The default is not shown (`GAP-003`).
         * @enum {string}
         */
        DeletionMode: "only" | "included" | "none";
        /**
         * Error envelope
         * @description Body of every error response except 503.
         */
        ErrorEnvelope: {
            /** @description Text that says what went wrong. The wording is not specified. */
            message: string;
            /** @description HTTP status of the response, from 400 to 599. */
            status_code: number;
        };
        /**
         * Page of fields
         * @description One page of fields. The members of a field are not shown.
         */
        FieldsPage: {
            /** @description Fields on this page. */
            data: unknown[];
        } & components["schemas"]["PaginationEnvelope"];
        /**
         * File extensions
         * @description File extensions accepted for one group.
         */
        FileExtensions: string[];
        /**
         * Reference to a form
         * @description Reference to a form, with its slug, name and link. Form fields in responses have been such objects since version 2.2. Which responses carry one is not shown; a tab gives its form as a slug.
         */
        FormReference: components["schemas"]["NamedReference"];
        /**
         * Fund
         * @description A budget that allocations are made from.
         */
        Fund: {
            /** @description Slug that identifies the fund, 8 letters. */
            slug: components["schemas"]["Slug"];
            /** @description Name of the fund, keyed by locale code. */
            name: components["schemas"]["TranslatedText"];
            /** @description Description of the fund, keyed by locale code. */
            description: components["schemas"]["TranslatedText"];
            /** @description Total budget of the fund. */
            budget: number;
            /** @description Amount allocated from the budget. */
            allocated: number;
            /** @description Amount still available: `budget` minus `allocated`. */
            available: number;
            /** @description Currency of the fund, as an ISO 4217 code. */
            currency: string;
            /** @description When the fund was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the fund was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Grant status
         * @description Grant status of an allocation payment. Its fields are not shown.
         */
        GrantStatus: {
            [key: string]: unknown;
        };
        /**
         * Image dimension constraints
         * @description Limits on the width and height of an image, in pixels.
         */
        ImageDimensionConstraints: {
            /** @description Minimum width in pixels, or null when unset. */
            min_width: number | null;
            /** @description Maximum width in pixels, or null when unset. */
            max_width: number | null;
            /** @description Minimum height in pixels, or null when unset. */
            min_height: number | null;
            /** @description Maximum height in pixels, or null when unset. */
            max_height: number | null;
        };
        /**
         * Known event kind
         * @description The event kinds whose identifiers are known. Others are known by description only: application status changed, payment success and user confirmed.
         * @enum {string}
         */
        KnownWebhookEventKind: "application_created" | "application_submitted" | "AllocationPaymentWasCreated" | "AllocationPaymentWasUpdated" | "AllocationPaymentWasDeleted" | "AllocationPaymentStatusWasChanged" | "AllocationWasCreated";
        /**
         * Locale code
         * @description The code of a language, such as `en_GB`, as used in `x-api-language` and as a key of translated text.
         * @enum {string}
         */
        LocaleCode: "ar_AR" | "bg_BG" | "bn_IN" | "ca_ES" | "cs_CZ" | "cy_GB" | "da_DK" | "de_DE" | "en_GB" | "en_US" | "el_GR" | "es_NN" | "es_LA" | "et_EE" | "fa_NN" | "fi_FI" | "fr_FR" | "fr_CA" | "he_IL" | "hi_IN" | "hr_HR" | "hu_HU" | "hy_AM" | "it_IT" | "ja_JP" | "ko_KR" | "lt_LT" | "ms_MY" | "nl_NL" | "nb_NO" | "pl_PL" | "pt_BR" | "ro_RO" | "ru_RU" | "sk_SK" | "sl_SI" | "sq_AL" | "sr_RS" | "sv_SE" | "sw_NN" | "th_TH" | "tr_TR" | "uk_UA" | "vi_VN" | "zh_CN" | "zh_HK";
        /**
         * Maintenance status
         * @description Body of a 503 response, which has no error envelope.
         */
        MaintenanceStatus: {
            /**
             * @description Text such as "Maintenance in progress".
             * @example Maintenance in progress
             */
            status: string;
        };
        /**
         * Reference with a name
         * @description Reference to a resource, with its name.
         */
        NamedReference: components["schemas"]["ResourceReference"] & {
            /** @description Name of the referenced resource. */
            name: components["schemas"]["ReferenceLabel"];
        };
        /**
         * Slug or null
         * @description Slug of another resource, or null.
         */
        OptionalSlug: components["schemas"]["Slug"] | null;
        /**
         * Pagination envelope
         * @description Page numbers, counts and page URLs, which every list returns along with its records. Page URLs carry the `page` and `per_page` query parameters.
         */
        PaginationEnvelope: {
            /** @description Number of the page returned. The first page is 1. */
            current_page: number;
            /** @description URL of the first page. Relative when the requested page is beyond the last page. */
            first_page_url: string;
            /** @description Position of the first record on this page, starting at 1. Null when the page is beyond the last page. */
            from: number | null;
            /** @description Number of the last page, which equals the number of pages. */
            last_page: number;
            /** @description URL of the last page. Relative when the requested page is beyond the last page. */
            last_page_url: string;
            /** @description URL of the next page. An empty string on the last page; it may also be null. */
            next_page_url: string | null;
            /** @description Canonical URL of the endpoint, without query parameters. */
            path: string;
            /** @description Maximum number of records per page. */
            per_page: number;
            /** @description URL of the previous page. An empty string on the first page; it may also be null. */
            prev_page_url: string | null;
            /** @description Position of the last record on this page. Null when the page is beyond the last page. */
            to: number | null;
            /** @description Total number of records across all pages. */
            total: number;
        };
        /**
         * Application of a payment
         * @description Reference to the application of a payment, with its title and its integer identifier.
         */
        PaymentApplication: components["schemas"]["TitledReference"] & {
            /** @description Integer identifier of the application, in addition to its slug. */
            id: number;
        };
        /**
         * Reference to a payment method
         * @description Reference to a payment method, with its translated name. Other fields of a payment method are not shown.
         */
        PaymentMethodReference: components["schemas"]["TranslatedReference"];
        /**
         * Recusal
         * @description The reviewer, and optionally the score set that the recusal is limited to. Recuse and unrecuse take the same payload.
         */
        RecusalRequest: {
            /** @description Slug of the reviewer, who must be an existing user. The error for any other slug is not shown. */
            reviewer: components["schemas"]["Slug"];
            /** @description Slug of the score set that the recusal is limited to. When omitted, the recusal applies to every score set under which the reviewer has assignments for the application. */
            score_set?: components["schemas"]["Slug"];
        };
        /**
         * Label of a reference
         * @description Name or title of the referenced resource, as a string or a translated map. For most references it is not stated which.
         */
        ReferenceLabel: string | components["schemas"]["TranslatedText"];
        /**
         * Reference to a resource
         * @description Reference to another resource: its slug, its link and often its name. Other members may occur.
         */
        ResourceReference: {
            /** @description Slug of the referenced resource, 8 letters. */
            slug: components["schemas"]["Slug"];
            /**
             * Format: uri
             * @description Canonical URI of the referenced resource.
             */
            link: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * Score set (partial)
         * @description The one field of a score set that the change history names. The others are not shown.
         */
        ScoreSet: {
            /** @description Name of the score set, keyed by locale code since version 2.2. */
            name?: components["schemas"]["TranslatedText"];
        } & {
            [key: string]: unknown;
        };
        /**
         * Status of a season
         * @description State of a season. The transitions between states, and the field that holds the state, are not shown.
         * @enum {string}
         */
        SeasonStatus: "draft" | "active" | "archived" | "destroyed";
        /**
         * Slug
         * @description Identifier of a resource: 8 letters, upper or lower case. Every resource has one.
         */
        Slug: string;
        /**
         * Sort direction
         * @description Direction in which the list is sorted. Any other value gives 400. The default is not shown (`GAP-005`).
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /**
         * Tab
         * @description A section of a form.
         */
        Tab: {
            /** @description Slug that identifies the tab, 8 letters. */
            slug: components["schemas"]["Slug"];
            /** @description Slug of the form that owns the tab, 8 letters. */
            form: components["schemas"]["Slug"];
            /** @description Season that owns the tab, with its name. */
            season: components["schemas"]["NamedReference"];
            type: components["schemas"]["TabType"];
            resource: components["schemas"]["TabResource"];
            /** @description Display name of the tab, keyed by locale code. */
            name: components["schemas"]["TranslatedText"];
            /** @description Position in the form. Lower numbers appear first. */
            order: number;
            /** @description Whether the tab is locked. A locked tab always holds position 1 and cannot be reordered or deleted. */
            locked: boolean;
            /** @description Whether applicants see the tab. When false, it stays visible to program managers only. */
            visible_to_applicants: boolean;
            category_option: components["schemas"]["TabCategoryOption"];
            categories: components["schemas"]["TabCategories"];
            /** @description Content block shown at the top of the tab, or null when there is none. */
            content_block: components["schemas"]["NamedReference"] | null;
            /** @description Number of fields on the tab. */
            field_count: number;
            /** @description Whether generated PDFs include a divider page for the tab. */
            tab_divider_on_pdfs: boolean;
            /** @description Configuration specific to the type of the tab. Null for types that carry none, which are `details` and `fields`. */
            settings: components["schemas"]["TabSettings"] | null;
            /** @description When the tab was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the tab was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Categories of a tab
         * @description Categories that the tab is shown in, or the single string `*` when it is shown in every category. `category_option` tells which.
         */
        TabCategories: components["schemas"]["NamedReference"][] | [
            "*"
        ];
        /**
         * Category option
         * @description Whether the tab is shown in every category (`all`) or only in those that `categories` lists (`select`).
         * @enum {string}
         */
        TabCategoryOption: "all" | "select";
        /**
         * Resource of a tab
         * @description Kind of form that the tab is part of.
         * @enum {string}
         */
        TabResource: "applications" | "users";
        /**
         * Settings of a tab
         * @description Configuration of a tab. Each tab type fills only its own properties and omits the rest. Which properties belong to which type is stated only for `assessment_mode` (eligibility) and `action_stage` (referees). The limits are those that the applicant form enforces.
         */
        TabSettings: {
            allowed_file_types?: components["schemas"]["AllowedFileTypes"];
            /** @description Whether a link to a file is accepted in place of an upload. */
            accept_attachment_links?: boolean;
            /** @description Minimum number of attachments, or null when unset. */
            min_attachments?: number | null;
            /** @description Maximum number of attachments, or null when unset. */
            max_attachments?: number | null;
            /** @description Minimum file size in megabytes, or null when unset. The file size limit of the account also applies, and the smaller value wins. */
            min_filesize?: number | null;
            /** @description Maximum file size in megabytes, or null when unset. The file size limit of the account also applies, and the smaller value wins. */
            max_filesize?: number | null;
            /** @description Minimum length of a video in seconds, or null when unset. */
            min_video_length?: number | null;
            /** @description Maximum length of a video in seconds, or null when unset. */
            max_video_length?: number | null;
            image_dimension_constraints?: components["schemas"]["ImageDimensionConstraints"];
            /** @description How an eligibility tab decides the eligibility of an application, or null. */
            assessment_mode?: components["schemas"]["AssessmentMode"] | null;
            /** @description Score needed to be eligible, or null. Applies when `assessment_mode` is `auto` or `both`. */
            min_eligibility_score?: number | null;
            /** @description Whether the remaining tabs are hidden from an ineligible application. */
            hide_other_tabs_when_ineligible?: boolean;
            /** @description Slug of the content block shown when the application is eligible, or null. */
            eligible_content_block?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the content block shown when the application is ineligible, or null. */
            ineligible_content_block?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the content block shown when eligibility is pending, or null. */
            pending_eligibility_content_block?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the notification sent when the application is eligible, or null. */
            eligible_notification?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the notification sent when the application is ineligible, or null. */
            ineligible_notification?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the notification sent when eligibility is pending, or null. */
            pending_eligibility_notification?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the action stage that collects references on a referees tab, or null. */
            action_stage?: components["schemas"]["OptionalSlug"];
            /** @description Minimum number of referees, or null. */
            min_referees?: number | null;
            /** @description Maximum number of referees, or null. */
            max_referees?: number | null;
            /** @description Minimum number of contributors, or null. */
            min_contributors?: number | null;
            /** @description Maximum number of contributors, or null. */
            max_contributors?: number | null;
        };
        /**
         * Type of tab
         * @description Type of the tab, which decides the settings that it has.
         * @enum {string}
         */
        TabType: "details" | "attachments" | "contributors" | "fields" | "eligibility" | "referees";
        /**
         * Reference with a title
         * @description Reference to an application, with its title.
         */
        TitledReference: components["schemas"]["ResourceReference"] & {
            /** @description Title of the referenced application. */
            title: components["schemas"]["ReferenceLabel"];
        };
        /**
         * Reference with a translated name
         * @description Reference to a resource, with its translated name.
         */
        TranslatedReference: components["schemas"]["ResourceReference"] & {
            /** @description Name of the referenced resource, keyed by locale code. */
            name: components["schemas"]["TranslatedText"];
        };
        /**
         * Translated text
         * @description Text in one or more languages: a map from locale code, such as `en_GB`, to string. The `x-api-language` header of the request chooses the languages.
         * @example {
         *       "en_GB": "Community fund",
         *       "fr_FR": "Fonds communautaire"
         *     }
         */
        TranslatedText: {
            [key: string]: string;
        };
        /**
         * Uploaded file (partial)
         * @description An uploaded file, grouped under `file` when an attachment is uploaded and when an application is read. The types of its fields are not shown.
         */
        UploadedFile: {
            /** @description Name of the uploaded file. */
            filename?: unknown;
            /** @description Token of the file. Its meaning is not shown. */
            token?: unknown;
            /** @description Download of the file. What it holds is not shown. */
            download?: unknown;
            /** @description Link to the file. What it holds is not shown. */
            link?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * Error envelope of a failed validation
         * @description Body of a 422 response: the error envelope with `errors`, which no other status carries.
         */
        ValidationErrorEnvelope: components["schemas"]["ErrorEnvelope"] & {
            /** @description What failed validation. The structure is not shown. */
            errors: {
                [key: string]: unknown;
            };
        };
        /**
         * Webhook
         * @description A subscription that notifies an external system when events occur.
         */
        Webhook: {
            /** @description Slug that identifies the webhook, 8 letters. */
            slug: components["schemas"]["Slug"];
            /** @description Name of the webhook. */
            name: string;
            /** @description URL that receives the payload. */
            url: string;
            method: components["schemas"]["WebhookMethod"];
            /** @description Event kinds that the webhook subscribes to. */
            events: components["schemas"]["WebhookEventKind"][];
            /** @description Fields included in the payload. */
            fields: unknown[];
            /** @description Form that the webhook is scoped to, or null when it is not scoped. */
            form: components["schemas"]["WebhookForm"] | null;
            /** @description Key that signs outgoing requests. A hidden placeholder may be returned instead of the real value. */
            signing_key: string;
            /** @description When the webhook was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the webhook was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Event kind
         * @description Event kind that a webhook subscribes to. Some identifiers are known and more than twenty kinds exist, so any string may occur.
         */
        WebhookEventKind: components["schemas"]["KnownWebhookEventKind"] | string;
        /**
         * Form of a webhook
         * @description Form that a webhook is scoped to. Its fields are not shown.
         */
        WebhookForm: {
            [key: string]: unknown;
        };
        /**
         * Method of a webhook
         * @description HTTP method used to call the URL of the webhook.
         * @enum {string}
         */
        WebhookMethod: "get" | "post";
        /**
         * Date-time in Zulu form
         * Format: date-time
         * @description ISO 8601 date-time in Zulu form: in UTC, ending in `Z`.
         */
        ZuluDateTime: string;
    };
    responses: {
        /**
         * @description The request is invalid.
         *
         *     - The `Accept` header is invalid. Its allowed values are `application/vnd.service.v2.3+json` and `application/vnd.service.v2.3+xml`.
         *     - The `x-api-language` header names a language that the account does not support.
         *     - A POST or PUT request has an empty body.
         *     - The body is not valid JSON.
         *     - A slug in the path is not 8 letters.
         *     - `per_page` is outside 1 to 100 (`listAllocationPayments` only).
         *     - The sort direction is neither `asc` nor `desc` (`listAllocationPayments` only).
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description The request is invalid.
         *
         *     - The `Accept` header is invalid. Its allowed values are `application/vnd.service.v2.3+json` and `application/vnd.service.v2.3+xml`.
         *     - The `x-api-language` header names a language that the account does not support.
         *     - A slug in the path is not 8 letters.
         */
        BadRequestWithRateLimit: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description The API key is not accepted, or does not permit the request.
         *
         *     - The API key is invalid or unknown.
         *     - The API key belongs to another account.
         *     - The account is suspended.
         *     - The `api` feature is not enabled for the account.
         *     - A read-only API key is used for a request other than GET.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description The API key is not accepted, or does not permit the request.
         *
         *     - The API key is invalid or unknown.
         *     - The API key belongs to another account.
         *     - The account is suspended.
         *     - The `api` feature is not enabled for the account.
         */
        ForbiddenWithRateLimit: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No resource with the slug in the path was found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Maintenance is in progress. `Retry-After` may say how many seconds to wait. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["MaintenanceStatus"];
                "application/vnd.service.v2.3+xml": components["schemas"]["MaintenanceStatus"];
            };
        };
        /** @description The rate limit is exceeded. `Retry-After` may say how many seconds to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The `x-api-key` header is missing. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The `x-api-key` header is missing. */
        UnauthorizedWithRateLimit: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request body failed validation. The response carries `errors`, whose structure is not shown. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ValidationErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ValidationErrorEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description Slug of the allocation payment to return, 8 letters.
         * @example GkyHXpof
         */
        AllocationPaymentSlug: components["schemas"]["Slug"];
        /**
         * @description Slug of the application that the reviewer is recused from, 8 letters.
         * @example yNgKyHPL
         */
        ApplicationSlug: components["schemas"]["Slug"];
        /**
         * @description Slug of the contributor to update, 8 letters.
         * @example wXwVZqsx
         */
        ContributorSlug: components["schemas"]["Slug"];
        /**
         * @description Page number, starting at 1. The parameter is inferred from the page URLs that every list returns; its default is not stated.
         * @example 1
         */
        FieldPage: number;
        /**
         * @description Maximum number of records per page, from 1 to 500. The default is not shown.
         * @example 500
         */
        FieldPerPage: number;
        /**
         * @description Slug of the fund to return, 8 letters.
         * @example gvWAvJGf
         */
        FundSlug: components["schemas"]["Slug"];
        /**
         * @description Page number, starting at 1. Defaults to 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Maximum number of records per page, from 1 to 100. Defaults to 10. A value outside the range gives 400.
         * @example 100
         */
        PerPage: number;
        /**
         * @description Slug of the tab to return, 8 letters.
         * @example lglJSWTD
         */
        TabSlug: components["schemas"]["Slug"];
        /**
         * @description Slug of the webhook to return, 8 letters.
         * @example vVHmSOrB
         */
        WebhookSlug: components["schemas"]["Slug"];
        /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
        XApiLanguage: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Entity tag of the returned representation. Its use in requests is not described.
         * @example "5d41402abc4b2a76"
         */
        ETag: string;
        /**
         * @description Seconds to wait before retrying. Which responses carry this header is not shown.
         * @example 30
         */
        "Retry-After": number;
        /**
         * @description Maximum number of requests allowed per minute. The number is not shown; the example is made up.
         * @example 60
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Number of requests remaining in the current window.
         * @example 59
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Unix timestamp at which the current window resets.
         * @example 1795773660
         */
        "X-RateLimit-Reset": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTab: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the tab to return, 8 letters.
                 * @example lglJSWTD
                 */
                tab_slug: components["parameters"]["TabSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tab. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": components["schemas"]["Tab"];
                    "application/vnd.service.v2.3+xml": components["schemas"]["Tab"];
                };
            };
            400: components["responses"]["BadRequestWithRateLimit"];
            401: components["responses"]["UnauthorizedWithRateLimit"];
            403: components["responses"]["ForbiddenWithRateLimit"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContributor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the contributor to update, 8 letters.
                 * @example wXwVZqsx
                 */
                contributor_slug: components["parameters"]["ContributorSlug"];
            };
            cookie?: never;
        };
        /** @description New values, each a string or a boolean, keyed by the slug of the field. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContributorUpdateRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The updated contributor. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": components["schemas"]["Contributor"];
                    "application/vnd.service.v2.3+xml": components["schemas"]["Contributor"];
                };
            };
        };
    };
    recuseReviewer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the application that the reviewer is recused from, 8 letters.
                 * @example yNgKyHPL
                 */
                application_slug: components["parameters"]["ApplicationSlug"];
            };
            cookie?: never;
        };
        /** @description The reviewer, and the score set when the recusal is limited to one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecusalRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description Assignment recused */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": unknown;
                    "application/vnd.service.v2.3+xml": unknown;
                };
            };
        };
    };
    listAllocationPayments: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1. Defaults to 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Maximum number of records per page, from 1 to 100. Defaults to 10. A value outside the range gives 400.
                 * @example 100
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description A page of allocation payments. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": components["schemas"]["AllocationPaymentPage"];
                    "application/vnd.service.v2.3+xml": components["schemas"]["AllocationPaymentPage"];
                };
            };
        };
    };
    createAllocationPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The payment to create. Its shape is not shown. */
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The payment was created. The body is not shown. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": unknown;
                    "application/vnd.service.v2.3+xml": unknown;
                };
            };
        };
    };
    getAllocationPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the allocation payment to return, 8 letters.
                 * @example GkyHXpof
                 */
                allocation_payment_slug: components["parameters"]["AllocationPaymentSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The allocation payment. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": components["schemas"]["AllocationPaymentDetail"];
                    "application/vnd.service.v2.3+xml": components["schemas"]["AllocationPaymentDetail"];
                };
            };
        };
    };
    getFund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the fund to return, 8 letters.
                 * @example gvWAvJGf
                 */
                fund_slug: components["parameters"]["FundSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The fund. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": components["schemas"]["Fund"];
                    "application/vnd.service.v2.3+xml": components["schemas"]["Fund"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the webhook to return, 8 letters.
                 * @example vVHmSOrB
                 */
                webhook_slug: components["parameters"]["WebhookSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The webhook. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": components["schemas"]["Webhook"];
                    "application/vnd.service.v2.3+xml": components["schemas"]["Webhook"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The account. The body is not shown. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": components["schemas"]["Account"];
                    "application/vnd.service.v2.3+xml": components["schemas"]["Account"];
                };
            };
        };
    };
    listFields: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1. The parameter is inferred from the page URLs that every list returns; its default is not stated.
                 * @example 1
                 */
                page?: components["parameters"]["FieldPage"];
                /**
                 * @description Maximum number of records per page, from 1 to 500. The default is not shown.
                 * @example 500
                 */
                per_page?: components["parameters"]["FieldPerPage"];
            };
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description A page of fields. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": components["schemas"]["FieldsPage"];
                    "application/vnd.service.v2.3+xml": components["schemas"]["FieldsPage"];
                };
            };
        };
    };
    createActionTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all` for every language. `all` overrides any other value in the list. When the header is absent, the default language of the account is returned. A language that the account does not support gives 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action task to create. Its shape is not shown. */
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The action task was created. The body is not shown. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service.v2.3+json": unknown;
                    "application/vnd.service.v2.3+xml": unknown;
                };
            };
        };
    };
    receiveEventByGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response that the service expects is not shown. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveEventByPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The payload of the event. Neither its shape nor its media type is shown. */
        requestBody?: {
            content: {
                "*/*": unknown;
            };
        };
        responses: {
            /** @description The response that the service expects is not shown. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
