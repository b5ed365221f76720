import { type Column, type FileName, FILES, type Reader } from './reader.ts';
import type { Result } from './try-reader.ts';

/** A known defect of a tool. */
export interface Shortcoming {
  readonly files: readonly FileName[];
  readonly columns: readonly Column[];
  /** The cause, as Markdown. */
  readonly cause: string;
  /** URL of a bug report; null if none was found. */
  readonly report: string | null;
}

const ranges = ['openapi.json'] as const;
const withArray = ['openapi-assumed-200.json'] as const;
const withNull = ['openapi-3.0.json'] as const;
const all = ['openapi.json', 'openapi-assumed-200.json', 'openapi-3.0.json'] as const;

/** A tool that has no type for the success response if its status is a range. */
function losesRanges(type: string, report: string | null): Shortcoming {
  return {
    files: ranges,
    columns: ['record', 'success'],
    cause: `It doesn't support status ranges, so a success under \`2XX\` has the type \`${type}\`.`,
    report,
  };
}

/** A tool that passes a header's array to `fetch`, which expects a string. */
const refusesArrayHeaders: Shortcoming = {
  files: withArray,
  columns: ['compiles'],
  cause: 'It passes the array for `x-api-language` to `fetch`, which expects a string.',
  report: null,
};

/** Expected defects by tool. Everything else must work. */
export const shortcomings: Readonly<Record<string, readonly Shortcoming[]>> = {
  spectral: [
    {
      files: all,
      columns: ['quiet'],
      cause:
        'It validates XML examples, which are text, against the object schema. It also reports a missing contact, and schemas that only extensions use.',
      report: 'https://github.com/stoplightio/spectral/issues/2523',
    },
  ],
  'ibm-validator': [
    {
      files: all,
      columns: ['quiet'],
      cause:
        "Its rules enforce IBM's style: certain cases for names, bounds on every number and array, and a fixed list of keywords. They require undocumented details or other names.",
      report: null,
    },
  ],
  'orval-7': [
    {
      files: ranges,
      columns: ['loads', 'quiet', 'record', 'success', 'compiles', 'calls'],
      cause:
        "It fails on `x-enumDescriptions`, which it expects to be a list, and doesn't support status ranges. Version 8 supports both.",
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
      files: ranges,
      columns: ['compiles', 'calls'],
      cause: 'It writes the range as a number, `status: 2XX`, which is a syntax error.',
      report: 'https://github.com/oazapfts/oazapfts/issues/56',
    },
  ],
  'openapi-typescript-codegen': [
    losesRanges('void', null),
    {
      files: all,
      columns: ['calls'],
      cause:
        'It parses JSON only under `application/json` and `application/problem+json`, so every call returns text. Use `JSON.parse`, or replace its file `core/request.ts`. The tool is no longer maintained.',
      report: 'https://github.com/ferdikoomen/openapi-typescript-codegen/pull/1208',
    },
  ],
  'rtk-query-codegen': [losesRanges('unknown', 'https://github.com/reduxjs/redux-toolkit/issues/4974')],
  'openapi-zod-client': [
    losesRanges('void', 'https://github.com/astahmer/openapi-zod-client/issues/12'),
    {
      files: withNull,
      columns: ['compiles'],
      cause: 'It passes the null of an `enum` with `nullable: true` to `z.enum`, which accepts only strings.',
      report: 'https://github.com/astahmer/openapi-zod-client/issues/236',
    },
  ],
  prism: [
    {
      files: withArray,
      columns: ['calls'],
      cause: 'It fails on a request that lacks a header described as an array.',
      report: null,
    },
  ],
  'mswjs-source': [
    {
      files: all,
      columns: ['calls'],
      cause:
        'It treats the media type in `Accept` as a regular expression. The `+` of `+json` then matches nothing, and the body is empty. A request with `Accept: */*` gets the body.',
      report: null,
    },
    {
      files: ranges,
      columns: ['calls'],
      cause: "It doesn't support status ranges, and responds with 501.",
      report: 'https://github.com/mswjs/source/pull/87',
    },
  ],
  bruno: [
    {
      files: ranges,
      columns: ['success'],
      cause: "It doesn't support status ranges: the example of a success under `2XX` has the status 0.",
      report: null,
    },
  ],
  'swagger-ui': [
    {
      files: ranges,
      columns: ['quiet'],
      cause:
        'It warns about every `jsonSchemaDialect` other than its default, but still shows the description.',
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

/** Lists a result's differences from the expectation, one line per column. */
export function differences(reader: Reader, file: FileName, result: Result): string[] {
  const wrong = expectedWrong(reader, file);
  return reader.columns.flatMap((column) => {
    const verdict = result[column];
    const where = `${reader.name} ${file} ${column}`;
    if (verdict === 'right' && wrong.includes(column)) return [`${where}: expected a failure, but it works`];
    if (verdict !== 'right' && !wrong.includes(column))
      return [`${where}: expected to be right: ${verdict?.wrong}`];
    return [];
  });
}

export const fileNames = Object.keys(FILES) as FileName[];
