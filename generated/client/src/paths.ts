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
         * @description Returns a tab. The 200 response has an `ETag`. The 200, 400, 401 and 403 responses have the rate-limit headers.
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
         * @description Updates a contributor's fields and returns the contributor.
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
         *     The reviewer can't be assigned in the future within the score sets that the recusal applies to. The recusal is
         *     recorded even when the reviewer has no current assignment to the application.
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
         * @description Lists allocation payments. To get a payment's full record, use `getAllocationPayment`.
         *
         *     You can filter the list by deletion and sort it.
         */
        get: operations["listAllocationPayments"];
        put?: never;
        /**
         * Create an allocation payment
         * @description Creates an allocation payment. The matching event kind is `AllocationPaymentWasCreated`. Since 2.3, `date_due` and `date_paid` are ISO 8601 in UTC (`Z`).
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
         * @description Returns an allocation payment, with its allocation amount, applicant, application and fund.
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
         * @description Returns a fund, with its budget and the amounts allocated and available.
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
         * @description Returns a webhook, with its URL, event kinds and optional form.
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
         * @description Returns account information for the tenant tied to the API key. Read-only.
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
         * @description Lists fields, from 1 to 500 per page.
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
         * @description Creates an action task. Since 2.3, this is `POST /action-task`.
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
         * @description The service sends this request to a webhook's `url` when an event that it subscribes to occurs, if its `method` is `get`. It signs the request with the webhook's signing key.
         */
        get: operations["receiveEventByGet"];
        put?: never;
        /**
         * Receive an event by POST
         * @description The service sends this request to a webhook's `url` when an event that it subscribes to occurs, if its `method` is `post`. It signs the request with the webhook's signing key.
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
        /** @description Organisation-level settings of the tenant tied to the API key. */
        Account: unknown;
        /** @description A scheduled or recorded disbursement of funds against an allocation. */
        AllocationPayment: {
            /** @description The payment's slug (8 letters). */
            slug: components["schemas"]["Slug"];
            /** @description Allocation that the payment is made against. */
            allocation: components["schemas"]["ResourceReference"];
            /** @description Amount of the payment, in the fund's currency. */
            amount: number;
            /**
             * @description The fund's currency, as an ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /** @description Comment log: entries of the form `author (timestamp): body`, joined by newlines. Empty if there are none. */
            comments: string;
            /** @description When the payment is due. Null if unset. Since 2.3, in requests and responses, an ISO 8601 date-time in UTC, ending in `Z`. */
            date_due: components["schemas"]["ZuluDateTime"] | null;
            /** @description When the payment was paid. Null if not yet paid. Since 2.3, in requests and responses, an ISO 8601 date-time in UTC, ending in `Z`. */
            date_paid: components["schemas"]["ZuluDateTime"] | null;
            /** @description ID for reconciliation with downstream systems. Empty if there is none. */
            external_id: string;
            /** @description Grant status of the payment. Null if there is none. */
            grant_status: components["schemas"]["GrantStatus"] | null;
            /** @description Payment method, with its translated name. Null if there is none. */
            payment_method: components["schemas"]["PaymentMethodReference"] | null;
            /** @description Free text. Null if not provided; before 2.3, an empty string. */
            reference: string | null;
            /** @description The payment's season, with its name. */
            season: components["schemas"]["NamedReference"];
            status: components["schemas"]["AllocationPaymentStatus"];
            /** @description When the payment was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the payment was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /** @description A full payment record: every field of the list, plus the allocation amount, applicant, application and fund. */
        AllocationPaymentDetail: components["schemas"]["AllocationPayment"] & {
            /** @description Total of the allocation, in the fund's currency. */
            allocation_amount: number;
            /** @description Applicant who owns the application. May be null. */
            applicant: components["schemas"]["Applicant"] | null;
            /** @description Application, with its title and its integer `id`. May be null. */
            application: components["schemas"]["PaymentApplication"] | null;
            /** @description The payment's fund, with its translated name. */
            fund: components["schemas"]["TranslatedReference"];
        };
        /** @description Column to sort allocation payments by. Unrecognised values fall back to `updated`. */
        AllocationPaymentOrderColumn: ("amount" | "created" | "currency" | "date_due" | "date_paid" | "external_id" | "reference" | "slug" | "status" | "updated") | string;
        /** @description A page of allocation payments, without the additional fields of the full record. */
        AllocationPaymentPage: {
            /** @description Allocation payments on this page. */
            data: components["schemas"]["AllocationPayment"][];
        } & components["schemas"]["PaginationEnvelope"];
        /**
         * @description Localised label of the status. Documented labels: `Scheduled`, `Processing`, `Paid`, `Failed` and `Failed permanently`. Version 2.1 added the last one, which is returned as `failed_permanently`.
         * @example Scheduled
         * @example Processing
         * @example Paid
         * @example Failed
         * @example Failed permanently
         * @example failed_permanently
         */
        AllocationPaymentStatus: string;
        /** @description Accepted file extensions by group. An empty array means every extension that the account allows. */
        AllowedFileTypes: {
            /** @description Accepted file extensions for documents. */
            documents?: components["schemas"]["FileExtensions"];
            /** @description Accepted file extensions for images. */
            images?: components["schemas"]["FileExtensions"];
            /** @description Accepted file extensions for graphics. */
            graphics?: components["schemas"]["FileExtensions"];
            /** @description Accepted file extensions for audio. */
            audio?: components["schemas"]["FileExtensions"];
            /** @description Accepted file extensions for video. */
            video?: components["schemas"]["FileExtensions"];
            /** @description Accepted file extensions for archives. */
            archives?: components["schemas"]["FileExtensions"];
        } | [
        ];
        /** @description The applicant who owns an application. */
        Applicant: {
            /** @description The applicant's slug (8 letters). */
            slug: components["schemas"]["Slug"];
            /**
             * Format: uri
             * @description Canonical URI of the applicant.
             * @example https://not-shown.invalid/gvWAvJGf
             */
            link: string;
            /** @description The applicant's name. */
            name: string;
            /** @description The applicant's first name. */
            first_name: string;
            /** @description The applicant's last name. */
            last_name: string;
            /** @description The applicant's email address. */
            email: string;
            /** @description The applicant's global ID. */
            global_id: string;
        };
        /** @description Documented fields of an application. Version 2.1 added a grant status to applications, and a form slug to application operations. Since 2.3, dates are ISO 8601 in UTC (`Z`). */
        Application: {
            /** @description Name of a file. Called `name` before 2.1. */
            filename?: unknown;
            /** @description The uploaded file, when you get an application. */
            file?: components["schemas"]["UploadedFile"];
            /** @description End date of the grant. Added in 2.1 together with the grant status. */
            grant_end_date?: unknown;
            /** @description Added to application operations in 2.2. */
            custom_deadline?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description Reference to an application, with its title. */
        ApplicationReference: components["schemas"]["ResourceReference"] & {
            /** @description Title of the referenced application. */
            title: components["schemas"]["ReferenceLabel"];
        };
        /**
         * @description Stage of an application: draft, submitted, under review or approved.
         * @example draft
         * @example submitted
         * @example under review
         * @example approved
         */
        ApplicationStage: string;
        /**
         * @description How an application's eligibility is decided.
         * @enum {string}
         */
        AssessmentMode: "auto" | "manual" | "both";
        /** @description Documented fields of an attachment. */
        Attachment: {
            /** @description Name of the attached file. Called `name` before 2.1. */
            filename?: unknown;
            /** @description The uploaded file, when you upload an attachment. */
            file?: components["schemas"]["UploadedFile"];
            /** @description The tab, returned as an object. */
            tab?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Documented fields of a category. Version 2.1 added a form slug to the operations on categories. */
        Category: {
            /** @description Name of a file. Called `name` before 2.1. */
            filename?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description Documented fields of a chapter. */
        Chapter: {
            /** @description The chapter's managers, an array of objects since 2.2. */
            managers?: components["schemas"]["ChapterManager"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A chapter's manager: slug, link, first name and last name. */
        ChapterManager: components["schemas"]["ResourceReference"] & {
            /** @description The manager's first name. */
            first_name?: unknown;
            /** @description The manager's last name. */
            last_name?: unknown;
        };
        /** @description An entry on an application's contributors tab, with a value for each of the tab's fields. */
        Contributor: {
            /** @description The contributor's slug (8 letters). */
            slug: components["schemas"]["Slug"];
            /** @description The contributor's application, with its title. */
            application: components["schemas"]["ApplicationReference"];
            /** @description The contributor's season, with its name. */
            season: components["schemas"]["NamedReference"];
            /** @description The contributors tab, with its name. */
            tab: components["schemas"]["NamedReference"];
            /** @description One item for each field on the contributors tab. */
            fields: components["schemas"]["ContributorField"][];
            /** @description When the contributor was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the contributor was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /** @description A field on a contributors tab, with its value for one contributor. */
        ContributorField: {
            /** @description The field's slug (8 letters), which is its key in an update. */
            slug: components["schemas"]["Slug"];
            /**
             * Format: uri
             * @description Canonical URI of the field.
             * @example https://not-shown.invalid/gvWAvJGf
             */
            link: string;
            /** @description The field's translated label. May contain markup. */
            label: components["schemas"]["TranslatedText"];
            /** @description The field's translated title. */
            title: components["schemas"]["TranslatedText"];
            value: components["schemas"]["ContributorFieldValue"];
            /** @description Map from locale code to text. */
            translated: components["schemas"]["TranslatedText"];
        };
        /** @description The field's new value, a string or a boolean. */
        ContributorFieldInput: string | boolean;
        /** @description Value of the field, such as a string or a boolean. */
        ContributorFieldValue: components["schemas"]["ContributorFieldInput"] | unknown;
        /** @description New values for a contributor's fields. Since 2.3, dates are ISO 8601 in UTC (`Z`). */
        ContributorUpdateRequest: {
            /**
             * @description New values, keyed by field slug.
             * @example {
             *       "MDfktWCW": "Workshop lead",
             *       "vTnRcSMr": true
             *     }
             */
            fields: {
                [key: string]: components["schemas"]["ContributorFieldInput"];
            };
        };
        /**
         * @description Whether deleted records are included.
         * @enum {string}
         */
        DeletionMode: "only" | "included" | "none";
        /** @description Body of every error response except 503. */
        ErrorEnvelope: {
            /** @description Error message. */
            message: string;
            /** @description HTTP status of the response, from 400 to 599. */
            status_code: number;
        };
        /** @description A page of fields in the pagination envelope. */
        FieldsPage: {
            /** @description Fields on this page. */
            data: unknown[];
        } & components["schemas"]["PaginationEnvelope"];
        /** @description Accepted file extensions. */
        FileExtensions: string[];
        /** @description Reference to a form: its slug, name and link. Since 2.2, form fields in responses are objects like this one. A tab's `form` is a slug. */
        FormReference: components["schemas"]["NamedReference"];
        /** @description A budget that allocations are made from. */
        Fund: {
            /** @description The fund's slug (8 letters). */
            slug: components["schemas"]["Slug"];
            /** @description The fund's translated name. */
            name: components["schemas"]["TranslatedText"];
            /** @description The fund's translated description. */
            description: components["schemas"]["TranslatedText"];
            /** @description Total budget. */
            budget: number;
            /** @description Amount allocated from the budget. */
            allocated: number;
            /** @description Amount still available: `budget` minus `allocated`. */
            available: number;
            /**
             * @description The fund's currency, as an ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /** @description When the fund was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the fund was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /** @description Grant status of a payment. */
        GrantStatus: {
            [key: string]: unknown;
        };
        /** @description Limits on the width and height of an image, in pixels. */
        ImageDimensionConstraints: {
            /** @description Minimum width in pixels. Null if unset. */
            min_width: number | null;
            /** @description Maximum width in pixels. Null if unset. */
            max_width: number | null;
            /** @description Minimum height in pixels. Null if unset. */
            min_height: number | null;
            /** @description Maximum height in pixels. Null if unset. */
            max_height: number | null;
        };
        /**
         * @description Event kinds with documented identifiers.
         * @enum {string}
         */
        KnownWebhookEventKind: "application_created" | "application_submitted" | "AllocationPaymentWasCreated" | "AllocationPaymentWasUpdated" | "AllocationPaymentWasDeleted" | "AllocationPaymentStatusWasChanged" | "AllocationWasCreated";
        /**
         * @description Language code, such as `en_GB`, used in `x-api-language` and as a key of translated text.
         * @enum {string}
         */
        LocaleCode: "ar_AR" | "bg_BG" | "bn_IN" | "ca_ES" | "cs_CZ" | "cy_GB" | "da_DK" | "de_DE" | "en_GB" | "en_US" | "el_GR" | "es_NN" | "es_LA" | "et_EE" | "fa_NN" | "fi_FI" | "fr_FR" | "fr_CA" | "he_IL" | "hi_IN" | "hr_HR" | "hu_HU" | "hy_AM" | "it_IT" | "ja_JP" | "ko_KR" | "lt_LT" | "ms_MY" | "nl_NL" | "nb_NO" | "pl_PL" | "pt_BR" | "ro_RO" | "ru_RU" | "sk_SK" | "sl_SI" | "sq_AL" | "sr_RS" | "sv_SE" | "sw_NN" | "th_TH" | "tr_TR" | "uk_UA" | "vi_VN" | "zh_CN" | "zh_HK";
        /** @description Body of a 503 response, in place of the error envelope. */
        MaintenanceStatus: {
            /**
             * @description The text "Maintenance in progress".
             * @example Maintenance in progress
             */
            status: string;
        };
        /** @description Reference to a resource, with its name. */
        NamedReference: components["schemas"]["ResourceReference"] & {
            /** @description Name of the referenced resource. */
            name: components["schemas"]["ReferenceLabel"];
        };
        /** @description Another resource's slug, or null. */
        NullableSlug: components["schemas"]["Slug"] | null;
        /** @description Page numbers, counts and page URLs of a list. Page URLs have the query parameters `page` and `per_page`. */
        PaginationEnvelope: {
            /** @description Number of the returned page, starting at 1. */
            current_page: number;
            /** @description URL of the first page. Relative if the requested page is beyond the last. */
            first_page_url: string;
            /** @description Position of the first record on this page, starting at 1. Null if the page is beyond the last. */
            from: number | null;
            /** @description Number of the last page, equal to the number of pages. */
            last_page: number;
            /** @description URL of the last page. Relative if the requested page is beyond the last. */
            last_page_url: string;
            /** @description URL of the next page. An empty string on the last page; may also be null. */
            next_page_url: string | null;
            /** @description Canonical URL of the endpoint, without query parameters. */
            path: string;
            /** @description Maximum number of records per page. */
            per_page: number;
            /** @description URL of the previous page. An empty string on the first page; may also be null. */
            prev_page_url: string | null;
            /** @description Position of the last record on this page. Null if the page is beyond the last. */
            to: number | null;
            /** @description Total number of records on all pages. */
            total: number;
        };
        /** @description Reference to a payment's application, with its title and integer ID. */
        PaymentApplication: components["schemas"]["ApplicationReference"] & {
            /** @description The application's integer ID, in addition to its slug. */
            id: number;
        };
        /** @description Reference to a payment method, with its translated name. */
        PaymentMethodReference: components["schemas"]["TranslatedReference"];
        /** @description The reviewer to recuse, optionally limited to one score set. Recuse and unrecuse take the same payload. */
        RecusalRequest: {
            /** @description The reviewer's slug. The reviewer must be an existing user. */
            reviewer: components["schemas"]["Slug"];
            /** @description Slug of the score set to limit the recusal to. If omitted, the recusal applies to every score set under which the reviewer has assignments for the application. */
            score_set?: components["schemas"]["Slug"];
        };
        /** @description Name or title of the referenced resource. */
        ReferenceLabel: string | components["schemas"]["TranslatedText"];
        /** @description Reference to another resource: its slug, its link and often its name. */
        ResourceReference: {
            /** @description The referenced resource's slug (8 letters). */
            slug: components["schemas"]["Slug"];
            /**
             * Format: uri
             * @description Canonical URI of the referenced resource.
             * @example https://not-shown.invalid/gvWAvJGf
             */
            link: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Documented fields of a score set. */
        ScoreSet: {
            /** @description The score set's name, translated since 2.2. */
            name?: components["schemas"]["TranslatedText"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description State of a season.
         * @enum {string}
         */
        SeasonStatus: "draft" | "active" | "archived" | "destroyed";
        /**
         * @description ID of a resource: 8 letters, upper or lower case. Every resource has one.
         * @example gvWAvJGf
         */
        Slug: string;
        /**
         * @description Sort direction. Any other value returns 400.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /** @description A section of a form. */
        Tab: {
            /** @description The tab's slug (8 letters). */
            slug: components["schemas"]["Slug"];
            /** @description Slug of the tab's form (8 letters). */
            form: components["schemas"]["Slug"];
            /** @description The tab's season, with its name. */
            season: components["schemas"]["NamedReference"];
            type: components["schemas"]["TabType"];
            resource: components["schemas"]["TabResource"];
            /** @description The tab's translated display name. */
            name: components["schemas"]["TranslatedText"];
            /** @description Position in the form. Lower numbers appear first. */
            order: number;
            /** @description Whether the tab is locked. A locked tab always holds position 1 and can't be reordered or deleted. */
            locked: boolean;
            /** @description Whether applicants see the tab. If false, only program managers see it. */
            visible_to_applicants: boolean;
            category_option: components["schemas"]["TabCategoryOption"];
            categories: components["schemas"]["TabCategories"];
            /** @description Content block shown at the top of the tab. Null if there is none. */
            content_block: components["schemas"]["NamedReference"] | null;
            /** @description Number of fields on the tab. */
            field_count: number;
            /** @description Whether generated PDFs include a divider page for the tab. */
            tab_divider_on_pdfs: boolean;
            /** @description Configuration for the type of tab. Null for `details` and `fields` tabs, which have none. */
            settings: components["schemas"]["TabSettings"] | null;
            /** @description When the tab was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the tab was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /** @description The categories that the tab is shown in, or the single string `*` for every category. `category_option` tells you which. */
        TabCategories: components["schemas"]["NamedReference"][] | [
            "*"
        ];
        /**
         * @description Whether the tab is shown in every category (`all`) or only in those that `categories` lists (`select`).
         * @enum {string}
         */
        TabCategoryOption: "all" | "select";
        /**
         * @description The kind of form that the tab is part of.
         * @enum {string}
         */
        TabResource: "applications" | "users";
        /** @description Configuration of a tab. Each type of tab has only its settings and omits the others. The applicant form enforces the limits. */
        TabSettings: {
            allowed_file_types?: components["schemas"]["AllowedFileTypes"];
            /** @description Whether a link to a file is accepted in place of an upload. */
            accept_attachment_links?: boolean;
            /** @description Minimum number of attachments. Null if unset. */
            min_attachments?: number | null;
            /** @description Maximum number of attachments. Null if unset. */
            max_attachments?: number | null;
            /** @description Minimum file size in megabytes. Null if unset. The account's file size limit also applies; the smaller value wins. */
            min_filesize?: number | null;
            /** @description Maximum file size in megabytes. Null if unset. The account's file size limit also applies; the smaller value wins. */
            max_filesize?: number | null;
            /** @description Minimum video length in seconds. Null if unset. */
            min_video_length?: number | null;
            /** @description Maximum video length in seconds. Null if unset. */
            max_video_length?: number | null;
            image_dimension_constraints?: components["schemas"]["ImageDimensionConstraints"];
            /** @description How an eligibility tab decides an application's eligibility. May be null. */
            assessment_mode?: components["schemas"]["AssessmentMode"] | null;
            /** @description Score needed to be eligible. May be null. Applies if `assessment_mode` is `auto` or `both`. */
            min_eligibility_score?: number | null;
            /** @description Whether the remaining tabs are hidden from an ineligible application. */
            hide_other_tabs_when_ineligible?: boolean;
            /** @description Slug of the content block shown if the application is eligible. May be null. */
            eligible_content_block?: components["schemas"]["NullableSlug"];
            /** @description Slug of the content block shown if the application is ineligible. May be null. */
            ineligible_content_block?: components["schemas"]["NullableSlug"];
            /** @description Slug of the content block shown while eligibility is pending. May be null. */
            pending_eligibility_content_block?: components["schemas"]["NullableSlug"];
            /** @description Slug of the notification sent if the application is eligible. May be null. */
            eligible_notification?: components["schemas"]["NullableSlug"];
            /** @description Slug of the notification sent if the application is ineligible. May be null. */
            ineligible_notification?: components["schemas"]["NullableSlug"];
            /** @description Slug of the notification sent while eligibility is pending. May be null. */
            pending_eligibility_notification?: components["schemas"]["NullableSlug"];
            /** @description Slug of the action stage that collects references, on a referees tab. May be null. */
            action_stage?: components["schemas"]["NullableSlug"];
            /** @description Minimum number of referees. May be null. */
            min_referees?: number | null;
            /** @description Maximum number of referees. May be null. */
            max_referees?: number | null;
            /** @description Minimum number of contributors. May be null. */
            min_contributors?: number | null;
            /** @description Maximum number of contributors. May be null. */
            max_contributors?: number | null;
        };
        /**
         * @description Type of the tab. It decides which settings the tab has.
         * @enum {string}
         */
        TabType: "details" | "attachments" | "contributors" | "fields" | "eligibility" | "referees";
        /** @description Reference to a resource, with its translated name. */
        TranslatedReference: components["schemas"]["ResourceReference"] & {
            /** @description The referenced resource's translated name. */
            name: components["schemas"]["TranslatedText"];
        };
        /**
         * @description Text in one or more languages: a map from locale code, such as `en_GB`, to string. The `x-api-language` request header chooses the languages.
         * @example {
         *       "en_GB": "Community fund",
         *       "fr_FR": "Fonds communautaire"
         *     }
         */
        TranslatedText: {
            [key: string]: string;
        };
        /** @description An uploaded file. Since 2.1, its fields are grouped under `file` in the responses to uploading an attachment and getting an application. */
        UploadedFile: {
            /** @description The file's name. */
            filename?: unknown;
            /** @description The file's token. */
            token?: unknown;
            /** @description The file's download. */
            download?: unknown;
            /** @description The file's link. */
            link?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description Error body of a 422, the only status with `errors`. */
        ValidationErrorEnvelope: components["schemas"]["ErrorEnvelope"] & {
            /** @description What failed validation. */
            errors: {
                [key: string]: unknown;
            };
        };
        /** @description A subscription that notifies an external system when events occur. */
        Webhook: {
            /** @description The webhook's slug (8 letters). */
            slug: components["schemas"]["Slug"];
            /** @description The webhook's name. */
            name: string;
            /** @description URL that receives the payload. */
            url: string;
            method: components["schemas"]["WebhookMethod"];
            /** @description Event kinds that the webhook subscribes to. */
            events: components["schemas"]["WebhookEventKind"][];
            /** @description Fields included in the payload. */
            fields: unknown[];
            /** @description Form that the webhook is scoped to. Null if it isn't scoped. */
            form: components["schemas"]["WebhookForm"] | null;
            /** @description Key that signs outgoing requests. A hidden placeholder may be returned instead of the real value. */
            signing_key: string;
            /** @description When the webhook was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the webhook was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /** @description Event kind that a webhook subscribes to. */
        WebhookEventKind: components["schemas"]["KnownWebhookEventKind"] | string;
        /** @description The form that a webhook is scoped to. */
        WebhookForm: {
            [key: string]: unknown;
        };
        /**
         * @description HTTP method used to call the webhook's URL.
         * @enum {string}
         */
        WebhookMethod: "get" | "post";
        /**
         * Format: date-time
         * @description ISO 8601 date-time in UTC, ending in `Z`.
         * @example 2026-01-06T08:10:00Z
         */
        ZuluDateTime: string;
    };
    responses: {
        /** @description The request is invalid. */
        BadRequest_WithRateLimit_getTab: {
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
        /** @description The request is invalid. */
        BadRequest_createAllocationPayment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request is invalid. */
        BadRequest_getAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request is invalid. */
        BadRequest_getAllocationPayment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request is invalid. */
        BadRequest_listAllocationPayments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request is invalid. */
        BadRequest_updateContributor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The key is invalid or may not make this request. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The key is invalid or may not make this request. */
        Forbidden_WithRateLimit_getTab: {
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
        /** @description The key is invalid or may not make this request. */
        Forbidden_listAllocationPayments: {
            headers: {
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
        /** @description Maintenance is in progress. */
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
        /** @description The rate limit is exceeded. */
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
        Unauthorized_WithRateLimit: {
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
        /** @description The request body failed validation. The error body has `errors`. */
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
         * @description The allocation payment's slug (8 letters).
         * @example DWzPcYcq
         */
        AllocationPaymentSlug: components["schemas"]["Slug"];
        /**
         * @description The application's slug (8 letters).
         * @example yNgKyHPL
         */
        ApplicationSlug: components["schemas"]["Slug"];
        /**
         * @description The contributor's slug (8 letters).
         * @example wXwVZqsx
         */
        ContributorSlug: components["schemas"]["Slug"];
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        FieldListPageNumber: number;
        /**
         * @description Maximum number of records per page, from 1 to 500.
         * @example 500
         */
        FieldListPerPage: number;
        /**
         * @description The fund's slug (8 letters).
         * @example bxZvISGS
         */
        FundSlug: components["schemas"]["Slug"];
        /**
         * @description Page number, starting at 1. Defaults to 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Maximum number of records per page, from 1 to 100. Defaults to 10. A value outside the range returns 400.
         * @example 3
         */
        PerPage: number;
        /**
         * @description The tab's slug (8 letters).
         * @example WVecDtPr
         */
        TabSlug: components["schemas"]["Slug"];
        /**
         * @description The webhook's slug (8 letters).
         * @example vVHmSOrB
         */
        WebhookSlug: components["schemas"]["Slug"];
        /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
        XApiLanguage: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Entity tag of the returned representation.
         * @example "5d41402abc4b2a76"
         */
        ETag: string;
        /**
         * @description Seconds to wait before retrying.
         * @example 30
         */
        "Retry-After": number;
        /**
         * @description Maximum number of requests allowed per minute.
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
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description The tab's slug (8 letters).
                 * @example WVecDtPr
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
            400: components["responses"]["BadRequest_WithRateLimit_getTab"];
            401: components["responses"]["Unauthorized_WithRateLimit"];
            403: components["responses"]["Forbidden_WithRateLimit_getTab"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContributor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description The contributor's slug (8 letters).
                 * @example wXwVZqsx
                 */
                contributor_slug: components["parameters"]["ContributorSlug"];
            };
            cookie?: never;
        };
        /** @description The fields to update, with their new values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContributorUpdateRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest_updateContributor"];
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
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description The application's slug (8 letters).
                 * @example yNgKyHPL
                 */
                application_slug: components["parameters"]["ApplicationSlug"];
            };
            cookie?: never;
        };
        /** @description The reviewer to recuse, and optionally a score set. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecusalRequest"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest_updateContributor"];
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
                 * @description Maximum number of records per page, from 1 to 100. Defaults to 10. A value outside the range returns 400.
                 * @example 3
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest_listAllocationPayments"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_listAllocationPayments"];
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
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The payment to create. */
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            400: components["responses"]["BadRequest_createAllocationPayment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The payment was created. */
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
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description The allocation payment's slug (8 letters).
                 * @example DWzPcYcq
                 */
                allocation_payment_slug: components["parameters"]["AllocationPaymentSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest_getAllocationPayment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_listAllocationPayments"];
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
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description The fund's slug (8 letters).
                 * @example bxZvISGS
                 */
                fund_slug: components["parameters"]["FundSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest_getAllocationPayment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_listAllocationPayments"];
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
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description The webhook's slug (8 letters).
                 * @example vVHmSOrB
                 */
                webhook_slug: components["parameters"]["WebhookSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest_getAllocationPayment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_listAllocationPayments"];
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
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest_getAccount"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_listAllocationPayments"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The account. */
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
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["FieldListPageNumber"];
                /**
                 * @description Maximum number of records per page, from 1 to 500.
                 * @example 500
                 */
                per_page?: components["parameters"]["FieldListPerPage"];
            };
            header?: {
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest_getAccount"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_listAllocationPayments"];
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
                /** @description Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`. `all` overrides any other value in the list. Without the header, text is in the account's default language. A language that the account doesn't support returns 400. */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The action task to create. */
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            400: components["responses"]["BadRequest_createAllocationPayment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description The action task was created. */
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
            /** @description Your receiver's response. */
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
        requestBody?: {
            content: {
                "*/*": unknown;
            };
        };
        responses: {
            /** @description Your receiver's response. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
