// Made from the bundled description by `npm run build`. Do not edit.

/** Names of the examples. */
export type ExampleName =
  | 'api-feature-disabled'
  | 'applications-webhook'
  | 'arts-fund'
  | 'attachments-tab'
  | 'attachments-tab-any-file'
  | 'beyond-last-page'
  | 'contributor-updated'
  | 'contributors-tab'
  | 'details-tab'
  | 'education-fund'
  | 'eligibility-tab'
  | 'eligibility-tab-manual'
  | 'eligibility-tab-scored'
  | 'empty-body'
  | 'failed-permanently'
  | 'fields-tab'
  | 'first-page'
  | 'invalid-accept'
  | 'invalid-json'
  | 'invalid-slug'
  | 'invalid-sort-direction'
  | 'last-page'
  | 'maintenance'
  | 'middle-page'
  | 'missing-api-key'
  | 'not-found'
  | 'not-shown'
  | 'one-page'
  | 'paid'
  | 'payments-webhook'
  | 'per-page-out-of-range'
  | 'rate-limited'
  | 'read-only-key'
  | 'referees-tab'
  | 'scheduled'
  | 'suspended-account'
  | 'unknown-api-key'
  | 'unsupported-language'
  | 'validation-failed'
  | 'wrong-account-key';

/** Operations: method and path, with `{}` for each slug. */
export const operationNames = ["GET /tab/{}","PUT /contributor/{}","PUT /application/{}/recuse","GET /allocation-payment","POST /allocation-payment","GET /allocation-payment/{}","GET /fund/{}","GET /webhook/{}","GET /account","GET /field","POST /action-task"] as const;

/** An operation of the client. */
export type OperationName = (typeof operationNames)[number];

