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
         * @description Returns one tab of a form.
         *
         *     This is the one operation whose success status is known, and the one whose responses are known to carry the entity
         *     tag and the rate limit headers.
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
         * @description Sets new values for fields of a contributor and returns the updated contributor.
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
         *     When `score_set` is omitted, the recusal applies to every score set under which the reviewer has assignments for this
         *     application, and prevents future assignment across all of them. When it is supplied, the recusal is limited to that
         *     score set.
         *
         *     Within the score sets concerned the reviewer can then not be assigned in the future. The recusal is recorded even
         *     when the reviewer has no current assignment to the application.
         *
         *     An unrecuse operation exists and takes the same payload, but its path is not shown.
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
         * @description Returns a page of allocation payments in the list shape, without the additions of the single record.
         *
         *     Three more query parameters exist, one that filters by deletion, one that chooses the order column and one that chooses
         *     the sort direction. Their values are known and their names are not shown.
         */
        get: operations["listAllocationPayments"];
        put?: never;
        /**
         * Create an allocation payment
         * @description Creates an allocation payment. The payload, the response and the errors particular to this operation are not shown.
         *     It corresponds to the event kind `AllocationPaymentWasCreated`. Where a request carries
         *     `date_due` and `date_paid`, they are accepted in ISO 8601 Zulu form since version 2.3.
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
         * @description Returns one allocation payment with the fields of the single record.
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
         * @description Returns one fund.
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
         * @description Returns one webhook.
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
         * @description Returns information about the account, which is the tenant that the key is tied to. It is read-only. The shape of the response is not shown.
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
         * @description Returns a page of fields in the pagination envelope. Of its parameters only the range of the page size is known; that it
         *     takes a page number is inferred from the page URLs of the envelope. Its default page size, its other parameters, the
         *     shape of a field and its errors are not described. The errors given are those that hold for every request.
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
         * @description Creates an action task. The payload, the response and the errors particular to this operation are not shown.
         *     The change history names it with version 2.3 and does not say whether it existed before.
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
         * @description Sent to the `url` of a webhook whose `method` is `get`, when an event of a kind that it subscribes to occurs. The
         *     webhook's signing key signs the request. How the payload is conveyed, the algorithm of the signature, the header that
         *     carries it, and retries, timeouts and ordering of deliveries are not shown.
         */
        get: operations["receiveEventByGet"];
        put?: never;
        /**
         * Receive an event by POST
         * @description Sent to the `url` of a webhook whose `method` is `post`, when an event of a kind that it subscribes to occurs. The
         *     webhook's signing key signs the request. The payload, the algorithm of the signature, the header that carries it,
         *     and retries, timeouts and ordering of deliveries are not shown.
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
         * @description Settings of the organisation that the key belongs to. The shape of the response is not shown.
         */
        Account: unknown;
        /**
         * Allocation payment
         * @description A scheduled or recorded disbursement of funds against an allocation.
         */
        AllocationPayment: {
            /** @description Slug of the payment. */
            slug: components["schemas"]["Slug"];
            /** @description The allocation that the payment is made against. */
            allocation: components["schemas"]["ResourceReference"];
            /** @description Amount of the payment, in the currency of the fund. */
            amount: number;
            /** @description ISO 4217 code of the currency, taken from the fund. */
            currency: string;
            /**
             * @description Log of comments, with its entries joined by newlines, each in the form `author (timestamp): body`. An empty
             *     string when there are none.
             */
            comments: string;
            /** @description When the payment is due; null when unset. Accepted and returned in Zulu form from version 2.3 on. */
            date_due: components["schemas"]["ZuluDateTime"] | null;
            /** @description When the payment was paid; null when it is not yet paid. Accepted and returned in Zulu form from version 2.3 on. */
            date_paid: components["schemas"]["ZuluDateTime"] | null;
            /** @description Identifier for reconciliation with downstream systems; an empty string when there is none. */
            external_id: string;
            /** @description The grant status; null when there is none. */
            grant_status: components["schemas"]["GrantStatus"] | null;
            /** @description Method of payment; null when there is none. */
            payment_method: components["schemas"]["PaymentMethodReference"] | null;
            /** @description Free text that the payment carries; null when not provided. Before version 2.3 an empty string stood in the place of null. */
            reference: string | null;
            /** @description The season, as a reference with its name. */
            season: components["schemas"]["NamedReference"];
            status: components["schemas"]["AllocationPaymentStatus"];
            /** @description When the payment was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the payment was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Allocation payment, single record
         * @description An allocation payment as it is returned on its own, with what a list leaves out.
         */
        AllocationPaymentDetail: components["schemas"]["AllocationPayment"] & {
            /** @description Total of the allocation, in the currency of the fund. */
            allocation_amount: number;
            /** @description The applicant who owns the application; may be null. */
            applicant: components["schemas"]["Applicant"] | null;
            /** @description The application, as a reference with its title and its integer identifier; may be null. */
            application: components["schemas"]["PaymentApplication"] | null;
            /** @description The fund, as a reference with its translated name. */
            fund: components["schemas"]["TranslatedReference"];
        };
        /**
         * Order column of allocation payments
         * @description Member that a list of allocation payments is sorted by. A value that is not recognised falls back to `updated`, so it is no error.
         */
        AllocationPaymentOrderColumn: ("amount" | "created" | "currency" | "date_due" | "date_paid" | "external_id" | "reference" | "slug" | "status" | "updated") | string;
        /**
         * Page of allocation payments
         * @description One page of the list of allocation payments, in the list shape, so without the additions of the single record.
         */
        AllocationPaymentPage: {
            /** @description The payments of the page. */
            data: components["schemas"]["AllocationPayment"][];
        } & components["schemas"]["PaginationEnvelope"];
        /**
         * Status of an allocation payment
         * @description Localised label of the payment's status, so that any string may occur. The examples are the labels that are
         *     named, and `failed_permanently`, the form that is returned for a payment that failed permanently. That state was
         *     added in version 2.1. Which status can follow which is not shown.
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
         * @description File extensions that are accepted, by group. An empty array stands for every extension that the
         *     account allows.
         */
        AllowedFileTypes: {
            /** @description Accepted extensions of documents. */
            documents?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions of images. */
            images?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions of graphics. */
            graphics?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions of sound recordings. */
            audio?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions of moving pictures. */
            video?: components["schemas"]["FileExtensions"];
            /** @description Accepted extensions of archives. */
            archives?: components["schemas"]["FileExtensions"];
        } | [
        ];
        /**
         * Applicant
         * @description The applicant who owns an application.
         */
        Applicant: {
            /** @description Slug of the applicant. */
            slug: components["schemas"]["Slug"];
            /**
             * Format: uri
             * @description Canonical URI of the applicant.
             */
            link: string;
            /** @description Whole name of the applicant. */
            name: string;
            /** @description Given name of the applicant. */
            first_name: string;
            /** @description Family name of the applicant. */
            last_name: string;
            /** @description Electronic mail address of the applicant. */
            email: string;
            /** @description A string whose meaning beyond its name is not described. */
            global_id: string;
        };
        /**
         * Application, as far as known
         * @description What the change history says of an application. Its other fields, and the types of these, are not shown. Version 2.1
         *     added a grant status, and a form slug to the operations on applications; the names of these members are not shown.
         *     Since version 2.3 dates are accepted and returned in ISO 8601 Zulu form.
         */
        Application: {
            /** @description Name of a file in application responses, which was called `name` before. Its place among the response's members is not shown. */
            filename?: unknown;
            /** @description What is known of an uploaded file, in the response of getting an application. Its place among the response's members is not shown. */
            file?: components["schemas"]["UploadedFile"];
            /** @description Added to applications together with the grant status. Its type is not shown. */
            grant_end_date?: unknown;
            /** @description Added to application operations. Its meaning, its type, and whether it is sent or returned, are not shown. */
            custom_deadline?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * Stage of an application
         * @description Name of a stage that an application passes through. The examples are the names given. They are names for people and not identifiers, and which stage can follow which is not shown.
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
         * Attachment, as far as known
         * @description What the change history says of an attachment. Its other fields, and the types of these, are not shown.
         */
        Attachment: {
            /** @description Name of the attached file, which was called `name` before. Its place among the response's members is not shown. */
            filename?: unknown;
            /** @description What is known of the file, in the response of uploading an attachment. */
            file?: components["schemas"]["UploadedFile"];
            /** @description A tab object. Its members, and how it relates to the attachment, are not shown. */
            tab?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * Category, as far as known
         * @description What the change history says of a category. Its other fields, and the types of these, are not shown. Version 2.1 added a form slug to the operations on categories; its name and place are not shown.
         */
        Category: {
            /** @description Name of a file in category responses, which was called `name` before. Its place among the response's members is not shown. */
            filename?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * Chapter, as far as known
         * @description What the change history says of a chapter. Its other fields are not shown.
         */
        Chapter: {
            /** @description The managers of the chapter, an array of objects since version 2.2. */
            managers?: components["schemas"]["ChapterManager"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * Manager of a chapter
         * @description One manager of a chapter. The types of the names are not shown.
         */
        ChapterManager: components["schemas"]["ResourceReference"] & {
            /** @description Given name of the manager. */
            first_name?: unknown;
            /** @description Family name of the manager. */
            last_name?: unknown;
        };
        /**
         * Contributor
         * @description An entry on a contributors tab of an application, made of the values of the tab's fields.
         */
        Contributor: {
            /** @description Slug of the contributor. */
            slug: components["schemas"]["Slug"];
            /** @description The application, as a reference with its title. */
            application: components["schemas"]["TitledReference"];
            /** @description The season, as a reference with its name. */
            season: components["schemas"]["NamedReference"];
            /** @description The contributors tab, as a reference with its name. */
            tab: components["schemas"]["NamedReference"];
            /** @description The values of the contributor, one item for each field on the contributors tab. */
            fields: components["schemas"]["ContributorField"][];
            /** @description When the contributor was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the contributor was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Field of a contributor
         * @description One field of a contributors tab with the value that it has for the contributor.
         */
        ContributorField: {
            /** @description Slug of the field. It is the key for the field in a contributor update. */
            slug: components["schemas"]["Slug"];
            /**
             * Format: uri
             * @description Canonical URI of the field.
             */
            link: string;
            /** @description Label of the field in each language. It may contain markup. */
            label: components["schemas"]["TranslatedText"];
            /** @description Title of the field in each language. */
            title: components["schemas"]["TranslatedText"];
            value: components["schemas"]["ContributorFieldValue"];
            /** @description A translated map. The interface document says no more of it. */
            translated: components["schemas"]["TranslatedText"];
        };
        /**
         * New value of a contributor field
         * @description The new value, a string or a boolean.
         */
        ContributorFieldInput: string | boolean;
        /**
         * Value of a contributor field
         * @description Value of the field, a string or a boolean. Other types may occur.
         */
        ContributorFieldValue: string | boolean | unknown;
        /**
         * Contributor update
         * @description The new values for fields of a contributor. Dates are accepted in ISO 8601 Zulu form since version 2.3.
         */
        ContributorUpdateRequest: {
            /** @description Map from the slug of a field to its new value. */
            fields: {
                [key: string]: components["schemas"]["ContributorFieldInput"];
            };
        };
        /**
         * Deletion mode
         * @description Whether a list holds deleted records. No default is shown.
         * @enum {string}
         */
        DeletionMode: "only" | "included" | "none";
        /**
         * Error envelope
         * @description Body of every error response other than the maintenance answer.
         */
        ErrorEnvelope: {
            /** @description What went wrong, in words. Their wording is not specified. */
            message: string;
            /** @description HTTP status of the response, repeated in the body. */
            status_code: number;
        };
        /**
         * Page of fields
         * @description One page of the list of fields. What a field holds is not shown.
         */
        FieldsPage: {
            /** @description The fields of the page. */
            data: unknown[];
        } & components["schemas"]["PaginationEnvelope"];
        /**
         * File extensions
         * @description File extensions of one group.
         */
        FileExtensions: string[];
        /**
         * Reference to a form
         * @description How a form appears in responses that carry it as an object. Which responses these are is not shown; a tab gives its form as a slug.
         */
        FormReference: components["schemas"]["NamedReference"];
        /**
         * Fund
         * @description Money with a budget that allocations are made from.
         */
        Fund: {
            /** @description Slug of the fund. */
            slug: components["schemas"]["Slug"];
            /** @description Display name of the fund in each language. */
            name: components["schemas"]["TranslatedText"];
            /** @description Description of the fund in each language. */
            description: components["schemas"]["TranslatedText"];
            /** @description Total budget of the fund. */
            budget: number;
            /** @description Amount that has been allocated from the budget. */
            allocated: number;
            /** @description Amount still available, which equals the budget minus what is allocated. */
            available: number;
            /** @description ISO 4217 code of the fund's currency. */
            currency: string;
            /** @description When the fund was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the fund was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Grant status
         * @description Grant status of a payment. Its fields are not shown.
         */
        GrantStatus: {
            [key: string]: unknown;
        };
        /**
         * Image dimension constraints
         * @description Bounds on the width and height of an image, in pixels.
         */
        ImageDimensionConstraints: {
            /** @description Smallest width in pixels; null when unset. */
            min_width: number | null;
            /** @description Largest width in pixels; null when unset. */
            max_width: number | null;
            /** @description Smallest height in pixels; null when unset. */
            min_height: number | null;
            /** @description Largest height in pixels; null when unset. */
            max_height: number | null;
        };
        /**
         * Known kind of event
         * @description The seven kinds of event whose identifiers are shown, spelt as they are shown. Three more are known by
         *     description only: application status changed, payment success and user confirmed.
         * @enum {string}
         */
        KnownWebhookEventKind: "application_created" | "application_submitted" | "AllocationPaymentWasCreated" | "AllocationPaymentWasUpdated" | "AllocationPaymentWasDeleted" | "AllocationPaymentStatusWasChanged" | "AllocationWasCreated";
        /**
         * Locale code
         * @description Language and region of a translation, as the `x-api-language` header takes it.
         * @enum {string}
         */
        LocaleCode: "ar_AR" | "bg_BG" | "bn_IN" | "ca_ES" | "cs_CZ" | "cy_GB" | "da_DK" | "de_DE" | "en_GB" | "en_US" | "el_GR" | "es_NN" | "es_LA" | "et_EE" | "fa_NN" | "fi_FI" | "fr_FR" | "fr_CA" | "he_IL" | "hi_IN" | "hr_HR" | "hu_HU" | "hy_AM" | "it_IT" | "ja_JP" | "ko_KR" | "lt_LT" | "ms_MY" | "nl_NL" | "nb_NO" | "pl_PL" | "pt_BR" | "ro_RO" | "ru_RU" | "sk_SK" | "sl_SI" | "sq_AL" | "sr_RS" | "sv_SE" | "sw_NN" | "th_TH" | "tr_TR" | "uk_UA" | "vi_VN" | "zh_CN" | "zh_HK";
        /**
         * Maintenance status
         * @description Body of the answer during maintenance, which has no error envelope.
         */
        MaintenanceStatus: {
            /**
             * @description Says that maintenance is in progress.
             * @example Maintenance in progress
             */
            status: string;
        };
        /**
         * Reference with a name
         * @description Reference to a resource that carries the resource's name.
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
         * @description Answer of a list operation: one page of the list, with its position among all records. The page URLs carry the `page` and `per_page` query
         *     parameters.
         */
        PaginationEnvelope: {
            /** @description Number of the page returned. The first page is 1. */
            current_page: number;
            /** @description URL of the first page. It is relative when the requested page lies beyond the last one. */
            first_page_url: string;
            /** @description Position of the page's first record among all records, counted from 1. Null when the page lies beyond the last one. */
            from: number | null;
            /** @description Number of the last page, which equals the number of pages. */
            last_page: number;
            /** @description URL of the last page. It is relative when the requested page lies beyond the last one. */
            last_page_url: string;
            /** @description URL of the next page. On the last page it is an empty string; it may also be null. */
            next_page_url: string | null;
            /** @description Canonical URL of the endpoint, without query parameters. */
            path: string;
            /** @description The most records that a page holds. */
            per_page: number;
            /** @description URL of the previous page. On the first page it is an empty string; it may also be null. */
            prev_page_url: string | null;
            /** @description Position of the page's last record among all records. Null when the page lies beyond the last one. */
            to: number | null;
            /** @description Number of records on all pages together. */
            total: number;
        };
        /**
         * Application of a payment
         * @description Reference to the application in a single payment. Beside the title it carries an integer identifier.
         */
        PaymentApplication: components["schemas"]["TitledReference"] & {
            /** @description Integer identifier of the application. */
            id: number;
        };
        /**
         * Reference to a payment method
         * @description The payment method, with its name in each language. Its further fields are not shown.
         */
        PaymentMethodReference: components["schemas"]["TranslatedReference"];
        /**
         * Recusal
         * @description Names the reviewer who is recused and, if wanted, the one score set that the recusal is limited to. One payload serves both operations, recuse and unrecuse.
         */
        RecusalRequest: {
            /** @description Slug of the reviewer, who must be an existing user. Which error an unknown one gives is not shown. */
            reviewer: components["schemas"]["Slug"];
            /**
             * @description Slug of the score set that the recusal is limited to. When it is omitted, the recusal applies to every score
             *     set under which the reviewer has assignments for the application.
             */
            score_set?: components["schemas"]["Slug"];
        };
        /**
         * Label of a reference
         * @description Name or title of a referenced resource. For most references it is not stated whether it is a plain string or a
         *     translated map, so both are accepted.
         */
        ReferenceLabel: string | components["schemas"]["TranslatedText"];
        /**
         * Reference to a resource
         * @description Small object that stands for another resource. It holds at least the slug and the canonical address, often a
         *     name as well, and possibly members that are not named.
         */
        ResourceReference: {
            /** @description Slug of the referenced resource. */
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
         * Score set, as far as known
         * @description What the change history says of a score set. Its other fields are not shown.
         */
        ScoreSet: {
            /** @description Name of the score set in each language. */
            name?: components["schemas"]["TranslatedText"];
        } & {
            [key: string]: unknown;
        };
        /**
         * Status of a season
         * @description State that a season is in. Which field of a season holds it is not shown, and neither is which state can follow which.
         * @enum {string}
         */
        SeasonStatus: "draft" | "active" | "archived" | "destroyed";
        /**
         * Slug
         * @description Identifier of a resource, made of eight letters. Every resource has one.
         */
        Slug: string;
        /**
         * Sort direction
         * @description Direction in which a list is sorted. Any other value gives 400. No default is shown.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /**
         * Tab
         * @description A section of a form.
         */
        Tab: {
            /** @description Slug of the tab. */
            slug: components["schemas"]["Slug"];
            /** @description Slug of the form that the tab belongs to. */
            form: components["schemas"]["Slug"];
            /** @description The season that the tab belongs to. */
            season: components["schemas"]["NamedReference"];
            type: components["schemas"]["TabType"];
            resource: components["schemas"]["TabResource"];
            /** @description Display name of the tab in each language. */
            name: components["schemas"]["TranslatedText"];
            /** @description Position in the form. A tab with a lower number appears first. */
            order: number;
            /** @description Whether the tab is locked. A locked tab always holds position 1 and cannot be reordered or deleted. */
            locked: boolean;
            /** @description Whether applicants see the tab. When false, the tab stays visible to program managers only. */
            visible_to_applicants: boolean;
            category_option: components["schemas"]["TabCategoryOption"];
            categories: components["schemas"]["TabCategories"];
            /** @description The content block shown at the top of the tab; null when there is none. */
            content_block: components["schemas"]["NamedReference"] | null;
            /** @description Number of fields on the tab. */
            field_count: number;
            /** @description Whether generated PDFs include a divider page for the tab. */
            tab_divider_on_pdfs: boolean;
            /** @description Configuration particular to the type of the tab; null for the types that carry none, which are `details` and `fields`. */
            settings: components["schemas"]["TabSettings"] | null;
            /** @description When the tab was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the tab was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Categories of a tab
         * @description References to the categories that the tab is shown in, or the single string `*` when it is shown in every category.
         *     `category_option` tells which.
         */
        TabCategories: components["schemas"]["NamedReference"][] | [
            "*"
        ];
        /**
         * Category option
         * @description Whether a tab shows in every category or in chosen ones. It tells how to read `categories`.
         * @enum {string}
         */
        TabCategoryOption: "all" | "select";
        /**
         * Resource of a tab
         * @description The kind of form that a tab belongs to.
         * @enum {string}
         */
        TabResource: "applications" | "users";
        /**
         * Settings of a tab
         * @description Configuration of a tab, particular to its type. Each type fills its own members only and omits the rest; which
         *     are whose is told for eligibility and referees only. The limits are those that the applicant form enforces.
         */
        TabSettings: {
            allowed_file_types?: components["schemas"]["AllowedFileTypes"];
            /** @description Whether a link to a file is accepted in place of an upload. */
            accept_attachment_links?: boolean;
            /** @description Smallest number of attachments; null when unset. */
            min_attachments?: number | null;
            /** @description Largest number of attachments; null when unset. */
            max_attachments?: number | null;
            /**
             * @description Smallest size of a file in megabytes; null when unset. The file size limit of the account applies as well,
             *     and the smaller value wins. The account's limit is not shown.
             */
            min_filesize?: number | null;
            /**
             * @description Largest size of a file in megabytes; null when unset. The file size limit of the account applies as well,
             *     and the smaller value wins. The account's limit is not shown.
             */
            max_filesize?: number | null;
            /** @description Shortest length of a video in seconds; null when unset. */
            min_video_length?: number | null;
            /** @description Greatest length of a video in seconds; null when unset. */
            max_video_length?: number | null;
            image_dimension_constraints?: components["schemas"]["ImageDimensionConstraints"];
            /** @description How an eligibility tab decides; may be null. */
            assessment_mode?: components["schemas"]["AssessmentMode"] | null;
            /** @description Score that is needed to be eligible; may be null. It applies when the assessment mode is `auto` or `both`. */
            min_eligibility_score?: number | null;
            /** @description Whether the remaining tabs are hidden from an ineligible application. */
            hide_other_tabs_when_ineligible?: boolean;
            /** @description Slug of the content block shown when the application is eligible; may be null. */
            eligible_content_block?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the content block shown when the application is ineligible; may be null. */
            ineligible_content_block?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the content block shown while eligibility is pending; may be null. */
            pending_eligibility_content_block?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the notification sent when the application is eligible; may be null. */
            eligible_notification?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the notification sent when the application is ineligible; may be null. */
            ineligible_notification?: components["schemas"]["OptionalSlug"];
            /** @description Slug of the notification sent while eligibility is pending; may be null. */
            pending_eligibility_notification?: components["schemas"]["OptionalSlug"];
            /** @description On a referees tab, slug of the action stage that collects references; may be null. */
            action_stage?: components["schemas"]["OptionalSlug"];
            /** @description Smallest number of referees; may be null. */
            min_referees?: number | null;
            /** @description Largest number of referees; may be null. */
            max_referees?: number | null;
            /** @description Smallest number of contributors; may be null. */
            min_contributors?: number | null;
            /** @description Largest number of contributors; may be null. */
            max_contributors?: number | null;
        };
        /**
         * Type of tab
         * @description What a tab is for. The type decides which settings the tab carries.
         * @enum {string}
         */
        TabType: "details" | "attachments" | "contributors" | "fields" | "eligibility" | "referees";
        /**
         * Reference with a title
         * @description Reference to an application, which carries the application's title.
         */
        TitledReference: components["schemas"]["ResourceReference"] & {
            /** @description Title of the referenced application. */
            title: components["schemas"]["ReferenceLabel"];
        };
        /**
         * Reference with a translated name
         * @description Reference to a resource that carries the resource's name as a translated map.
         */
        TranslatedReference: components["schemas"]["ResourceReference"] & {
            /** @description Name of the referenced resource in each language. */
            name: components["schemas"]["TranslatedText"];
        };
        /**
         * Translated text
         * @description One text in several languages, as a map from locale code (`LocaleCode`) to string. Which languages it holds
         *     follows from the `x-api-language` header of the request.
         * @example {
         *       "en_GB": "Community fund",
         *       "fr_FR": "Fonds communautaire"
         *     }
         */
        TranslatedText: {
            [key: string]: string;
        };
        /**
         * Uploaded file, as far as known
         * @description Members that are grouped under `file` when an attachment is uploaded and when an application is read. Their types are not shown.
         */
        UploadedFile: {
            /** @description Name of the uploaded file. */
            filename?: unknown;
            /** @description A token. Its meaning is not shown. */
            token?: unknown;
            /** @description Member for the download. Its meaning is not shown. */
            download?: unknown;
            /** @description Member for the link. Its meaning is not shown. */
            link?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * Error envelope of a failed validation
         * @description The error envelope with the errors of the validation. Present with 422 only.
         */
        ValidationErrorEnvelope: components["schemas"]["ErrorEnvelope"] & {
            /** @description The errors that the validation found. The structure is not shown. */
            errors: {
                [key: string]: unknown;
            };
        };
        /**
         * Webhook
         * @description A subscription that notifies an external system when events occur.
         */
        Webhook: {
            /** @description Slug of the webhook. */
            slug: components["schemas"]["Slug"];
            /** @description What the webhook is called. */
            name: string;
            /** @description Address that receives the payload. */
            url: string;
            method: components["schemas"]["WebhookMethod"];
            /** @description The kinds of event that the webhook subscribes to. */
            events: components["schemas"]["WebhookEventKind"][];
            /** @description The fields that the payload includes. */
            fields: unknown[];
            /** @description The form that the webhook is scoped to; null when it is not scoped. */
            form: components["schemas"]["WebhookForm"] | null;
            /**
             * @description Key that signs outgoing requests. A hidden placeholder may be returned in its place; the text of the
             *     placeholder is not given.
             */
            signing_key: string;
            /** @description When the webhook was created. */
            created: components["schemas"]["ZuluDateTime"];
            /** @description When the webhook was last updated. */
            updated: components["schemas"]["ZuluDateTime"];
        };
        /**
         * Kind of event
         * @description A kind of event that a webhook subscribes to. More than twenty exist and the complete list is not shown, so any string is accepted.
         */
        WebhookEventKind: components["schemas"]["KnownWebhookEventKind"] | string;
        /**
         * Form of a webhook
         * @description The form that a webhook is scoped to. Its shape is not shown.
         */
        WebhookForm: {
            [key: string]: unknown;
        };
        /**
         * Method of a webhook
         * @description HTTP method that is used to call the webhook's URL.
         * @enum {string}
         */
        WebhookMethod: "get" | "post";
        /**
         * Date-time in Zulu form
         * Format: date-time
         * @description Date and time in ISO 8601 Zulu form, so in UTC and ending in `Z`.
         */
        ZuluDateTime: string;
    };
    responses: {
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request is malformed. */
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
        /** @description The key or the account does not permit the request. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The key or the account does not permit the request. */
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
        /** @description No resource with the slug in the path is found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Maintenance is in progress. Whether this response carries `Retry-After` is not shown. */
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
        /** @description The rate limit is exceeded. The numeric limit is not shown, nor whether this response carries `Retry-After`. */
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
        /** @description The key is missing. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service.v2.3+json": components["schemas"]["ErrorEnvelope"];
                "application/vnd.service.v2.3+xml": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The key is missing. */
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
        /** @description The body failed validation. Which contents fail is not shown. */
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
         * @description Slug of the payment to return.
         * @example GkyHXpof
         */
        AllocationPaymentSlug: components["schemas"]["Slug"];
        /**
         * @description Slug of the application from which the reviewer is recused.
         * @example yNgKyHPL
         */
        ApplicationSlug: components["schemas"]["Slug"];
        /**
         * @description Slug of the contributor to update.
         * @example wXwVZqsx
         */
        ContributorSlug: components["schemas"]["Slug"];
        /**
         * @description Number of the page to return. The page URLs of the envelope carry it and the first page is 1; that this list takes
         *     it, and its default, are not said.
         * @example 1
         */
        FieldPage: number;
        /**
         * @description The largest number of records that a page holds. The range is wider than that of other lists. Whether the general default of 10 holds here is not shown, nor is the error for a value outside the range.
         * @example 500
         */
        FieldPerPage: number;
        /**
         * @description Slug of the fund to return.
         * @example gvWAvJGf
         */
        FundSlug: components["schemas"]["Slug"];
        /**
         * @description Number of the page to return, counted from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description The largest number of records that a page holds. A value outside the range gives 400.
         * @example 100
         */
        PerPage: number;
        /**
         * @description Slug of the tab to return.
         * @example lglJSWTD
         */
        TabSlug: components["schemas"]["Slug"];
        /**
         * @description Slug of the webhook to return.
         * @example vVHmSOrB
         */
        WebhookSlug: components["schemas"]["Slug"];
        /**
         * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
         *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
         *     A language that the account does not support gives 400.
         *     Whether spaces may stand in the list is not described, so send none.
         */
        XApiLanguage: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Entity tag of the returned representation. No use of it in requests is described.
         * @example "5d41402abc4b2a76"
         */
        ETag: string;
        /**
         * @description Seconds to wait before retrying. Which responses carry the header is not shown.
         * @example 30
         */
        "Retry-After": number;
        /**
         * @description Largest number of requests allowed per minute. The number itself, and which operations have a different one, are not shown.
         * @example 60
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests that remain in the current window.
         * @example 59
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Unix timestamp at which the window resets.
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
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the tab to return.
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
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the contributor to update.
                 * @example wXwVZqsx
                 */
                contributor_slug: components["parameters"]["ContributorSlug"];
            };
            cookie?: never;
        };
        /** @description The new values, by the slug of the field. */
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
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the application from which the reviewer is recused.
                 * @example yNgKyHPL
                 */
                application_slug: components["parameters"]["ApplicationSlug"];
            };
            cookie?: never;
        };
        /** @description The reviewer, and the score set if the recusal is limited to one. */
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
                 * @description Number of the page to return, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The largest number of records that a page holds. A value outside the range gives 400.
                 * @example 100
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
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
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
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
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the payment to return.
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
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the fund to return.
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
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
                "x-api-language"?: components["parameters"]["XApiLanguage"];
            };
            path: {
                /**
                 * @description Slug of the webhook to return.
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
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
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
                 * @description Number of the page to return. The page URLs of the envelope carry it and the first page is 1; that this list takes
                 *     it, and its default, are not said.
                 * @example 1
                 */
                page?: components["parameters"]["FieldPage"];
                /**
                 * @description The largest number of records that a page holds. The range is wider than that of other lists. Whether the general default of 10 holds here is not shown, nor is the error for a value outside the range.
                 * @example 500
                 */
                per_page?: components["parameters"]["FieldPerPage"];
            };
            header?: {
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
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
                /**
                 * @description Languages of translated text in the response, as a comma-separated list of locale codes, or `all`. When the header
                 *     is absent, the default language of the account is returned. The value `all` overrides any other value in the list.
                 *     A language that the account does not support gives 400.
                 *     Whether spaces may stand in the list is not described, so send none.
                 */
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
            /** @description Which answer is expected of the receiver is not shown. */
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
        /** @description The payload. Neither its shape nor its media type is shown. */
        requestBody?: {
            content: {
                "*/*": unknown;
            };
        };
        responses: {
            /** @description Which answer is expected of the receiver is not shown. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
