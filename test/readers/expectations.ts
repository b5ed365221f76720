import { type Column, type FileName, FILES, type Reader } from './reader.ts';
import type { Result } from './try-reader.ts';

/** A tool's defect, and its cause. */
export interface Shortcoming {
  readonly files: readonly FileName[];
  readonly columns: readonly Column[];
  /** Markdown. */
  readonly cause: string;
  /** URL of a bug report; null if none was found. */
  readonly report: string | null;
}

const honest = ['openapi.json'] as const;
const withArray = ['openapi-assumed-200.json'] as const;
const withNull = ['openapi-3.0.json'] as const;
const all = ['openapi.json', 'openapi-assumed-200.json', 'openapi-3.0.json'] as const;

/** A tool that doesn't type the success if its status is a range. */
function losesRanges(type: string, report: string | null): Shortcoming {
  return {
    files: honest,
    columns: ['record', 'success'],
    cause: `It reads no ranges of statuses, so that a success under \`2XX\` has the type \`${type}\`.`,
    report,
  };
}

/** A tool that passes a header's array to `fetch`, which expects strings. */
const refusesArrayHeaders: Shortcoming = {
  files: withArray,
  columns: ['compiles'],
  cause: 'It passes the array of `x-api-language` on as a header, and `fetch` takes strings.',
  report: null,
};

/** Expected defects by tool; everything else is expected to work. */
export const shortcomings: Readonly<Record<string, readonly Shortcoming[]>> = {
  spectral: [
    {
      files: all,
      columns: ['quiet'],
      cause:
        'It holds XML examples, which are text, against the schema of the object. Its other complaints are that no contact is known, and that some schemas are used by extensions alone.',
      report: 'https://github.com/stoplightio/spectral/issues/2523',
    },
  ],
  'ibm-validator': [
    {
      files: all,
      columns: ['quiet'],
      cause:
        "Its rules are IBM's style: names in certain cases, bounds on every number and array, no keywords beyond its own list. They ask for what is not shown, or for other names.",
      report: null,
    },
  ],
  'orval-7': [
    {
      files: honest,
      columns: ['loads', 'quiet', 'record', 'success', 'compiles', 'calls'],
      cause:
        'It fails on `x-enumDescriptions`, which it expects to be a list, and reads no ranges of statuses. Version 8 reads both.',
      report: 'https://github.com/orval-labs/orval/issues/950',
    },
  ],
  kubb: [losesRanges('any', null), refusesArrayHeaders],
  'swagger-typescript-api': [
    losesRanges('any', 'https://github.com/acacode/swagger-typescript-api/pull/238'),
  ],
  'typed-openapi': [losesRanges('never', null)],
  oazapfts: [
    refusesArrayHeaders,
    {
      files: honest,
      columns: ['compiles', 'calls'],
      cause: 'It writes the range as a number, `status: 2XX`, which is not TypeScript.',
      report: 'https://github.com/oazapfts/oazapfts/issues/56',
    },
  ],
  'openapi-typescript-codegen': [
    losesRanges('void', null),
    {
      files: all,
      columns: ['calls'],
      cause:
        'It parses a body as JSON only under `application/json` and `application/problem+json`, so that every call gives text: put `JSON.parse` around it, or replace its file `core/request.ts`. The tool is no longer maintained.',
      report: 'https://github.com/ferdikoomen/openapi-typescript-codegen/pull/1208',
    },
  ],
  'rtk-query-codegen': [losesRanges('unknown', 'https://github.com/reduxjs/redux-toolkit/issues/4974')],
  'openapi-zod-client': [
    losesRanges('void', 'https://github.com/astahmer/openapi-zod-client/issues/12'),
    {
      files: withNull,
      columns: ['compiles'],
      cause: 'It puts the null of an `enum` with `nullable: true` into `z.enum`, which takes strings alone.',
      report: 'https://github.com/astahmer/openapi-zod-client/issues/236',
    },
  ],
  prism: [
    {
      files: withArray,
      columns: ['calls'],
      cause: 'It fails on a request without a header that is described as an array.',
      report: null,
    },
  ],
  'mswjs-source': [
    {
      files: all,
      columns: ['calls'],
      cause:
        'It reads the media type in `Accept` as a regular expression, in which the `+` of `+json` is not a plus, so that nothing matches and the body is empty. A request with `Accept: */*` gets the body.',
      report: null,
    },
    {
      files: honest,
      columns: ['calls'],
      cause: 'It reads no ranges of statuses, and answers 501.',
      report: 'https://github.com/mswjs/source/pull/87',
    },
  ],
  bruno: [
    {
      files: honest,
      columns: ['success'],
      cause: 'It reads no ranges of statuses: the example of a success under `2XX` has the status 0.',
      report: null,
    },
  ],
  'swagger-ui': [
    {
      files: honest,
      columns: ['quiet'],
      cause:
        'It warns about every `jsonSchemaDialect` that is not its default, and shows the description all the same.',
      report: 'https://github.com/swagger-api/swagger-ui/issues/8491',
    },
  ],
};

/** Returns the columns in which a tool is expected to fail with a file. */
function expectedWrong(reader: Reader, file: FileName): readonly Column[] {
  const knownShortcomings = shortcomings[reader.name] ?? [];
  return reader.columns.filter((column) =>
    knownShortcomings.some(({ files, columns }) => files.includes(file) && columns.includes(column)),
  );
}

/** Lists where a result differs from the expectation, one line per column. */
export function differences(reader: Reader, file: FileName, result: Result): string[] {
  const wrong = expectedWrong(reader, file);
  return reader.columns.flatMap((column) => {
    const verdict = result[column];
    const where = `${reader.name} ${file} ${column}`;
    if (verdict === 'right' && wrong.includes(column))
      return [`${where}: expected to be wrong, and it is right`];
    if (verdict !== 'right' && !wrong.includes(column))
      return [`${where}: expected to be right: ${verdict?.wrong}`];
    return [];
  });
}

export const fileNames = Object.keys(FILES) as FileName[];
