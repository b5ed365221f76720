import { rm } from 'node:fs/promises';
import { apiKeyHeader, headers, mockFund, operationCount, pathCount } from './request-facts.ts';
import type { Column, FileName, Reader, Verdict, Workbench } from './reader.ts';
import { openWorkbench } from './workbench.ts';

/** A verdict for each feature tested in a tool. */
export type Result = Partial<Record<Column, Verdict>>;

/**
 * Tests a tool with a file. If the tool can't load the file or fails, its untested features count as wrong.
 *
 * @param mock base URL of a running mock
 * @throws Error if the tool can't be installed
 */
export async function tryReader(reader: Reader, file: FileName, mock: string): Promise<Result> {
  const bench: Workbench = await openWorkbench(reader.name, file, {
    mock,
    headers,
    apiKeyHeader,
    fund: mockFund,
    operationCount,
    pathCount,
  });
  try {
    const result = await reader.read(bench).catch((error: unknown): Result => ({
      loads: { wrong: error instanceof Error ? error.message : String(error) },
    }));
    const missing: Verdict =
      result.loads === undefined || result.loads === 'right'
        ? { wrong: "it couldn't be tried" }
        : result.loads;
    return Object.fromEntries(reader.columns.map((column) => [column, result[column] ?? missing]));
  } finally {
    await rm(bench.out, { recursive: true, force: true });
  }
}