/** A documented response. */
export interface ResponseExample {
  readonly name: ExampleName;
  /** The operations that can return it. */
  readonly operations: readonly string[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
  readonly xml: string;
  readonly file?: { readonly type: string; readonly text: string };
}

/** The documented responses, in order. */
export const examples: readonly ResponseExample[] = [
  {
    "name": "details-tab",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 200,
    "headers": {
      "ETag": "\"5d41402abc4b2a76\"",
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "slug": "WVecDtPr",
      "form": "WmKrwtvH",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "type": "details",
      "resource": "applications",
      "name": {
        "en_GB": "About your project"
      },
      "order": 1,
      "locked": true,
      "visible_to_applicants": true,
      "category_option": "all",
      "categories": [
        "*"
      ],
      "content_block": {
        "slug": "hdTaSNCT",
        "link": "https://not-shown.invalid/hdTaSNCT",
        "name": "Before you start"
      },
      "field_count": 1,
      "tab_divider_on_pdfs": true,
      "settings": null,
      "created": "2026-01-08T09:15:00Z",
      "updated": "2026-01-20T14:02:37Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Tab xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>WVecDtPr</slug>\n  <form>WmKrwtvH</form>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <type>details</type>\n  <resource>applications</resource>\n  <name>\n    <en_GB>About your project</en_GB>\n  </name>\n  <order>1</order>\n  <locked>true</locked>\n  <visible_to_applicants>true</visible_to_applicants>\n  <category_option>all</category_option>\n  <categories>\n    <item>*</item>\n  </categories>\n  <content_block>\n    <slug>hdTaSNCT</slug>\n    <link>https://not-shown.invalid/hdTaSNCT</link>\n    <name>Before you start</name>\n  </content_block>\n  <field_count>1</field_count>\n  <tab_divider_on_pdfs>true</tab_divider_on_pdfs>\n  <settings xsi:nil=\"true\"/>\n  <created>2026-01-08T09:15:00Z</created>\n  <updated>2026-01-20T14:02:37Z</updated>\n</Tab>\n"
  },
  {
    "name": "attachments-tab",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 200,
    "headers": {
      "ETag": "\"5d41402abc4b2a76\"",
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "slug": "lglJSWTD",
      "form": "WmKrwtvH",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "type": "attachments",
      "resource": "applications",
      "name": {
        "en_GB": "Supporting documents",
        "fr_FR": "Pièces justificatives",
        "ar_AR": "المستندات الداعمة"
      },
      "order": 5,
      "locked": false,
      "visible_to_applicants": true,
      "category_option": "select",
      "categories": [
        {
          "slug": "otdBKGbR",
          "link": "https://not-shown.invalid/otdBKGbR",
          "name": {
            "en_GB": "Community learning",
            "fr_FR": "Apprentissage communautaire",
            "el_GR": "Κοινοτική μάθηση",
            "hi_IN": "सामुदायिक शिक्षा"
          }
        },
        {
          "slug": "xQqLQQbv",
          "link": "https://not-shown.invalid/xQqLQQbv",
          "name": {
            "en_GB": "Visual arts",
            "fr_FR": "Arts visuels",
            "ja_JP": "視覚芸術",
            "zh_HK": "視覺藝術"
          }
        }
      ],
      "content_block": {
        "slug": "JGCrOgvQ",
        "link": "https://not-shown.invalid/JGCrOgvQ",
        "name": {
          "en_GB": "Preparing your files",
          "fr_FR": "Préparer vos fichiers",
          "ar_AR": "تجهيز ملفاتك"
        }
      },
      "field_count": 1,
      "tab_divider_on_pdfs": true,
      "settings": {
        "allowed_file_types": {
          "documents": [
            "pdf",
            "docx"
          ],
          "images": [
            "jpg",
            "png"
          ],
          "video": [
            "mp4"
          ]
        },
        "accept_attachment_links": true,
        "min_attachments": 1,
        "max_attachments": 10,
        "min_filesize": null,
        "max_filesize": 25.5,
        "min_video_length": 10,
        "max_video_length": 180,
        "image_dimension_constraints": {
          "min_width": 800,
          "max_width": 4000,
          "min_height": 600,
          "max_height": null
        }
      },
      "created": "2026-01-08T09:36:21Z",
      "updated": "2026-02-11T16:20:00Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Tab xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>lglJSWTD</slug>\n  <form>WmKrwtvH</form>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <type>attachments</type>\n  <resource>applications</resource>\n  <name>\n    <en_GB>Supporting documents</en_GB>\n    <fr_FR>Pièces justificatives</fr_FR>\n    <ar_AR>المستندات الداعمة</ar_AR>\n  </name>\n  <order>5</order>\n  <locked>false</locked>\n  <visible_to_applicants>true</visible_to_applicants>\n  <category_option>select</category_option>\n  <categories>\n    <item>\n      <slug>otdBKGbR</slug>\n      <link>https://not-shown.invalid/otdBKGbR</link>\n      <name>\n        <en_GB>Community learning</en_GB>\n        <fr_FR>Apprentissage communautaire</fr_FR>\n        <el_GR>Κοινοτική μάθηση</el_GR>\n        <hi_IN>सामुदायिक शिक्षा</hi_IN>\n      </name>\n    </item>\n    <item>\n      <slug>xQqLQQbv</slug>\n      <link>https://not-shown.invalid/xQqLQQbv</link>\n      <name>\n        <en_GB>Visual arts</en_GB>\n        <fr_FR>Arts visuels</fr_FR>\n        <ja_JP>視覚芸術</ja_JP>\n        <zh_HK>視覺藝術</zh_HK>\n      </name>\n    </item>\n  </categories>\n  <content_block>\n    <slug>JGCrOgvQ</slug>\n    <link>https://not-shown.invalid/JGCrOgvQ</link>\n    <name>\n      <en_GB>Preparing your files</en_GB>\n      <fr_FR>Préparer vos fichiers</fr_FR>\n      <ar_AR>تجهيز ملفاتك</ar_AR>\n    </name>\n  </content_block>\n  <field_count>1</field_count>\n  <tab_divider_on_pdfs>true</tab_divider_on_pdfs>\n  <settings>\n    <allowed_file_types>\n      <documents>\n        <item>pdf</item>\n        <item>docx</item>\n      </documents>\n      <images>\n        <item>jpg</item>\n        <item>png</item>\n      </images>\n      <video>\n        <item>mp4</item>\n      </video>\n    </allowed_file_types>\n    <accept_attachment_links>true</accept_attachment_links>\n    <min_attachments>1</min_attachments>\n    <max_attachments>10</max_attachments>\n    <min_filesize xsi:nil=\"true\"/>\n    <max_filesize>25.5</max_filesize>\n    <min_video_length>10</min_video_length>\n    <max_video_length>180</max_video_length>\n    <image_dimension_constraints>\n      <min_width>800</min_width>\n      <max_width>4000</max_width>\n      <min_height>600</min_height>\n      <max_height xsi:nil=\"true\"/>\n    </image_dimension_constraints>\n  </settings>\n  <created>2026-01-08T09:36:21Z</created>\n  <updated>2026-02-11T16:20:00Z</updated>\n</Tab>\n"
  },
  {
    "name": "attachments-tab-any-file",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 200,
    "headers": {
      "ETag": "\"5d41402abc4b2a76\"",
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "slug": "NZbWnWMj",
      "form": "WmKrwtvH",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "type": "attachments",
      "resource": "applications",
      "name": {
        "en_GB": "Office papers",
        "fr_FR": "Documents internes",
        "el_GR": "Εσωτερικά έγγραφα"
      },
      "order": 7,
      "locked": false,
      "visible_to_applicants": false,
      "category_option": "all",
      "categories": [
        "*"
      ],
      "content_block": null,
      "field_count": 0,
      "tab_divider_on_pdfs": false,
      "settings": {
        "allowed_file_types": [],
        "accept_attachment_links": false,
        "min_attachments": null,
        "max_attachments": null,
        "min_filesize": null,
        "max_filesize": null,
        "min_video_length": null,
        "max_video_length": null,
        "image_dimension_constraints": {
          "min_width": null,
          "max_width": null,
          "min_height": null,
          "max_height": null
        }
      },
      "created": "2026-01-15T13:00:00Z",
      "updated": "2026-01-15T13:08:42Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Tab xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>NZbWnWMj</slug>\n  <form>WmKrwtvH</form>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <type>attachments</type>\n  <resource>applications</resource>\n  <name>\n    <en_GB>Office papers</en_GB>\n    <fr_FR>Documents internes</fr_FR>\n    <el_GR>Εσωτερικά έγγραφα</el_GR>\n  </name>\n  <order>7</order>\n  <locked>false</locked>\n  <visible_to_applicants>false</visible_to_applicants>\n  <category_option>all</category_option>\n  <categories>\n    <item>*</item>\n  </categories>\n  <content_block xsi:nil=\"true\"/>\n  <field_count>0</field_count>\n  <tab_divider_on_pdfs>false</tab_divider_on_pdfs>\n  <settings>\n    <allowed_file_types type=\"array\"/>\n    <accept_attachment_links>false</accept_attachment_links>\n    <min_attachments xsi:nil=\"true\"/>\n    <max_attachments xsi:nil=\"true\"/>\n    <min_filesize xsi:nil=\"true\"/>\n    <max_filesize xsi:nil=\"true\"/>\n    <min_video_length xsi:nil=\"true\"/>\n    <max_video_length xsi:nil=\"true\"/>\n    <image_dimension_constraints>\n      <min_width xsi:nil=\"true\"/>\n      <max_width xsi:nil=\"true\"/>\n      <min_height xsi:nil=\"true\"/>\n      <max_height xsi:nil=\"true\"/>\n    </image_dimension_constraints>\n  </settings>\n  <created>2026-01-15T13:00:00Z</created>\n  <updated>2026-01-15T13:08:42Z</updated>\n</Tab>\n"
  },
  {
    "name": "contributors-tab",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 200,
    "headers": {
      "ETag": "\"5d41402abc4b2a76\"",
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "slug": "iDrffXTr",
      "form": "WmKrwtvH",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "type": "contributors",
      "resource": "applications",
      "name": {
        "en_GB": "Contributors and partners",
        "fr_FR": "Contributeurs et partenaires",
        "el_GR": "Συντελεστές και εταίροι",
        "hi_IN": "योगदानकर्ता और साझेदार"
      },
      "order": 4,
      "locked": false,
      "visible_to_applicants": true,
      "category_option": "all",
      "categories": [
        "*"
      ],
      "content_block": null,
      "field_count": 4,
      "tab_divider_on_pdfs": false,
      "settings": {
        "min_contributors": 1,
        "max_contributors": 6
      },
      "created": "2026-01-08T09:30:00Z",
      "updated": "2026-01-22T08:05:19Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Tab xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>iDrffXTr</slug>\n  <form>WmKrwtvH</form>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <type>contributors</type>\n  <resource>applications</resource>\n  <name>\n    <en_GB>Contributors and partners</en_GB>\n    <fr_FR>Contributeurs et partenaires</fr_FR>\n    <el_GR>Συντελεστές και εταίροι</el_GR>\n    <hi_IN>योगदानकर्ता और साझेदार</hi_IN>\n  </name>\n  <order>4</order>\n  <locked>false</locked>\n  <visible_to_applicants>true</visible_to_applicants>\n  <category_option>all</category_option>\n  <categories>\n    <item>*</item>\n  </categories>\n  <content_block xsi:nil=\"true\"/>\n  <field_count>4</field_count>\n  <tab_divider_on_pdfs>false</tab_divider_on_pdfs>\n  <settings>\n    <min_contributors>1</min_contributors>\n    <max_contributors>6</max_contributors>\n  </settings>\n  <created>2026-01-08T09:30:00Z</created>\n  <updated>2026-01-22T08:05:19Z</updated>\n</Tab>\n"
  },
  {
    "name": "fields-tab",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 200,
    "headers": {
      "ETag": "\"5d41402abc4b2a76\"",
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "slug": "yECWlQcC",
      "form": "doMLLqlZ",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "type": "fields",
      "resource": "users",
      "name": {
        "en_GB": "Your profile",
        "ar_AR": "ملفك الشخصي",
        "hi_IN": "आपकी प्रोफ़ाइल"
      },
      "order": 2,
      "locked": false,
      "visible_to_applicants": true,
      "category_option": "all",
      "categories": [
        "*"
      ],
      "content_block": null,
      "field_count": 2,
      "tab_divider_on_pdfs": false,
      "settings": null,
      "created": "2026-01-07T15:45:30Z",
      "updated": "2026-01-07T16:02:00Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Tab xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>yECWlQcC</slug>\n  <form>doMLLqlZ</form>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <type>fields</type>\n  <resource>users</resource>\n  <name>\n    <en_GB>Your profile</en_GB>\n    <ar_AR>ملفك الشخصي</ar_AR>\n    <hi_IN>आपकी प्रोफ़ाइल</hi_IN>\n  </name>\n  <order>2</order>\n  <locked>false</locked>\n  <visible_to_applicants>true</visible_to_applicants>\n  <category_option>all</category_option>\n  <categories>\n    <item>*</item>\n  </categories>\n  <content_block xsi:nil=\"true\"/>\n  <field_count>2</field_count>\n  <tab_divider_on_pdfs>false</tab_divider_on_pdfs>\n  <settings xsi:nil=\"true\"/>\n  <created>2026-01-07T15:45:30Z</created>\n  <updated>2026-01-07T16:02:00Z</updated>\n</Tab>\n"
  },
  {
    "name": "eligibility-tab",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 200,
    "headers": {
      "ETag": "\"5d41402abc4b2a76\"",
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "slug": "zTCPlNMt",
      "form": "WmKrwtvH",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "type": "eligibility",
      "resource": "applications",
      "name": {
        "en_GB": "Can you apply?",
        "fr_FR": "Pouvez-vous déposer une demande ?",
        "zh_HK": "你是否符合資格？"
      },
      "order": 2,
      "locked": false,
      "visible_to_applicants": true,
      "category_option": "select",
      "categories": [
        {
          "slug": "otdBKGbR",
          "link": "https://not-shown.invalid/otdBKGbR",
          "name": {
            "en_GB": "Community learning",
            "fr_FR": "Apprentissage communautaire",
            "el_GR": "Κοινοτική μάθηση",
            "hi_IN": "सामुदायिक शिक्षा"
          }
        }
      ],
      "content_block": null,
      "field_count": 2,
      "tab_divider_on_pdfs": false,
      "settings": {
        "assessment_mode": "both",
        "min_eligibility_score": 60,
        "hide_other_tabs_when_ineligible": true,
        "eligible_content_block": "HbiphCzZ",
        "ineligible_content_block": "yGPDwuJl",
        "pending_eligibility_content_block": "jtTaSwWs",
        "eligible_notification": "bOMYCzch",
        "ineligible_notification": "lYIqQDSy",
        "pending_eligibility_notification": "vRljOkXx"
      },
      "created": "2026-01-08T09:21:10Z",
      "updated": "2026-02-03T10:44:05Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Tab xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>zTCPlNMt</slug>\n  <form>WmKrwtvH</form>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <type>eligibility</type>\n  <resource>applications</resource>\n  <name>\n    <en_GB>Can you apply?</en_GB>\n    <fr_FR>Pouvez-vous déposer une demande ?</fr_FR>\n    <zh_HK>你是否符合資格？</zh_HK>\n  </name>\n  <order>2</order>\n  <locked>false</locked>\n  <visible_to_applicants>true</visible_to_applicants>\n  <category_option>select</category_option>\n  <categories>\n    <item>\n      <slug>otdBKGbR</slug>\n      <link>https://not-shown.invalid/otdBKGbR</link>\n      <name>\n        <en_GB>Community learning</en_GB>\n        <fr_FR>Apprentissage communautaire</fr_FR>\n        <el_GR>Κοινοτική μάθηση</el_GR>\n        <hi_IN>सामुदायिक शिक्षा</hi_IN>\n      </name>\n    </item>\n  </categories>\n  <content_block xsi:nil=\"true\"/>\n  <field_count>2</field_count>\n  <tab_divider_on_pdfs>false</tab_divider_on_pdfs>\n  <settings>\n    <assessment_mode>both</assessment_mode>\n    <min_eligibility_score>60</min_eligibility_score>\n    <hide_other_tabs_when_ineligible>true</hide_other_tabs_when_ineligible>\n    <eligible_content_block>HbiphCzZ</eligible_content_block>\n    <ineligible_content_block>yGPDwuJl</ineligible_content_block>\n    <pending_eligibility_content_block>jtTaSwWs</pending_eligibility_content_block>\n    <eligible_notification>bOMYCzch</eligible_notification>\n    <ineligible_notification>lYIqQDSy</ineligible_notification>\n    <pending_eligibility_notification>vRljOkXx</pending_eligibility_notification>\n  </settings>\n  <created>2026-01-08T09:21:10Z</created>\n  <updated>2026-02-03T10:44:05Z</updated>\n</Tab>\n"
  },
  {
    "name": "eligibility-tab-scored",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 200,
    "headers": {
      "ETag": "\"5d41402abc4b2a76\"",
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "slug": "BysuGZYJ",
      "form": "WmKrwtvH",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "type": "eligibility",
      "resource": "applications",
      "name": {
        "en_GB": "Eligibility check for artists",
        "fr_FR": "Vérification de l'éligibilité des artistes",
        "ja_JP": "アーティストの応募資格"
      },
      "order": 3,
      "locked": false,
      "visible_to_applicants": true,
      "category_option": "select",
      "categories": [
        {
          "slug": "xQqLQQbv",
          "link": "https://not-shown.invalid/xQqLQQbv",
          "name": {
            "en_GB": "Visual arts",
            "fr_FR": "Arts visuels",
            "ja_JP": "視覚芸術",
            "zh_HK": "視覺藝術"
          }
        }
      ],
      "content_block": null,
      "field_count": 2,
      "tab_divider_on_pdfs": false,
      "settings": {
        "assessment_mode": "auto",
        "min_eligibility_score": 7.5,
        "hide_other_tabs_when_ineligible": false,
        "eligible_content_block": "ryxTxAMW",
        "ineligible_content_block": "TdhQCyHw",
        "pending_eligibility_content_block": null,
        "eligible_notification": null,
        "ineligible_notification": "DyLojQfk",
        "pending_eligibility_notification": null
      },
      "created": "2026-01-08T09:24:48Z",
      "updated": "2026-01-08T09:24:48Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Tab xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>BysuGZYJ</slug>\n  <form>WmKrwtvH</form>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <type>eligibility</type>\n  <resource>applications</resource>\n  <name>\n    <en_GB>Eligibility check for artists</en_GB>\n    <fr_FR>Vérification de l'éligibilité des artistes</fr_FR>\n    <ja_JP>アーティストの応募資格</ja_JP>\n  </name>\n  <order>3</order>\n  <locked>false</locked>\n  <visible_to_applicants>true</visible_to_applicants>\n  <category_option>select</category_option>\n  <categories>\n    <item>\n      <slug>xQqLQQbv</slug>\n      <link>https://not-shown.invalid/xQqLQQbv</link>\n      <name>\n        <en_GB>Visual arts</en_GB>\n        <fr_FR>Arts visuels</fr_FR>\n        <ja_JP>視覚芸術</ja_JP>\n        <zh_HK>視覺藝術</zh_HK>\n      </name>\n    </item>\n  </categories>\n  <content_block xsi:nil=\"true\"/>\n  <field_count>2</field_count>\n  <tab_divider_on_pdfs>false</tab_divider_on_pdfs>\n  <settings>\n    <assessment_mode>auto</assessment_mode>\n    <min_eligibility_score>7.5</min_eligibility_score>\n    <hide_other_tabs_when_ineligible>false</hide_other_tabs_when_ineligible>\n    <eligible_content_block>ryxTxAMW</eligible_content_block>\n    <ineligible_content_block>TdhQCyHw</ineligible_content_block>\n    <pending_eligibility_content_block xsi:nil=\"true\"/>\n    <eligible_notification xsi:nil=\"true\"/>\n    <ineligible_notification>DyLojQfk</ineligible_notification>\n    <pending_eligibility_notification xsi:nil=\"true\"/>\n  </settings>\n  <created>2026-01-08T09:24:48Z</created>\n  <updated>2026-01-08T09:24:48Z</updated>\n</Tab>\n"
  },
  {
    "name": "eligibility-tab-manual",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 200,
    "headers": {
      "ETag": "\"5d41402abc4b2a76\"",
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "slug": "hMqVtRwe",
      "form": "WmKrwtvH",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "type": "eligibility",
      "resource": "applications",
      "name": {
        "en_GB": "Eligibility check by hand",
        "fr_FR": "Vérification manuelle de l'éligibilité"
      },
      "order": 8,
      "locked": false,
      "visible_to_applicants": true,
      "category_option": "all",
      "categories": [
        "*"
      ],
      "content_block": null,
      "field_count": 2,
      "tab_divider_on_pdfs": false,
      "settings": {
        "assessment_mode": "manual",
        "min_eligibility_score": null,
        "hide_other_tabs_when_ineligible": true,
        "eligible_content_block": null,
        "ineligible_content_block": "TdhQCyHw",
        "pending_eligibility_content_block": null,
        "eligible_notification": null,
        "ineligible_notification": "DyLojQfk",
        "pending_eligibility_notification": null
      },
      "created": "2026-01-08T09:31:10Z",
      "updated": "2026-01-08T09:31:10Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Tab xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>hMqVtRwe</slug>\n  <form>WmKrwtvH</form>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <type>eligibility</type>\n  <resource>applications</resource>\n  <name>\n    <en_GB>Eligibility check by hand</en_GB>\n    <fr_FR>Vérification manuelle de l'éligibilité</fr_FR>\n  </name>\n  <order>8</order>\n  <locked>false</locked>\n  <visible_to_applicants>true</visible_to_applicants>\n  <category_option>all</category_option>\n  <categories>\n    <item>*</item>\n  </categories>\n  <content_block xsi:nil=\"true\"/>\n  <field_count>2</field_count>\n  <tab_divider_on_pdfs>false</tab_divider_on_pdfs>\n  <settings>\n    <assessment_mode>manual</assessment_mode>\n    <min_eligibility_score xsi:nil=\"true\"/>\n    <hide_other_tabs_when_ineligible>true</hide_other_tabs_when_ineligible>\n    <eligible_content_block xsi:nil=\"true\"/>\n    <ineligible_content_block>TdhQCyHw</ineligible_content_block>\n    <pending_eligibility_content_block xsi:nil=\"true\"/>\n    <eligible_notification xsi:nil=\"true\"/>\n    <ineligible_notification>DyLojQfk</ineligible_notification>\n    <pending_eligibility_notification xsi:nil=\"true\"/>\n  </settings>\n  <created>2026-01-08T09:31:10Z</created>\n  <updated>2026-01-08T09:31:10Z</updated>\n</Tab>\n"
  },
  {
    "name": "referees-tab",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 200,
    "headers": {
      "ETag": "\"5d41402abc4b2a76\"",
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "slug": "zBXzQzTu",
      "form": "WmKrwtvH",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "type": "referees",
      "resource": "applications",
      "name": {
        "en_GB": "Referees",
        "el_GR": "Συστάσεις",
        "ja_JP": "推薦者"
      },
      "order": 6,
      "locked": false,
      "visible_to_applicants": true,
      "category_option": "select",
      "categories": [
        {
          "slug": "xQqLQQbv",
          "link": "https://not-shown.invalid/xQqLQQbv",
          "name": {
            "en_GB": "Visual arts",
            "fr_FR": "Arts visuels",
            "ja_JP": "視覚芸術",
            "zh_HK": "視覺藝術"
          }
        }
      ],
      "content_block": null,
      "field_count": 1,
      "tab_divider_on_pdfs": false,
      "settings": {
        "action_stage": "fuwCsTMB",
        "min_referees": 2,
        "max_referees": null
      },
      "created": "2026-01-08T09:41:55Z",
      "updated": "2026-01-30T11:11:11Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Tab xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>zBXzQzTu</slug>\n  <form>WmKrwtvH</form>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <type>referees</type>\n  <resource>applications</resource>\n  <name>\n    <en_GB>Referees</en_GB>\n    <el_GR>Συστάσεις</el_GR>\n    <ja_JP>推薦者</ja_JP>\n  </name>\n  <order>6</order>\n  <locked>false</locked>\n  <visible_to_applicants>true</visible_to_applicants>\n  <category_option>select</category_option>\n  <categories>\n    <item>\n      <slug>xQqLQQbv</slug>\n      <link>https://not-shown.invalid/xQqLQQbv</link>\n      <name>\n        <en_GB>Visual arts</en_GB>\n        <fr_FR>Arts visuels</fr_FR>\n        <ja_JP>視覚芸術</ja_JP>\n        <zh_HK>視覺藝術</zh_HK>\n      </name>\n    </item>\n  </categories>\n  <content_block xsi:nil=\"true\"/>\n  <field_count>1</field_count>\n  <tab_divider_on_pdfs>false</tab_divider_on_pdfs>\n  <settings>\n    <action_stage>fuwCsTMB</action_stage>\n    <min_referees>2</min_referees>\n    <max_referees xsi:nil=\"true\"/>\n  </settings>\n  <created>2026-01-08T09:41:55Z</created>\n  <updated>2026-01-30T11:11:11Z</updated>\n</Tab>\n"
  },
  {
    "name": "invalid-accept",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 400,
    "headers": {
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "message": "The Accept header is invalid.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The Accept header is invalid.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "unsupported-language",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 400,
    "headers": {
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "message": "The account does not support the language sv_SE.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The account does not support the language sv_SE.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "invalid-slug",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 400,
    "headers": {
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "message": "The slug in the path must have exactly 8 letters.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The slug in the path must have exactly 8 letters.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "missing-api-key",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 401,
    "headers": {
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "message": "The x-api-key header is missing.",
      "status_code": 401
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The x-api-key header is missing.</message>\n  <status_code>401</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "unknown-api-key",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 403,
    "headers": {
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "message": "The API key is invalid or unknown.",
      "status_code": 403
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The API key is invalid or unknown.</message>\n  <status_code>403</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "wrong-account-key",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 403,
    "headers": {
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "message": "The API key belongs to another account.",
      "status_code": 403
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The API key belongs to another account.</message>\n  <status_code>403</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "suspended-account",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 403,
    "headers": {
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "message": "The account is suspended.",
      "status_code": 403
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The account is suspended.</message>\n  <status_code>403</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "api-feature-disabled",
    "operations": [
      "GET /tab/{}"
    ],
    "status": 403,
    "headers": {
      "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "59",
      "X-RateLimit-Reset": "1795773660"
    },
    "json": {
      "message": "The account does not have the api feature enabled.",
      "status_code": 403
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The account does not have the api feature enabled.</message>\n  <status_code>403</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "not-found",
    "operations": [
      "GET /tab/{}",
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}"
    ],
    "status": 404,
    "headers": {},
    "json": {
      "message": "No resource with this slug was found.",
      "status_code": 404
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>No resource with this slug was found.</message>\n  <status_code>404</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "rate-limited",
    "operations": [
      "GET /tab/{}",
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment",
      "POST /allocation-payment",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}",
      "GET /account",
      "GET /field",
      "POST /action-task"
    ],
    "status": 429,
    "headers": {},
    "json": {
      "message": "Too many requests in this minute.",
      "status_code": 429
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>Too many requests in this minute.</message>\n  <status_code>429</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "maintenance",
    "operations": [
      "GET /tab/{}",
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment",
      "POST /allocation-payment",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}",
      "GET /account",
      "GET /field",
      "POST /action-task"
    ],
    "status": 503,
    "headers": {},
    "json": {
      "status": "Maintenance in progress"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<MaintenanceStatus>\n  <status>Maintenance in progress</status>\n</MaintenanceStatus>\n"
  },
  {
    "name": "contributor-updated",
    "operations": [
      "PUT /contributor/{}"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "slug": "wXwVZqsx",
      "application": {
        "slug": "yNgKyHPL",
        "link": "https://not-shown.invalid/yNgKyHPL",
        "title": "Reading rooms for coastal villages"
      },
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "tab": {
        "slug": "iDrffXTr",
        "link": "https://not-shown.invalid/iDrffXTr",
        "name": {
          "en_GB": "Contributors and partners"
        }
      },
      "fields": [
        {
          "slug": "gSAbypwJ",
          "link": "https://not-shown.invalid/gSAbypwJ",
          "label": {
            "en_GB": "Name"
          },
          "title": {
            "en_GB": "Name"
          },
          "value": "Iole Vale",
          "translated": {
            "en_GB": "Iole Vale"
          }
        },
        {
          "slug": "MDfktWCW",
          "link": "https://not-shown.invalid/MDfktWCW",
          "label": {
            "en_GB": "<strong>Role</strong> in the project"
          },
          "title": {
            "en_GB": "Role"
          },
          "value": "Workshop lead",
          "translated": {
            "en_GB": "Workshop lead"
          }
        },
        {
          "slug": "vTnRcSMr",
          "link": "https://not-shown.invalid/vTnRcSMr",
          "label": {
            "en_GB": "I agree to be named in <em>published</em> results"
          },
          "title": {
            "en_GB": "Consent to be named"
          },
          "value": true,
          "translated": {
            "en_GB": "Yes"
          }
        },
        {
          "slug": "gDMjOpZW",
          "link": "https://not-shown.invalid/gDMjOpZW",
          "label": {
            "en_GB": "Short biography"
          },
          "title": {
            "en_GB": "Biography"
          },
          "value": "Runs a mobile library.\nHas taught reading and storytelling for ten years.",
          "translated": {
            "en_GB": "Runs a mobile library.\nHas taught reading and storytelling for ten years."
          }
        }
      ],
      "created": "2026-02-24T10:05:00Z",
      "updated": "2026-03-02T17:31:46Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Contributor>\n  <slug>wXwVZqsx</slug>\n  <application>\n    <slug>yNgKyHPL</slug>\n    <link>https://not-shown.invalid/yNgKyHPL</link>\n    <title>Reading rooms for coastal villages</title>\n  </application>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <tab>\n    <slug>iDrffXTr</slug>\n    <link>https://not-shown.invalid/iDrffXTr</link>\n    <name>\n      <en_GB>Contributors and partners</en_GB>\n    </name>\n  </tab>\n  <fields>\n    <item>\n      <slug>gSAbypwJ</slug>\n      <link>https://not-shown.invalid/gSAbypwJ</link>\n      <label>\n        <en_GB>Name</en_GB>\n      </label>\n      <title>\n        <en_GB>Name</en_GB>\n      </title>\n      <value>Iole Vale</value>\n      <translated>\n        <en_GB>Iole Vale</en_GB>\n      </translated>\n    </item>\n    <item>\n      <slug>MDfktWCW</slug>\n      <link>https://not-shown.invalid/MDfktWCW</link>\n      <label>\n        <en_GB>&lt;strong&gt;Role&lt;/strong&gt; in the project</en_GB>\n      </label>\n      <title>\n        <en_GB>Role</en_GB>\n      </title>\n      <value>Workshop lead</value>\n      <translated>\n        <en_GB>Workshop lead</en_GB>\n      </translated>\n    </item>\n    <item>\n      <slug>vTnRcSMr</slug>\n      <link>https://not-shown.invalid/vTnRcSMr</link>\n      <label>\n        <en_GB>I agree to be named in &lt;em&gt;published&lt;/em&gt; results</en_GB>\n      </label>\n      <title>\n        <en_GB>Consent to be named</en_GB>\n      </title>\n      <value>true</value>\n      <translated>\n        <en_GB>Yes</en_GB>\n      </translated>\n    </item>\n    <item>\n      <slug>gDMjOpZW</slug>\n      <link>https://not-shown.invalid/gDMjOpZW</link>\n      <label>\n        <en_GB>Short biography</en_GB>\n      </label>\n      <title>\n        <en_GB>Biography</en_GB>\n      </title>\n      <value>Runs a mobile library.\nHas taught reading and storytelling for ten years.</value>\n      <translated>\n        <en_GB>Runs a mobile library.\nHas taught reading and storytelling for ten years.</en_GB>\n      </translated>\n    </item>\n  </fields>\n  <created>2026-02-24T10:05:00Z</created>\n  <updated>2026-03-02T17:31:46Z</updated>\n</Contributor>\n"
  },
  {
    "name": "invalid-accept",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment",
      "POST /allocation-payment",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}",
      "GET /account",
      "GET /field",
      "POST /action-task"
    ],
    "status": 400,
    "headers": {},
    "json": {
      "message": "The Accept header is invalid.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The Accept header is invalid.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "unsupported-language",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment",
      "POST /allocation-payment",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}",
      "GET /account",
      "GET /field",
      "POST /action-task"
    ],
    "status": 400,
    "headers": {},
    "json": {
      "message": "The account does not support the language sv_SE.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The account does not support the language sv_SE.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "empty-body",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "POST /allocation-payment",
      "POST /action-task"
    ],
    "status": 400,
    "headers": {},
    "json": {
      "message": "The request has no body.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The request has no body.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "invalid-json",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "POST /allocation-payment",
      "POST /action-task"
    ],
    "status": 400,
    "headers": {},
    "json": {
      "message": "The body is not valid JSON.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The body is not valid JSON.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "invalid-slug",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}"
    ],
    "status": 400,
    "headers": {},
    "json": {
      "message": "The slug in the path must have exactly 8 letters.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The slug in the path must have exactly 8 letters.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "missing-api-key",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment",
      "POST /allocation-payment",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}",
      "GET /account",
      "GET /field",
      "POST /action-task"
    ],
    "status": 401,
    "headers": {},
    "json": {
      "message": "The x-api-key header is missing.",
      "status_code": 401
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The x-api-key header is missing.</message>\n  <status_code>401</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "unknown-api-key",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment",
      "POST /allocation-payment",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}",
      "GET /account",
      "GET /field",
      "POST /action-task"
    ],
    "status": 403,
    "headers": {},
    "json": {
      "message": "The API key is invalid or unknown.",
      "status_code": 403
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The API key is invalid or unknown.</message>\n  <status_code>403</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "wrong-account-key",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment",
      "POST /allocation-payment",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}",
      "GET /account",
      "GET /field",
      "POST /action-task"
    ],
    "status": 403,
    "headers": {},
    "json": {
      "message": "The API key belongs to another account.",
      "status_code": 403
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The API key belongs to another account.</message>\n  <status_code>403</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "suspended-account",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment",
      "POST /allocation-payment",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}",
      "GET /account",
      "GET /field",
      "POST /action-task"
    ],
    "status": 403,
    "headers": {},
    "json": {
      "message": "The account is suspended.",
      "status_code": 403
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The account is suspended.</message>\n  <status_code>403</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "api-feature-disabled",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "GET /allocation-payment",
      "POST /allocation-payment",
      "GET /allocation-payment/{}",
      "GET /fund/{}",
      "GET /webhook/{}",
      "GET /account",
      "GET /field",
      "POST /action-task"
    ],
    "status": 403,
    "headers": {},
    "json": {
      "message": "The account does not have the api feature enabled.",
      "status_code": 403
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The account does not have the api feature enabled.</message>\n  <status_code>403</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "read-only-key",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse",
      "POST /allocation-payment",
      "POST /action-task"
    ],
    "status": 403,
    "headers": {},
    "json": {
      "message": "The API key is read-only, so it can only be used with GET.",
      "status_code": 403
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The API key is read-only, so it can only be used with GET.</message>\n  <status_code>403</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "validation-failed",
    "operations": [
      "PUT /contributor/{}",
      "PUT /application/{}/recuse"
    ],
    "status": 422,
    "headers": {},
    "json": {
      "message": "The request body failed validation.",
      "status_code": 422,
      "errors": {}
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ValidationErrorEnvelope>\n  <message>The request body failed validation.</message>\n  <status_code>422</status_code>\n  <errors type=\"object\"/>\n</ValidationErrorEnvelope>\n"
  },
  {
    "name": "not-shown",
    "operations": [
      "PUT /application/{}/recuse",
      "POST /allocation-payment",
      "GET /account",
      "POST /action-task"
    ],
    "status": 200,
    "headers": {},
    "json": {},
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Response type=\"object\"/>\n"
  },
  {
    "name": "first-page",
    "operations": [
      "GET /allocation-payment"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "current_page": 1,
      "data": [
        {
          "slug": "GkyHXpof",
          "allocation": {
            "slug": "XTUdgpzC",
            "link": "https://not-shown.invalid/XTUdgpzC"
          },
          "amount": 18750.25,
          "currency": "EUR",
          "comments": "Robin Hale (2026-04-10T12:00:00Z): Bank details checked and confirmed.\nMika Arden (2026-04-14T09:15:02Z): Paid two days early, remittance sent as \"final\" < 24 h later.",
          "date_due": "2026-04-16T00:00:00Z",
          "date_paid": "2026-04-14T09:12:45Z",
          "external_id": "LEDGER-2026-0117",
          "grant_status": {},
          "payment_method": {
            "slug": "gxtsBHiP",
            "link": "https://not-shown.invalid/gxtsBHiP",
            "name": {
              "en_GB": "Bank transfer"
            }
          },
          "reference": "First instalment",
          "season": {
            "slug": "TsUdFWVj",
            "link": "https://not-shown.invalid/TsUdFWVj",
            "name": "Season 2026"
          },
          "status": "Paid",
          "created": "2026-03-18T10:20:00Z",
          "updated": "2026-06-15T08:31:09Z"
        },
        {
          "slug": "rHUCdkMF",
          "allocation": {
            "slug": "xfcQsGLF",
            "link": "https://not-shown.invalid/xfcQsGLF"
          },
          "amount": 4200.75,
          "currency": "GBP",
          "comments": "Robin Hale (2026-06-12T14:55:30Z): The recipient's account is closed.",
          "date_due": null,
          "date_paid": null,
          "external_id": "LEDGER-2026-0121",
          "grant_status": null,
          "payment_method": {
            "slug": "gxtsBHiP",
            "link": "https://not-shown.invalid/gxtsBHiP",
            "name": {
              "en_GB": "Bank transfer"
            }
          },
          "reference": "Exhibition costs",
          "season": {
            "slug": "TsUdFWVj",
            "link": "https://not-shown.invalid/TsUdFWVj",
            "name": "Season 2026"
          },
          "status": "failed_permanently",
          "created": "2026-03-20T11:00:00Z",
          "updated": "2026-06-12T14:55:30Z"
        },
        {
          "slug": "mfCYrtFH",
          "allocation": {
            "slug": "HpQfKriD",
            "link": "https://not-shown.invalid/HpQfKriD"
          },
          "amount": 8000,
          "currency": "EUR",
          "comments": "",
          "date_due": "2026-06-12T00:00:00Z",
          "date_paid": null,
          "external_id": "LEDGER-2026-0140",
          "grant_status": null,
          "payment_method": {
            "slug": "gxtsBHiP",
            "link": "https://not-shown.invalid/gxtsBHiP",
            "name": {
              "en_GB": "Bank transfer"
            }
          },
          "reference": "Second instalment",
          "season": {
            "slug": "TsUdFWVj",
            "link": "https://not-shown.invalid/TsUdFWVj",
            "name": "Season 2026"
          },
          "status": "Processing",
          "created": "2026-04-02T09:00:00Z",
          "updated": "2026-06-10T07:45:00Z"
        }
      ],
      "first_page_url": "https://eu.invalid/allocation-payment?page=1&per_page=3",
      "from": 1,
      "last_page": 3,
      "last_page_url": "https://eu.invalid/allocation-payment?page=3&per_page=3",
      "next_page_url": "https://eu.invalid/allocation-payment?page=2&per_page=3",
      "path": "https://eu.invalid/allocation-payment",
      "per_page": 3,
      "prev_page_url": "",
      "to": 3,
      "total": 7
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<AllocationPaymentPage xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <current_page>1</current_page>\n  <data>\n    <item>\n      <slug>GkyHXpof</slug>\n      <allocation>\n        <slug>XTUdgpzC</slug>\n        <link>https://not-shown.invalid/XTUdgpzC</link>\n      </allocation>\n      <amount>18750.25</amount>\n      <currency>EUR</currency>\n      <comments>Robin Hale (2026-04-10T12:00:00Z): Bank details checked and confirmed.\nMika Arden (2026-04-14T09:15:02Z): Paid two days early, remittance sent as \"final\" &lt; 24 h later.</comments>\n      <date_due>2026-04-16T00:00:00Z</date_due>\n      <date_paid>2026-04-14T09:12:45Z</date_paid>\n      <external_id>LEDGER-2026-0117</external_id>\n      <grant_status type=\"object\"/>\n      <payment_method>\n        <slug>gxtsBHiP</slug>\n        <link>https://not-shown.invalid/gxtsBHiP</link>\n        <name>\n          <en_GB>Bank transfer</en_GB>\n        </name>\n      </payment_method>\n      <reference>First instalment</reference>\n      <season>\n        <slug>TsUdFWVj</slug>\n        <link>https://not-shown.invalid/TsUdFWVj</link>\n        <name>Season 2026</name>\n      </season>\n      <status>Paid</status>\n      <created>2026-03-18T10:20:00Z</created>\n      <updated>2026-06-15T08:31:09Z</updated>\n    </item>\n    <item>\n      <slug>rHUCdkMF</slug>\n      <allocation>\n        <slug>xfcQsGLF</slug>\n        <link>https://not-shown.invalid/xfcQsGLF</link>\n      </allocation>\n      <amount>4200.75</amount>\n      <currency>GBP</currency>\n      <comments>Robin Hale (2026-06-12T14:55:30Z): The recipient's account is closed.</comments>\n      <date_due xsi:nil=\"true\"/>\n      <date_paid xsi:nil=\"true\"/>\n      <external_id>LEDGER-2026-0121</external_id>\n      <grant_status xsi:nil=\"true\"/>\n      <payment_method>\n        <slug>gxtsBHiP</slug>\n        <link>https://not-shown.invalid/gxtsBHiP</link>\n        <name>\n          <en_GB>Bank transfer</en_GB>\n        </name>\n      </payment_method>\n      <reference>Exhibition costs</reference>\n      <season>\n        <slug>TsUdFWVj</slug>\n        <link>https://not-shown.invalid/TsUdFWVj</link>\n        <name>Season 2026</name>\n      </season>\n      <status>failed_permanently</status>\n      <created>2026-03-20T11:00:00Z</created>\n      <updated>2026-06-12T14:55:30Z</updated>\n    </item>\n    <item>\n      <slug>mfCYrtFH</slug>\n      <allocation>\n        <slug>HpQfKriD</slug>\n        <link>https://not-shown.invalid/HpQfKriD</link>\n      </allocation>\n      <amount>8000</amount>\n      <currency>EUR</currency>\n      <comments></comments>\n      <date_due>2026-06-12T00:00:00Z</date_due>\n      <date_paid xsi:nil=\"true\"/>\n      <external_id>LEDGER-2026-0140</external_id>\n      <grant_status xsi:nil=\"true\"/>\n      <payment_method>\n        <slug>gxtsBHiP</slug>\n        <link>https://not-shown.invalid/gxtsBHiP</link>\n        <name>\n          <en_GB>Bank transfer</en_GB>\n        </name>\n      </payment_method>\n      <reference>Second instalment</reference>\n      <season>\n        <slug>TsUdFWVj</slug>\n        <link>https://not-shown.invalid/TsUdFWVj</link>\n        <name>Season 2026</name>\n      </season>\n      <status>Processing</status>\n      <created>2026-04-02T09:00:00Z</created>\n      <updated>2026-06-10T07:45:00Z</updated>\n    </item>\n  </data>\n  <first_page_url>https://eu.invalid/allocation-payment?page=1&amp;per_page=3</first_page_url>\n  <from>1</from>\n  <last_page>3</last_page>\n  <last_page_url>https://eu.invalid/allocation-payment?page=3&amp;per_page=3</last_page_url>\n  <next_page_url>https://eu.invalid/allocation-payment?page=2&amp;per_page=3</next_page_url>\n  <path>https://eu.invalid/allocation-payment</path>\n  <per_page>3</per_page>\n  <prev_page_url></prev_page_url>\n  <to>3</to>\n  <total>7</total>\n</AllocationPaymentPage>\n"
  },
  {
    "name": "middle-page",
    "operations": [
      "GET /allocation-payment"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "current_page": 2,
      "data": [
        {
          "slug": "DWzPcYcq",
          "allocation": {
            "slug": "XTUdgpzC",
            "link": "https://not-shown.invalid/XTUdgpzC"
          },
          "amount": 12500.5,
          "currency": "EUR",
          "comments": "",
          "date_due": "2026-09-30T00:00:00Z",
          "date_paid": null,
          "external_id": "",
          "grant_status": null,
          "payment_method": null,
          "reference": null,
          "season": {
            "slug": "TsUdFWVj",
            "link": "https://not-shown.invalid/TsUdFWVj",
            "name": "Season 2026"
          },
          "status": "Scheduled",
          "created": "2026-03-18T10:24:33Z",
          "updated": "2026-05-28T13:10:00Z"
        },
        {
          "slug": "lPGpaHXf",
          "allocation": {
            "slug": "HpQfKriD",
            "link": "https://not-shown.invalid/HpQfKriD"
          },
          "amount": 8000.25,
          "currency": "EUR",
          "comments": "",
          "date_due": "2026-05-05T00:00:00Z",
          "date_paid": "2026-05-05T15:30:00Z",
          "external_id": "LEDGER-2026-0133",
          "grant_status": null,
          "payment_method": {
            "slug": "pyZwHVkq",
            "link": "https://not-shown.invalid/pyZwHVkq",
            "name": {
              "en_GB": "Cheque"
            }
          },
          "reference": "First instalment",
          "season": {
            "slug": "TsUdFWVj",
            "link": "https://not-shown.invalid/TsUdFWVj",
            "name": "Season 2026"
          },
          "status": "Paid",
          "created": "2026-04-02T08:55:00Z",
          "updated": "2026-05-06T10:00:12Z"
        },
        {
          "slug": "cHpdAxFR",
          "allocation": {
            "slug": "xfcQsGLF",
            "link": "https://not-shown.invalid/xfcQsGLF"
          },
          "amount": 5199.75,
          "currency": "GBP",
          "comments": "Mika Arden (2026-05-04T16:40:00Z): Returned by the bank, details to be checked.",
          "date_due": "2026-05-01T00:00:00Z",
          "date_paid": null,
          "external_id": "LEDGER-2026-0129",
          "grant_status": null,
          "payment_method": {
            "slug": "gxtsBHiP",
            "link": "https://not-shown.invalid/gxtsBHiP",
            "name": {
              "en_GB": "Bank transfer"
            }
          },
          "reference": null,
          "season": {
            "slug": "TsUdFWVj",
            "link": "https://not-shown.invalid/TsUdFWVj",
            "name": "Season 2026"
          },
          "status": "Failed",
          "created": "2026-03-20T11:04:00Z",
          "updated": "2026-05-04T16:40:00Z"
        }
      ],
      "first_page_url": "https://eu.invalid/allocation-payment?page=1&per_page=3",
      "from": 4,
      "last_page": 3,
      "last_page_url": "https://eu.invalid/allocation-payment?page=3&per_page=3",
      "next_page_url": "https://eu.invalid/allocation-payment?page=3&per_page=3",
      "path": "https://eu.invalid/allocation-payment",
      "per_page": 3,
      "prev_page_url": "https://eu.invalid/allocation-payment?page=1&per_page=3",
      "to": 6,
      "total": 7
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<AllocationPaymentPage xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <current_page>2</current_page>\n  <data>\n    <item>\n      <slug>DWzPcYcq</slug>\n      <allocation>\n        <slug>XTUdgpzC</slug>\n        <link>https://not-shown.invalid/XTUdgpzC</link>\n      </allocation>\n      <amount>12500.5</amount>\n      <currency>EUR</currency>\n      <comments></comments>\n      <date_due>2026-09-30T00:00:00Z</date_due>\n      <date_paid xsi:nil=\"true\"/>\n      <external_id></external_id>\n      <grant_status xsi:nil=\"true\"/>\n      <payment_method xsi:nil=\"true\"/>\n      <reference xsi:nil=\"true\"/>\n      <season>\n        <slug>TsUdFWVj</slug>\n        <link>https://not-shown.invalid/TsUdFWVj</link>\n        <name>Season 2026</name>\n      </season>\n      <status>Scheduled</status>\n      <created>2026-03-18T10:24:33Z</created>\n      <updated>2026-05-28T13:10:00Z</updated>\n    </item>\n    <item>\n      <slug>lPGpaHXf</slug>\n      <allocation>\n        <slug>HpQfKriD</slug>\n        <link>https://not-shown.invalid/HpQfKriD</link>\n      </allocation>\n      <amount>8000.25</amount>\n      <currency>EUR</currency>\n      <comments></comments>\n      <date_due>2026-05-05T00:00:00Z</date_due>\n      <date_paid>2026-05-05T15:30:00Z</date_paid>\n      <external_id>LEDGER-2026-0133</external_id>\n      <grant_status xsi:nil=\"true\"/>\n      <payment_method>\n        <slug>pyZwHVkq</slug>\n        <link>https://not-shown.invalid/pyZwHVkq</link>\n        <name>\n          <en_GB>Cheque</en_GB>\n        </name>\n      </payment_method>\n      <reference>First instalment</reference>\n      <season>\n        <slug>TsUdFWVj</slug>\n        <link>https://not-shown.invalid/TsUdFWVj</link>\n        <name>Season 2026</name>\n      </season>\n      <status>Paid</status>\n      <created>2026-04-02T08:55:00Z</created>\n      <updated>2026-05-06T10:00:12Z</updated>\n    </item>\n    <item>\n      <slug>cHpdAxFR</slug>\n      <allocation>\n        <slug>xfcQsGLF</slug>\n        <link>https://not-shown.invalid/xfcQsGLF</link>\n      </allocation>\n      <amount>5199.75</amount>\n      <currency>GBP</currency>\n      <comments>Mika Arden (2026-05-04T16:40:00Z): Returned by the bank, details to be checked.</comments>\n      <date_due>2026-05-01T00:00:00Z</date_due>\n      <date_paid xsi:nil=\"true\"/>\n      <external_id>LEDGER-2026-0129</external_id>\n      <grant_status xsi:nil=\"true\"/>\n      <payment_method>\n        <slug>gxtsBHiP</slug>\n        <link>https://not-shown.invalid/gxtsBHiP</link>\n        <name>\n          <en_GB>Bank transfer</en_GB>\n        </name>\n      </payment_method>\n      <reference xsi:nil=\"true\"/>\n      <season>\n        <slug>TsUdFWVj</slug>\n        <link>https://not-shown.invalid/TsUdFWVj</link>\n        <name>Season 2026</name>\n      </season>\n      <status>Failed</status>\n      <created>2026-03-20T11:04:00Z</created>\n      <updated>2026-05-04T16:40:00Z</updated>\n    </item>\n  </data>\n  <first_page_url>https://eu.invalid/allocation-payment?page=1&amp;per_page=3</first_page_url>\n  <from>4</from>\n  <last_page>3</last_page>\n  <last_page_url>https://eu.invalid/allocation-payment?page=3&amp;per_page=3</last_page_url>\n  <next_page_url>https://eu.invalid/allocation-payment?page=3&amp;per_page=3</next_page_url>\n  <path>https://eu.invalid/allocation-payment</path>\n  <per_page>3</per_page>\n  <prev_page_url>https://eu.invalid/allocation-payment?page=1&amp;per_page=3</prev_page_url>\n  <to>6</to>\n  <total>7</total>\n</AllocationPaymentPage>\n"
  },
  {
    "name": "last-page",
    "operations": [
      "GET /allocation-payment"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "current_page": 3,
      "data": [
        {
          "slug": "IzvFJJPd",
          "allocation": {
            "slug": "HpQfKriD",
            "link": "https://not-shown.invalid/HpQfKriD"
          },
          "amount": 7999.75,
          "currency": "EUR",
          "comments": "",
          "date_due": null,
          "date_paid": null,
          "external_id": "",
          "grant_status": null,
          "payment_method": {
            "slug": "pyZwHVkq",
            "link": "https://not-shown.invalid/pyZwHVkq",
            "name": {
              "en_GB": "Cheque"
            }
          },
          "reference": "Final instalment",
          "season": {
            "slug": "TsUdFWVj",
            "link": "https://not-shown.invalid/TsUdFWVj",
            "name": "Season 2026"
          },
          "status": "Scheduled",
          "created": "2026-04-02T09:05:00Z",
          "updated": "2026-04-02T09:05:00Z"
        }
      ],
      "first_page_url": "https://eu.invalid/allocation-payment?page=1&per_page=3",
      "from": 7,
      "last_page": 3,
      "last_page_url": "https://eu.invalid/allocation-payment?page=3&per_page=3",
      "next_page_url": "",
      "path": "https://eu.invalid/allocation-payment",
      "per_page": 3,
      "prev_page_url": "https://eu.invalid/allocation-payment?page=2&per_page=3",
      "to": 7,
      "total": 7
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<AllocationPaymentPage xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <current_page>3</current_page>\n  <data>\n    <item>\n      <slug>IzvFJJPd</slug>\n      <allocation>\n        <slug>HpQfKriD</slug>\n        <link>https://not-shown.invalid/HpQfKriD</link>\n      </allocation>\n      <amount>7999.75</amount>\n      <currency>EUR</currency>\n      <comments></comments>\n      <date_due xsi:nil=\"true\"/>\n      <date_paid xsi:nil=\"true\"/>\n      <external_id></external_id>\n      <grant_status xsi:nil=\"true\"/>\n      <payment_method>\n        <slug>pyZwHVkq</slug>\n        <link>https://not-shown.invalid/pyZwHVkq</link>\n        <name>\n          <en_GB>Cheque</en_GB>\n        </name>\n      </payment_method>\n      <reference>Final instalment</reference>\n      <season>\n        <slug>TsUdFWVj</slug>\n        <link>https://not-shown.invalid/TsUdFWVj</link>\n        <name>Season 2026</name>\n      </season>\n      <status>Scheduled</status>\n      <created>2026-04-02T09:05:00Z</created>\n      <updated>2026-04-02T09:05:00Z</updated>\n    </item>\n  </data>\n  <first_page_url>https://eu.invalid/allocation-payment?page=1&amp;per_page=3</first_page_url>\n  <from>7</from>\n  <last_page>3</last_page>\n  <last_page_url>https://eu.invalid/allocation-payment?page=3&amp;per_page=3</last_page_url>\n  <next_page_url></next_page_url>\n  <path>https://eu.invalid/allocation-payment</path>\n  <per_page>3</per_page>\n  <prev_page_url>https://eu.invalid/allocation-payment?page=2&amp;per_page=3</prev_page_url>\n  <to>7</to>\n  <total>7</total>\n</AllocationPaymentPage>\n"
  },
  {
    "name": "beyond-last-page",
    "operations": [
      "GET /allocation-payment"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "current_page": 4,
      "data": [],
      "first_page_url": "/allocation-payment?page=1&per_page=3",
      "from": null,
      "last_page": 3,
      "last_page_url": "/allocation-payment?page=3&per_page=3",
      "next_page_url": null,
      "path": "https://eu.invalid/allocation-payment",
      "per_page": 3,
      "prev_page_url": null,
      "to": null,
      "total": 7
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<AllocationPaymentPage xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <current_page>4</current_page>\n  <data type=\"array\"/>\n  <first_page_url>/allocation-payment?page=1&amp;per_page=3</first_page_url>\n  <from xsi:nil=\"true\"/>\n  <last_page>3</last_page>\n  <last_page_url>/allocation-payment?page=3&amp;per_page=3</last_page_url>\n  <next_page_url xsi:nil=\"true\"/>\n  <path>https://eu.invalid/allocation-payment</path>\n  <per_page>3</per_page>\n  <prev_page_url xsi:nil=\"true\"/>\n  <to xsi:nil=\"true\"/>\n  <total>7</total>\n</AllocationPaymentPage>\n"
  },
  {
    "name": "per-page-out-of-range",
    "operations": [
      "GET /allocation-payment"
    ],
    "status": 400,
    "headers": {},
    "json": {
      "message": "per_page is outside 1 to 100.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>per_page is outside 1 to 100.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "invalid-sort-direction",
    "operations": [
      "GET /allocation-payment"
    ],
    "status": 400,
    "headers": {},
    "json": {
      "message": "The sort direction is neither asc nor desc.",
      "status_code": 400
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<ErrorEnvelope>\n  <message>The sort direction is neither asc nor desc.</message>\n  <status_code>400</status_code>\n</ErrorEnvelope>\n"
  },
  {
    "name": "scheduled",
    "operations": [
      "GET /allocation-payment/{}"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "slug": "DWzPcYcq",
      "allocation": {
        "slug": "XTUdgpzC",
        "link": "https://not-shown.invalid/XTUdgpzC"
      },
      "amount": 12500.5,
      "currency": "EUR",
      "comments": "",
      "date_due": "2026-09-30T00:00:00Z",
      "date_paid": null,
      "external_id": "",
      "grant_status": null,
      "payment_method": null,
      "reference": null,
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "status": "Scheduled",
      "created": "2026-03-18T10:24:33Z",
      "updated": "2026-05-28T13:10:00Z",
      "allocation_amount": 31250.75,
      "applicant": {
        "slug": "yjvdqBDZ",
        "link": "https://not-shown.invalid/yjvdqBDZ",
        "name": "Ari Marlow",
        "first_name": "Ari",
        "last_name": "Marlow",
        "email": "ari.marlow@example.invalid",
        "global_id": "G-0042-1187"
      },
      "application": {
        "slug": "yNgKyHPL",
        "id": 4217,
        "title": "Reading rooms for coastal villages",
        "link": "https://not-shown.invalid/yNgKyHPL"
      },
      "fund": {
        "slug": "bxZvISGS",
        "link": "https://not-shown.invalid/bxZvISGS",
        "name": {
          "en_GB": "Education fund"
        }
      }
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<AllocationPaymentDetail xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>DWzPcYcq</slug>\n  <allocation>\n    <slug>XTUdgpzC</slug>\n    <link>https://not-shown.invalid/XTUdgpzC</link>\n  </allocation>\n  <amount>12500.5</amount>\n  <currency>EUR</currency>\n  <comments></comments>\n  <date_due>2026-09-30T00:00:00Z</date_due>\n  <date_paid xsi:nil=\"true\"/>\n  <external_id></external_id>\n  <grant_status xsi:nil=\"true\"/>\n  <payment_method xsi:nil=\"true\"/>\n  <reference xsi:nil=\"true\"/>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <status>Scheduled</status>\n  <created>2026-03-18T10:24:33Z</created>\n  <updated>2026-05-28T13:10:00Z</updated>\n  <allocation_amount>31250.75</allocation_amount>\n  <applicant>\n    <slug>yjvdqBDZ</slug>\n    <link>https://not-shown.invalid/yjvdqBDZ</link>\n    <name>Ari Marlow</name>\n    <first_name>Ari</first_name>\n    <last_name>Marlow</last_name>\n    <email>ari.marlow@example.invalid</email>\n    <global_id>G-0042-1187</global_id>\n  </applicant>\n  <application>\n    <slug>yNgKyHPL</slug>\n    <id>4217</id>\n    <title>Reading rooms for coastal villages</title>\n    <link>https://not-shown.invalid/yNgKyHPL</link>\n  </application>\n  <fund>\n    <slug>bxZvISGS</slug>\n    <link>https://not-shown.invalid/bxZvISGS</link>\n    <name>\n      <en_GB>Education fund</en_GB>\n    </name>\n  </fund>\n</AllocationPaymentDetail>\n"
  },
  {
    "name": "paid",
    "operations": [
      "GET /allocation-payment/{}"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "slug": "GkyHXpof",
      "allocation": {
        "slug": "XTUdgpzC",
        "link": "https://not-shown.invalid/XTUdgpzC"
      },
      "amount": 18750.25,
      "currency": "EUR",
      "comments": "Robin Hale (2026-04-10T12:00:00Z): Bank details checked and confirmed.\nMika Arden (2026-04-14T09:15:02Z): Paid two days early, remittance sent as \"final\" < 24 h later.",
      "date_due": "2026-04-16T00:00:00Z",
      "date_paid": "2026-04-14T09:12:45Z",
      "external_id": "LEDGER-2026-0117",
      "grant_status": {},
      "payment_method": {
        "slug": "gxtsBHiP",
        "link": "https://not-shown.invalid/gxtsBHiP",
        "name": {
          "en_GB": "Bank transfer",
          "fr_FR": "Virement bancaire",
          "el_GR": "Τραπεζικό έμβασμα",
          "ar_AR": "تحويل مصرفي",
          "hi_IN": "बैंक अंतरण",
          "ja_JP": "銀行振込",
          "zh_HK": "銀行轉賬"
        }
      },
      "reference": "First instalment",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "status": "Paid",
      "created": "2026-03-18T10:20:00Z",
      "updated": "2026-06-15T08:31:09Z",
      "allocation_amount": 31250.75,
      "applicant": {
        "slug": "yjvdqBDZ",
        "link": "https://not-shown.invalid/yjvdqBDZ",
        "name": "Ari Marlow",
        "first_name": "Ari",
        "last_name": "Marlow",
        "email": "ari.marlow@example.invalid",
        "global_id": "G-0042-1187"
      },
      "application": {
        "slug": "yNgKyHPL",
        "id": 4217,
        "title": "Reading rooms for coastal villages",
        "link": "https://not-shown.invalid/yNgKyHPL"
      },
      "fund": {
        "slug": "bxZvISGS",
        "link": "https://not-shown.invalid/bxZvISGS",
        "name": {
          "en_GB": "Education fund",
          "fr_FR": "Fonds pour l'éducation",
          "el_GR": "Ταμείο εκπαίδευσης",
          "ar_AR": "صندوق التعليم"
        }
      }
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<AllocationPaymentDetail>\n  <slug>GkyHXpof</slug>\n  <allocation>\n    <slug>XTUdgpzC</slug>\n    <link>https://not-shown.invalid/XTUdgpzC</link>\n  </allocation>\n  <amount>18750.25</amount>\n  <currency>EUR</currency>\n  <comments>Robin Hale (2026-04-10T12:00:00Z): Bank details checked and confirmed.\nMika Arden (2026-04-14T09:15:02Z): Paid two days early, remittance sent as \"final\" &lt; 24 h later.</comments>\n  <date_due>2026-04-16T00:00:00Z</date_due>\n  <date_paid>2026-04-14T09:12:45Z</date_paid>\n  <external_id>LEDGER-2026-0117</external_id>\n  <grant_status type=\"object\"/>\n  <payment_method>\n    <slug>gxtsBHiP</slug>\n    <link>https://not-shown.invalid/gxtsBHiP</link>\n    <name>\n      <en_GB>Bank transfer</en_GB>\n      <fr_FR>Virement bancaire</fr_FR>\n      <el_GR>Τραπεζικό έμβασμα</el_GR>\n      <ar_AR>تحويل مصرفي</ar_AR>\n      <hi_IN>बैंक अंतरण</hi_IN>\n      <ja_JP>銀行振込</ja_JP>\n      <zh_HK>銀行轉賬</zh_HK>\n    </name>\n  </payment_method>\n  <reference>First instalment</reference>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <status>Paid</status>\n  <created>2026-03-18T10:20:00Z</created>\n  <updated>2026-06-15T08:31:09Z</updated>\n  <allocation_amount>31250.75</allocation_amount>\n  <applicant>\n    <slug>yjvdqBDZ</slug>\n    <link>https://not-shown.invalid/yjvdqBDZ</link>\n    <name>Ari Marlow</name>\n    <first_name>Ari</first_name>\n    <last_name>Marlow</last_name>\n    <email>ari.marlow@example.invalid</email>\n    <global_id>G-0042-1187</global_id>\n  </applicant>\n  <application>\n    <slug>yNgKyHPL</slug>\n    <id>4217</id>\n    <title>Reading rooms for coastal villages</title>\n    <link>https://not-shown.invalid/yNgKyHPL</link>\n  </application>\n  <fund>\n    <slug>bxZvISGS</slug>\n    <link>https://not-shown.invalid/bxZvISGS</link>\n    <name>\n      <en_GB>Education fund</en_GB>\n      <fr_FR>Fonds pour l'éducation</fr_FR>\n      <el_GR>Ταμείο εκπαίδευσης</el_GR>\n      <ar_AR>صندوق التعليم</ar_AR>\n    </name>\n  </fund>\n</AllocationPaymentDetail>\n"
  },
  {
    "name": "failed-permanently",
    "operations": [
      "GET /allocation-payment/{}"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "slug": "rHUCdkMF",
      "allocation": {
        "slug": "xfcQsGLF",
        "link": "https://not-shown.invalid/xfcQsGLF"
      },
      "amount": 4200.75,
      "currency": "GBP",
      "comments": "Robin Hale (2026-06-12T14:55:30Z): The recipient's account is closed.",
      "date_due": null,
      "date_paid": null,
      "external_id": "LEDGER-2026-0121",
      "grant_status": null,
      "payment_method": {
        "slug": "gxtsBHiP",
        "link": "https://not-shown.invalid/gxtsBHiP",
        "name": {
          "en_GB": "Bank transfer",
          "fr_FR": "Virement bancaire",
          "el_GR": "Τραπεζικό έμβασμα",
          "ar_AR": "تحويل مصرفي",
          "hi_IN": "बैंक अंतरण",
          "ja_JP": "銀行振込",
          "zh_HK": "銀行轉賬"
        }
      },
      "reference": "Exhibition costs",
      "season": {
        "slug": "TsUdFWVj",
        "link": "https://not-shown.invalid/TsUdFWVj",
        "name": "Season 2026"
      },
      "status": "failed_permanently",
      "created": "2026-03-20T11:00:00Z",
      "updated": "2026-06-12T14:55:30Z",
      "allocation_amount": 9400.5,
      "applicant": null,
      "application": null,
      "fund": {
        "slug": "gvWAvJGf",
        "link": "https://not-shown.invalid/gvWAvJGf",
        "name": {
          "en_GB": "Arts fund",
          "fr_FR": "Fonds pour les arts",
          "ja_JP": "芸術基金",
          "zh_HK": "藝術基金"
        }
      }
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<AllocationPaymentDetail xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>rHUCdkMF</slug>\n  <allocation>\n    <slug>xfcQsGLF</slug>\n    <link>https://not-shown.invalid/xfcQsGLF</link>\n  </allocation>\n  <amount>4200.75</amount>\n  <currency>GBP</currency>\n  <comments>Robin Hale (2026-06-12T14:55:30Z): The recipient's account is closed.</comments>\n  <date_due xsi:nil=\"true\"/>\n  <date_paid xsi:nil=\"true\"/>\n  <external_id>LEDGER-2026-0121</external_id>\n  <grant_status xsi:nil=\"true\"/>\n  <payment_method>\n    <slug>gxtsBHiP</slug>\n    <link>https://not-shown.invalid/gxtsBHiP</link>\n    <name>\n      <en_GB>Bank transfer</en_GB>\n      <fr_FR>Virement bancaire</fr_FR>\n      <el_GR>Τραπεζικό έμβασμα</el_GR>\n      <ar_AR>تحويل مصرفي</ar_AR>\n      <hi_IN>बैंक अंतरण</hi_IN>\n      <ja_JP>銀行振込</ja_JP>\n      <zh_HK>銀行轉賬</zh_HK>\n    </name>\n  </payment_method>\n  <reference>Exhibition costs</reference>\n  <season>\n    <slug>TsUdFWVj</slug>\n    <link>https://not-shown.invalid/TsUdFWVj</link>\n    <name>Season 2026</name>\n  </season>\n  <status>failed_permanently</status>\n  <created>2026-03-20T11:00:00Z</created>\n  <updated>2026-06-12T14:55:30Z</updated>\n  <allocation_amount>9400.5</allocation_amount>\n  <applicant xsi:nil=\"true\"/>\n  <application xsi:nil=\"true\"/>\n  <fund>\n    <slug>gvWAvJGf</slug>\n    <link>https://not-shown.invalid/gvWAvJGf</link>\n    <name>\n      <en_GB>Arts fund</en_GB>\n      <fr_FR>Fonds pour les arts</fr_FR>\n      <ja_JP>芸術基金</ja_JP>\n      <zh_HK>藝術基金</zh_HK>\n    </name>\n  </fund>\n</AllocationPaymentDetail>\n"
  },
  {
    "name": "education-fund",
    "operations": [
      "GET /fund/{}"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "slug": "bxZvISGS",
      "name": {
        "en_GB": "Education fund"
      },
      "description": {
        "en_GB": "Grants for learning in and out of school."
      },
      "budget": 250000,
      "allocated": 55250.75,
      "available": 194749.25,
      "currency": "EUR",
      "created": "2026-01-06T08:00:00Z",
      "updated": "2026-04-02T08:50:00Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Fund>\n  <slug>bxZvISGS</slug>\n  <name>\n    <en_GB>Education fund</en_GB>\n  </name>\n  <description>\n    <en_GB>Grants for learning in and out of school.</en_GB>\n  </description>\n  <budget>250000</budget>\n  <allocated>55250.75</allocated>\n  <available>194749.25</available>\n  <currency>EUR</currency>\n  <created>2026-01-06T08:00:00Z</created>\n  <updated>2026-04-02T08:50:00Z</updated>\n</Fund>\n"
  },
  {
    "name": "arts-fund",
    "operations": [
      "GET /fund/{}"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "slug": "gvWAvJGf",
      "name": {
        "en_GB": "Arts fund",
        "fr_FR": "Fonds pour les arts",
        "ja_JP": "芸術基金",
        "zh_HK": "藝術基金"
      },
      "description": {
        "en_GB": "Grants for artists, collectives and small venues.",
        "fr_FR": "Subventions pour les artistes, les collectifs et les petites salles.",
        "ja_JP": "芸術家、団体、小規模会場への助成金。",
        "zh_HK": "資助藝術家、團體及小型場地。"
      },
      "budget": 80000.5,
      "allocated": 9400.5,
      "available": 70600,
      "currency": "GBP",
      "created": "2026-01-06T08:10:00Z",
      "updated": "2026-03-20T10:58:00Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Fund>\n  <slug>gvWAvJGf</slug>\n  <name>\n    <en_GB>Arts fund</en_GB>\n    <fr_FR>Fonds pour les arts</fr_FR>\n    <ja_JP>芸術基金</ja_JP>\n    <zh_HK>藝術基金</zh_HK>\n  </name>\n  <description>\n    <en_GB>Grants for artists, collectives and small venues.</en_GB>\n    <fr_FR>Subventions pour les artistes, les collectifs et les petites salles.</fr_FR>\n    <ja_JP>芸術家、団体、小規模会場への助成金。</ja_JP>\n    <zh_HK>資助藝術家、團體及小型場地。</zh_HK>\n  </description>\n  <budget>80000.5</budget>\n  <allocated>9400.5</allocated>\n  <available>70600</available>\n  <currency>GBP</currency>\n  <created>2026-01-06T08:10:00Z</created>\n  <updated>2026-03-20T10:58:00Z</updated>\n</Fund>\n"
  },
  {
    "name": "payments-webhook",
    "operations": [
      "GET /webhook/{}"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "slug": "vVHmSOrB",
      "name": "Payments to the finance system",
      "url": "https://finance.example.invalid/hooks/payments",
      "method": "post",
      "events": [
        "AllocationPaymentWasCreated",
        "AllocationPaymentWasUpdated",
        "AllocationPaymentWasDeleted",
        "AllocationPaymentStatusWasChanged"
      ],
      "fields": [],
      "form": null,
      "signing_key": "hidden",
      "created": "2026-02-02T09:00:00Z",
      "updated": "2026-02-16T10:30:00Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Webhook xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <slug>vVHmSOrB</slug>\n  <name>Payments to the finance system</name>\n  <url>https://finance.example.invalid/hooks/payments</url>\n  <method>post</method>\n  <events>\n    <item>AllocationPaymentWasCreated</item>\n    <item>AllocationPaymentWasUpdated</item>\n    <item>AllocationPaymentWasDeleted</item>\n    <item>AllocationPaymentStatusWasChanged</item>\n  </events>\n  <fields type=\"array\"/>\n  <form xsi:nil=\"true\"/>\n  <signing_key>hidden</signing_key>\n  <created>2026-02-02T09:00:00Z</created>\n  <updated>2026-02-16T10:30:00Z</updated>\n</Webhook>\n"
  },
  {
    "name": "applications-webhook",
    "operations": [
      "GET /webhook/{}"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "slug": "rSkVmZqt",
      "name": "New and submitted applications",
      "url": "https://intake.example.invalid/hooks/applications",
      "method": "get",
      "events": [
        "application_created",
        "application_submitted"
      ],
      "fields": [],
      "form": {},
      "signing_key": "hidden",
      "created": "2026-02-02T09:12:00Z",
      "updated": "2026-02-02T09:12:00Z"
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<Webhook>\n  <slug>rSkVmZqt</slug>\n  <name>New and submitted applications</name>\n  <url>https://intake.example.invalid/hooks/applications</url>\n  <method>get</method>\n  <events>\n    <item>application_created</item>\n    <item>application_submitted</item>\n  </events>\n  <fields type=\"array\"/>\n  <form type=\"object\"/>\n  <signing_key>hidden</signing_key>\n  <created>2026-02-02T09:12:00Z</created>\n  <updated>2026-02-02T09:12:00Z</updated>\n</Webhook>\n"
  },
  {
    "name": "one-page",
    "operations": [
      "GET /field"
    ],
    "status": 200,
    "headers": {},
    "json": {
      "current_page": 1,
      "data": [
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {}
      ],
      "first_page_url": "https://eu.invalid/field?page=1&per_page=500",
      "from": 1,
      "last_page": 1,
      "last_page_url": "https://eu.invalid/field?page=1&per_page=500",
      "next_page_url": "",
      "path": "https://eu.invalid/field",
      "per_page": 500,
      "prev_page_url": "",
      "to": 13,
      "total": 13
    },
    "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Element names are illustrative. -->\n<FieldsPage>\n  <current_page>1</current_page>\n  <data>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n    <item type=\"object\"/>\n  </data>\n  <first_page_url>https://eu.invalid/field?page=1&amp;per_page=500</first_page_url>\n  <from>1</from>\n  <last_page>1</last_page>\n  <last_page_url>https://eu.invalid/field?page=1&amp;per_page=500</last_page_url>\n  <next_page_url></next_page_url>\n  <path>https://eu.invalid/field</path>\n  <per_page>500</per_page>\n  <prev_page_url></prev_page_url>\n  <to>13</to>\n  <total>13</total>\n</FieldsPage>\n"
  }
];
