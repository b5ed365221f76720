import { readFile } from 'node:fs/promises';
import type { InterfaceFacts } from './runtime/interface-facts.ts';
import { conditionKeyPrefix } from './runtime/keys.ts';
import { ownConditions } from './runtime/own-conditions.ts';
import { ruleOrder } from './runtime/rules.ts';
import { usage } from './runtime/usage.ts';
import { wellKnownSlugs } from './runtime/well-known-slugs.ts';

/**
 * The package's README: the text of `package-readme.md` with what follows from the runtime and the bundle put in.
 *
 * @throws Error when the text has a place that nothing is put into
 */
export async function packageReadme(facts: InterfaceFacts): Promise<string> {
  const text = await readFile(new URL('package-readme.md', import.meta.url), 'utf8');
  const parts: Record<string, string> = {
    conditions: conditionTable(facts),
    own: ownTable(),
    order: ruleOrder.map((id) => `\`${id}\``).join(' → '),
    usage: usage(facts).trimEnd(),
    json: facts.jsonMediaType,
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`package-readme.md: nothing is called ${name}.`);
    return part;
  });
}

function conditionTable({ conditions }: InterfaceFacts): string {
  const rows = conditions.map(({ id, status }) => {
    const slug = [...wellKnownSlugs].find(([, condition]) => condition === id)?.[0];
    return `| ${status} | \`${id}\` | \`${conditionKeyPrefix}${id}\` | ${slug === undefined ? '' : `\`${slug}\``} |`;
  });
  return ['| Status | Condition | Key | Slug |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function ownTable(): string {
  const rows = Object.entries(ownConditions)
    .filter(([id]) => id !== 'mock/defect')
    .map(([id, { status, message }]) => `| ${status} | \`${id}\` | ${message} |`);
  return ['| Status | Name | When |', '| --- | --- | --- |', ...rows].join('\n');
}
