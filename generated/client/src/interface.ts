// Made from the bundled description by `npm run build`. Do not edit.

/** Version of this package. */
export const packageVersion = "0.1.0" as const;

/** Media type of JSON responses. */
export const jsonMediaType = "application/vnd.service.v2.3+json" as const;

/** Media type of responses, up to the format. */
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

/** Header of the API key, in lower case. */
export const apiKeyHeader = "x-api-key" as const;

/** Header of the languages, in lower case. */
export const languageHeader = "x-api-language" as const;

/** Operations, for the `/fetch` entry. */
export const operationFacts = [{"operation":"GET /tab/{}","answer":"object","members":null},{"operation":"PUT /contributor/{}","answer":"object","members":["fields"]},{"operation":"PUT /application/{}/recuse","answer":"unknown","members":["reviewer","score_set"]},{"operation":"GET /allocation-payment","answer":"page","members":null},{"operation":"POST /allocation-payment","answer":"unknown","members":null},{"operation":"GET /allocation-payment/{}","answer":"object","members":null},{"operation":"GET /fund/{}","answer":"object","members":null},{"operation":"GET /webhook/{}","answer":"object","members":null},{"operation":"GET /account","answer":"unknown","members":null},{"operation":"GET /field","answer":"page","members":null},{"operation":"POST /action-task","answer":"unknown","members":null}] as const;

/** The pattern of slugs. */
export const slugShape: RegExp = /^[A-Za-z]{8}$/;

/** A language code. */
export type LanguageCode = 'all' | 'ar_AR' | 'bg_BG' | 'bn_IN' | 'ca_ES' | 'cs_CZ' | 'cy_GB' | 'da_DK' | 'de_DE' | 'en_GB' | 'en_US' | 'el_GR' | 'es_NN' | 'es_LA' | 'et_EE' | 'fa_NN' | 'fi_FI' | 'fr_FR' | 'fr_CA' | 'he_IL' | 'hi_IN' | 'hr_HR' | 'hu_HU' | 'hy_AM' | 'it_IT' | 'ja_JP' | 'ko_KR' | 'lt_LT' | 'ms_MY' | 'nl_NL' | 'nb_NO' | 'pl_PL' | 'pt_BR' | 'ro_RO' | 'ru_RU' | 'sk_SK' | 'sl_SI' | 'sq_AL' | 'sr_RS' | 'sv_SE' | 'sw_NN' | 'th_TH' | 'tr_TR' | 'uk_UA' | 'vi_VN' | 'zh_CN' | 'zh_HK';

/** The kind of a documented status. */
export type StatusKind = 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'UnprocessableContent' | 'TooManyRequests' | 'ServiceUnavailable';
