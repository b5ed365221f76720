// Made from the bundled description by `npm run build`. Do not edit.

/** Version of the interface that this package was made from. */
export const interfaceVersion = "2.3" as const;

/** Media type of JSON answers. */
export const jsonMediaType = "application/vnd.service.v2.3+json" as const;

/** Header that carries the API key. */
export const apiKeyHeader = "x-api-key" as const;

/** Header that carries the languages. */
export const languageHeader = "x-api-language" as const;

/** The languages that can be asked for. */
export const languageCodes = ["all","ar_AR","bg_BG","bn_IN","ca_ES","cs_CZ","cy_GB","da_DK","de_DE","en_GB","en_US","el_GR","es_NN","es_LA","et_EE","fa_NN","fi_FI","fr_FR","fr_CA","he_IL","hi_IN","hr_HR","hu_HU","hy_AM","it_IT","ja_JP","ko_KR","lt_LT","ms_MY","nl_NL","nb_NO","pl_PL","pt_BR","ro_RO","ru_RU","sk_SK","sl_SI","sq_AL","sr_RS","sv_SE","sw_NN","th_TH","tr_TR","uk_UA","vi_VN","zh_CN","zh_HK"] as const;

/** What a slug matches. */
export const slugPattern = "^[A-Za-z]{8}$" as const;

/** Paths of all operations, below the base address. */
export const operationPaths = ["/tab/{tab_slug}","/contributor/{contributor_slug}","/application/{application_slug}/recuse","/allocation-payment","/allocation-payment/{allocation_payment_slug}","/fund/{fund_slug}","/webhook/{webhook_slug}","/account","/field","/action-task"] as const;

/** A language that can be asked for. */
export type LanguageCode = (typeof languageCodes)[number];
