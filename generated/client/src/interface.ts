// Made from the bundled description by `npm run build`. Do not edit.

/** Version of the interface that this package was made from. */
export const interfaceVersion = "2.3" as const;

/** Media type of JSON answers. */
export const jsonMediaType = "application/vnd.service.v2.3+json" as const;

/** Media type of answers, up to the name of the format. */
export const mediaType = "application/vnd.service.v2.3+" as const;

/** The response header ETag. */
export const etagHeader = "ETag" as const;

/** The response header X-RateLimit-Limit. */
export const rateLimitLimitHeader = "X-RateLimit-Limit" as const;

/** The response header X-RateLimit-Remaining. */
export const rateLimitRemainingHeader = "X-RateLimit-Remaining" as const;

/** The response header X-RateLimit-Reset. */
export const rateLimitResetHeader = "X-RateLimit-Reset" as const;

/** The response header Retry-After. */
export const retryAfterHeader = "Retry-After" as const;

/** What a status that stands for a failure is called. */
export const kindsOfStatuses = {"304":"NotModified","400":"BadRequest","401":"Unauthorized","403":"Forbidden","404":"NotFound","422":"UnprocessableContent","429":"TooManyRequests","503":"ServiceUnavailable"} as const;

/** Header that carries the API key, in lower case. */
export const apiKeyHeader = "x-api-key" as const;

/** Header that carries the languages, in lower case. */
export const languageHeader = "x-api-language" as const;

/** The languages that can be asked for. */
export const languageCodes = ["all","ar_AR","bg_BG","bn_IN","ca_ES","cs_CZ","cy_GB","da_DK","de_DE","en_GB","en_US","el_GR","es_NN","es_LA","et_EE","fa_NN","fi_FI","fr_FR","fr_CA","he_IL","hi_IN","hr_HR","hu_HU","hy_AM","it_IT","ja_JP","ko_KR","lt_LT","ms_MY","nl_NL","nb_NO","pl_PL","pt_BR","ro_RO","ru_RU","sk_SK","sl_SI","sq_AL","sr_RS","sv_SE","sw_NN","th_TH","tr_TR","uk_UA","vi_VN","zh_CN","zh_HK"] as const;

/** What a slug matches. */
export const slugPattern = "^[A-Za-z]{8}$" as const;

/** Operations whose answer is not shown. */
export const unshownAnswers = ["PUT /application/{}/recuse","POST /allocation-payment","POST /action-task"] as const;

/** Paths of all operations, below the base address. */
export const operationPaths = ["/tab/{tab_slug}","/contributor/{contributor_slug}","/application/{application_slug}/recuse","/allocation-payment","/allocation-payment/{allocation_payment_slug}","/fund/{fund_slug}","/webhook/{webhook_slug}","/account","/field","/action-task"] as const;

/** What a slug matches, as an expression. */
export const slugShape: RegExp = /^[A-Za-z]{8}$/;

/** A language that can be asked for. */
export type LanguageCode = (typeof languageCodes)[number];
