import type { Document } from '@redocly/openapi-core';
import { toPointer, type PathSegment } from '../model/pointer.ts';
import type { OpenSpec } from '../source/open-spec.ts';
import type { SourceProblem } from '../source/problems.ts';
import { placeOf } from '../source/source-reader.ts';

/** This check's rules, each with a one-line description. */
export const sourceRules = {
  'relative-reference': 'a reference is a relative path',
  'whole-component': 'a reference points to a whole file, not to part of one',
  'safe-integer': 'integers are small enough to be exact in programs',
};

type Report = (path: readonly PathSegment[], rule: keyof typeof sourceRules, message: string) => void;

/** Checks each file separately: its references, and numbers that parsers would round. */
export async function checkSource({ reader }: OpenSpec): Promise<SourceProblem[]> {
  return (await reader.documents()).flatMap(checkFile);
}

function checkFile({ source, parsed }: Document): SourceProblem[] {
  const problems: SourceProblem[] = [];
  const report: Report = (path, rule, message) => {
    problems.push({ ...placeOf(source, `#${toPointer(path)}`), rule, message });
  };
  if (!source.absoluteRef.endsWith('.md')) walk(parsed, [], report);
  return problems;
}

function walk(node: unknown, path: readonly PathSegment[], report: Report): void {
  if (typeof node === 'number' && Math.abs(node) > Number.MAX_SAFE_INTEGER) {
    const message = `Parsers would round ${node}, which exceeds 2^53; use a smaller number, or a string if it is an identifier.`;
    report(path, 'safe-integer', message);
  }
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const place = [...path, Array.isArray(node) ? Number(key) : key];
    if (key === '$ref' && typeof value === 'string') checkReference(value, place, report);
    walk(value, place, report);
  }
}

function checkReference(ref: string, path: readonly PathSegment[], report: Report): void {
  const [file = '', fragment = ''] = ref.split('#');
  if (file.startsWith('/') || /^file:/i.test(file)) {
    const message = `\`${ref}\` is an absolute path, which doesn't work on other machines; make it relative to this file's folder.`;
    report(path, 'relative-reference', message);
  } else if (fragment.replace(/^\//, '') !== '') {
    const message = `\`${ref}\` points into ${file === '' ? 'the file' : 'another file'}, so the bundle would duplicate that part; move it to its own file, and reference that.`;
    report(path, 'whole-component', message);
  }
}
