import { join } from 'node:path';
import { expectedWrong, fileNames, type Shortcoming, shortcomings } from './expectations.ts';
import { pinned } from './install.ts';
import { type Column, COLUMNS, type FileName, FILES, type Reader } from './reader.ts';
import { readers } from './readers.ts';

/** One tool as the documentation tells of it. */
export interface WorksWithTool {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly kind: Reader['kind'];
  readonly url: string;
  /** The file to give it: the first with which all is right, and null when something is wrong with each. */
  readonly use: FileName | null;
  readonly setting?: string;
  /** A column that is absent says nothing about the tool. */
  readonly results: Readonly<Record<FileName, Partial<Record<Column, 'right' | 'wrong'>>>>;
  readonly wrong: readonly Shortcoming[];
}

/** What the documentation tells of tools: the form of `scripts/docs/works-with.json`. */
export interface WorksWith {
  readonly files: readonly { name: FileName; about: string }[];
  readonly columns: readonly { id: Column; title: string }[];
  readonly tools: readonly WorksWithTool[];
}

export const worksWithFile = join(import.meta.dirname, '../../scripts/docs/works-with.json');

/** What is expected of the tools, which `npm run readers` compares with what they do. */
export function worksWith(): WorksWith {
  return {
    files: fileNames.map((name) => ({ name, about: FILES[name] })),
    columns: (Object.keys(COLUMNS) as Column[]).map((id) => ({ id, title: COLUMNS[id] })),
    tools: readers.map(toolOf),
  };
}

function toolOf(reader: Reader): WorksWithTool {
  const [[packageName, version] = ['', '']] = Object.entries(pinned[reader.name]?.packages ?? {});
  const resultsOf = (file: FileName): Partial<Record<Column, 'right' | 'wrong'>> => {
    const wrong = expectedWrong(reader, file);
    return Object.fromEntries(
      reader.columns.map((column) => [column, wrong.includes(column) ? 'wrong' : 'right']),
    );
  };
  return {
    name: reader.name,
    title: reader.title,
    version,
    kind: reader.kind,
    url: `https://www.npmjs.com/package/${packageName}`,
    use: fileNames.find((file) => expectedWrong(reader, file).length === 0) ?? null,
    ...(reader.setting !== undefined && { setting: reader.setting }),
    results: Object.fromEntries(fileNames.map((file) => [file, resultsOf(file)])) as WorksWithTool['results'],
    wrong: shortcomings[reader.name] ?? [],
  };
}
