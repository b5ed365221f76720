import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Level } from '../diff/change.ts';
import { isCompatible } from './compatible.ts';

/**
 * A package's public API: exported names with their declarations, by entry point. Commands and CommonJS entry points
 * are included without names: `command grant-management-mock`, `./fetch for require`.
 */
export type PublicApi = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A change in a package's public API. */
export interface ApiChange {
  readonly level: Exclude<Level, 'documentation'>;
  readonly what: string;
}

/**
 * Reads a built package's public API from the declarations in its `exports`.
 *
 * @param folder the package's folder, built
 * @throws Error if a declaration file is missing
 */
export function readPublicApi(folder: string): PublicApi {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>;
    bin?: Record<string, string>;
  };
  const others = [
    ...Object.entries(manifest.exports ?? {}).flatMap(([entry, conditions]) =>
      'require' in Object(conditions) ? [`${entry} for require`] : [],
    ),
    ...Object.keys(manifest.bin ?? {}).map((command) => `command ${command}`),
  ];
  const untyped = Object.entries(manifest.exports ?? {}).flatMap(([entry, file]) =>
    typesOf(file) === undefined ? [entry] : [],
  );
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([name, conditions]) => {
    const types = typesOf(conditions);
    return types === undefined ? [] : [[name, join(folder, types)] as const];
  });
  const missing = entries.find(([, file]) => !existsSync(file));
  if (missing) throw new Error(`${missing[1]} doesn't exist. Run \`npm run build\`.`);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      noLib: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return new Map([
    ...entries.map(([name, file]) => [name, exportsOf(program, checker, file)] as const),
    ...[...untyped, ...others].map((name) => [name, new Map<string, string>()] as const),
  ]);
}

function typesOf(conditions: unknown): string | undefined {
  if (typeof conditions !== 'object' || conditions === null) return undefined;
  const { types, import: imported, ...others } = conditions as Record<string, unknown>;
  if (typeof types === 'string') return types;
  return [imported, ...Object.values(others)].map(typesOf).find((file) => file !== undefined);
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): Map<string, string> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const printer = ts.createPrinter({ removeComments: true });
  const entries = (module ? checker.getExportsOfModule(module) : []).map((symbol): [string, string] => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = (target.declarations ?? []).map((node) => {
      // A variable's declaration is the whole statement.
      const whole = ts.isVariableDeclaration(node) ? node.parent.parent : node;
      return printer.printNode(ts.EmitHint.Unspecified, whole, whole.getSourceFile());
    });
    return [symbol.name, declared.join('\n').replaceAll(/\s+/g, ' ')];
  });
  return new Map(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Formats a public API for reviews, with one export per line. */
export function formatApi(api: PublicApi): string {
  const parts = [...api].map(([entry, names]) =>
    [`# ${entry}`, '', ...[...names].map(([name, declared]) => `${name}: ${declared}`), ''].join('\n'),
  );
  return parts.join('\n');
}

/** Parses the text from {@link formatApi}. */
export function parseApi(text: string): PublicApi {
  const api = new Map<string, Map<string, string>>();
  let names = new Map<string, string>();
  for (const line of text.split('\n')) {
    const entry = /^# (.+)$/.exec(line)?.[1];
    if (entry !== undefined) api.set(entry, (names = new Map()));
    const [, name, declared = ''] = /^([\w$]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) names.set(name, declared);
  }
  return api;
}

/**
 * Compares two versions of a public API. Removed names and changed declarations are breaking; new names and compatible
 * declarations ({@link isCompatible}) are safe.
 */
export function compareApis(label: string, before: PublicApi, after: PublicApi): ApiChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((entry): ApiChange[] => {
    const [old, now] = [before.get(entry), after.get(entry)];
    const place = entry.startsWith('.') ? `${label}${entry.slice(1)}` : `${label}: ${entry}`;
    if (!now) return [{ level: 'breaking', what: `The package no longer has \`${place}\`.` }];
    if (!old) return [{ level: 'safe', what: `The package now has \`${place}\`.` }];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): ApiChange[] => {
      if (!now.has(name)) return [{ level: 'breaking', what: `\`${place}\` no longer exports \`${name}\`.` }];
      if (!old.has(name)) return [{ level: 'safe', what: `\`${place}\` now exports \`${name}\`.` }];
      const [declared = '', declaredNow = ''] = [old.get(name), now.get(name)];
      if (declared === declaredNow) return [];
      if (isCompatible(name, declared, declaredNow))
        return [{ level: 'safe', what: `\`${name}\` of \`${place}\` has a compatible new declaration.` }];
      return [
        { level: 'breaking', what: `\`${name}\` of \`${place}\` has an incompatible new declaration.` },
      ];
    });
  });
}
