import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { OpenSpec } from '../source/open-spec.ts';
import { Model } from '../model/model.ts';
import { placeholderFault } from '../model/placeholder.ts';
import { hasSitePage, sitePages } from '../model/site-page.ts';
import type { OpenApiDocument } from '../model/document.ts';
import type { SourceProblem } from '../source/problems.ts';
import { GuideCode, guideCodeRules } from './check-guide-code.ts';
import { markdownParts, type MarkdownParts, type Part } from './markdown-parts.ts';
import { wrongIds } from './known-ids.ts';
import { nearest } from './nearest.js';
import { countRules, staleCounts } from './counts-and-lists.ts';
import { staleAddresses, staleClaims } from './open-claims.ts';
import { guideFiles, repositoryFiles, type ProseFile } from './prose-files.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What each rule of this check wants. */
export const guideRules = {
  ...countRules,
  ...guideCodeRules,
  'guide-exception':
    'a guide that says of one operation alone what is not known of the others names the gap, and is true',
  'guide-address':
    'a guide calls no address unknown that is known: neither that of one region, nor all of them (README and CONTRIBUTING.md too)',
  'guide-front-matter': 'a guide begins with its heading, without front matter',
  'guide-code-language': 'a code block says its language (README and CONTRIBUTING.md too)',
  'guide-html': 'a guide holds no HTML',
  'guide-id': '`GAP-` and `AMB-` ids exist, and guides call no closed gap unknown',
  'guide-image': 'a guide holds no image, since it is published as text',
  'guide-link': 'links lead to a file and a heading (README and CONTRIBUTING.md too)',
  'guide-name': 'a name that a guide writes as code exists in the bundle or in the code of the guide',
  'guide-placeholder': 'a comment in a guide is a placeholder that stands for something',
  'guide-request': 'the request of an `http` block exists',
};

interface Text extends ProseFile, MarkdownParts {}

type Finding = Omit<SourceProblem, 'file'>;

/**
 * Checks the guides, and what the repository says of itself: links resolve, code blocks have a language, ids exist; in
 * guides also that nothing but Markdown text stands in them, that placeholders are known, and that names and requests
 * are those of the bundle.
 */
export async function checkGuides(source: OpenSpec, spec: BundledSpec): Promise<SourceProblem[]> {
  const guides = (await guideFiles(source)).map(takeApart);
  const others = (await repositoryFiles(source)).map(takeApart);
  const { document } = spec.bundle;
  const words = vocabularyOf(spec);
  const code = new GuideCode(spec, words);
  return [
    ...guides.flatMap((text) =>
      placed(text, [
        ...badLinks(text, (target) => guides.find(({ file }) => file === target)),
        ...badPages(text, document),
        ...missingLanguages(text),
        ...foreignParts(text),
        ...frontMatter(text),
        ...badIds(text, document, { closedToo: false }),
        ...badClaims(text, document),
        ...badAddresses(text, document),
        ...badCounts(text, document),
        ...badPlaceholders(text, document),
        ...unknownNames(text, words, document),
        ...text.parts.flatMap((part) => code.check(part)),
        ...unknownRequests(text, document),
      ]),
    ),
    ...others.flatMap((text) =>
      placed(text, [
        ...badLinks(
          text,
          (target) => [...others, ...guides].find(({ file }) => file === target) ?? existsSync(target),
        ),
        ...missingLanguages(text),
        ...badIds(text, document, { closedToo: true }),
        ...badAddresses(text, document),
      ]),
    ),
  ];
}

function takeApart(file: ProseFile): Text {
  return { ...file, ...markdownParts(file) };
}

function placed({ file }: Text, findings: readonly Finding[]): SourceProblem[] {
  return findings.map((finding) => ({ file, ...finding }));
}

function at({ line, column }: Part, rule: string, message: string, hint?: string): Finding {
  return { line, column, rule, message, ...(hint === undefined ? {} : { hint }) };
}

/** @param find gives what a link to a file leads to: a text, whether something is there, or nothing */
function badLinks(text: Text, find: (file: string) => Text | boolean | undefined): Finding[] {
  return text.parts.flatMap((part) => {
    if (part.kind !== 'link' || /^[a-z][a-z0-9+.-]*:/i.test(part.text)) return [];
    const [path = '', fragment] = part.text.split('#');
    const target = path === '' ? text : find(resolve(dirname(text.file), path));
    if (!target) return [at(part, 'guide-link', `The link to \`${path}\` leads to no file; correct it.`)];
    if (fragment === undefined || typeof target === 'boolean' || target.anchors.has(fragment)) return [];
    const message = `${basename(target.file)} has no heading with the address \`#${fragment}\`; correct the link.`;
    return [at(part, 'guide-link', message, meant(nearest(fragment, target.anchors)))];
  });
}

/** `site:errors` leads to a page of the documentation. */
function badPages({ parts }: Text, document: OpenApiDocument): Finding[] {
  const model = Model.of(document);
  return parts.flatMap((part) => {
    const [, path] = (part.kind === 'link' ? /^site:([^#]*)/.exec(part.text) : null) ?? [];
    if (path === undefined || hasSitePage(model, path)) return [];
    const message = `The documentation has no page \`${path}\`; correct the link.`;
    return [at(part, 'guide-link', message, meant(nearest(path, sitePages)))];
  });
}

function missingLanguages({ parts }: Text): Finding[] {
  return parts
    .filter(({ kind, language }) => kind === 'code-block' && language === undefined)
    .map((part) =>
      at(
        part,
        'guide-code-language',
        'The code block has no language; say it after the opening fence, such as ```json.',
      ),
    );
}

/** A guide is read in the reference, on static pages, as Markdown and on paper, and loads nothing from elsewhere. */
function foreignParts({ parts }: Text): Finding[] {
  return parts.flatMap((part) => {
    if (part.kind === 'html') {
      const message = `A guide holds Markdown alone, and \`${part.text.split('\n')[0] ?? ''}\` is HTML; write it in Markdown, or as code.`;
      return [at(part, 'guide-html', message)];
    }
    if (part.kind === 'image') {
      const message = `The image \`${part.text}\` would not be published, since a guide holds text alone; say in words what it shows.`;
      return [at(part, 'guide-image', message)];
    }
    return [];
  });
}

/** What stands between two lines of dashes at the top is text like any other, and would be printed. */
function frontMatter({ text }: Text): Finding[] {
  if (!/^---\r?\n/.test(text)) return [];
  const message =
    'A guide begins with its heading, and what stands between these lines would be printed; say `id` and `title` in openapi.yaml.';
  return [{ line: 1, column: 1, rule: 'guide-front-matter', message }];
}

function badIds({ text }: Text, document: OpenApiDocument, { closedToo }: { closedToo: boolean }): Finding[] {
  const { gaps } = Model.of(document);
  const closed = new Set(gaps.filter((gap) => gap.closed !== undefined).map(({ id }) => id));
  return text.split('\n').flatMap((line, index) =>
    wrongIds(line, document)
      .filter(({ id }) => !closedToo || !closed.has(id))
      .flatMap(({ id, message }) =>
        [...line.matchAll(new RegExp(`\\b${id}\\b`, 'g'))].map(({ index: start }) => ({
          line: index + 1,
          column: start + 1,
          rule: 'guide-id',
          message,
        })),
      ),
  );
}

/** What a guide says of one operation alone rests on a gap that it names. */
function badClaims({ text }: Text, document: OpenApiDocument): Finding[] {
  return staleClaims(text, Model.of(document)).map(({ index, message }) => ({
    ...placeIn(text, index),
    rule: 'guide-exception',
    message,
  }));
}

/** What is said of addresses is true of each region. */
function badAddresses({ text }: Text, document: OpenApiDocument): Finding[] {
  return staleAddresses(text, Model.of(document)).map(({ index, message }) => ({
    ...placeIn(text, index),
    rule: 'guide-address',
    message,
  }));
}

/** Code counts nothing, and lists what it needs. */
function badCounts({ text }: Text, document: OpenApiDocument): Finding[] {
  const prose = text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replaceAll(/[^\n]/g, ' '));
  return staleCounts(prose, Model.of(document)).map(({ index, rule, message }) => ({
    ...placeIn(text, index),
    rule,
    message,
  }));
}

function placeIn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function badPlaceholders({ parts }: Text, document: OpenApiDocument): Finding[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'comment') return [];
    const [, kind, name] = /^<!--\s*(\w+):\s*([\w-]+)\s*-->$/.exec(part.text) ?? [];
    const rule = 'guide-placeholder';
    if (kind === undefined || name === undefined) {
      return [
        at(
          part,
          rule,
          'A comment in a guide is a placeholder such as `<!-- table: limits -->`; this is none.',
        ),
      ];
    }
    const fault = placeholderFault(Model.of(document), kind, name);
    return fault === undefined
      ? []
      : [at(part, rule, `The placeholder stands for nothing: ${fault}; correct it.`)];
  });
}

/** One name, as `name`, `Name.member`, `name=value` or `GET /path`. */
const oneName = /^(?:[A-Za-z][\w-]*(?:\.[a-z_]+)?|[A-Z]+ \/\S*|\/\S+)$/;

function unknownNames({ parts }: Text, words: ReadonlySet<string>, document: OpenApiDocument): Finding[] {
  const code = parts.filter(({ kind }) => kind === 'code-block').map((part) => part.text);
  // A guide may speak of the names that its own code samples introduce, and of those of programs and libraries.
  const own = new Set(code.flatMap(namesOfCode));
  const places = new Set(
    Model.of(document).operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  );
  return parts.flatMap((part) => {
    const [name = ''] = part.text.split(/=(?=[^=]*$)/);
    if (part.kind !== 'code-span' || !oneName.test(name) || /^(?:GAP|AMB)-/.test(name)) return [];
    if (words.has(name) || own.has(name) || places.has(name)) return [];
    const [owner = '', member] = name.split('.');
    // What a sample's own object has is not ours to say; what a schema has is.
    if (member !== undefined && (words.has(owner) ? words.has(member) : own.has(owner))) return [];
    const message = `The description has no \`${name}\`; correct the name.`;
    return [at(part, 'guide-name', message, meant(nearest(name, [...words, ...places])))];
  });
}

/** The names in a code sample that are not members of what the interface sends or takes. */
function namesOfCode(block: string): string[] {
  const members = new Set(membersInCode(block).map(({ name }) => name));
  return (block.match(/[A-Za-z_][\w-]*/g) ?? []).filter((name) => !members.has(name));
}

/**
 * What a code sample reads from, or writes into, a body: a name in snake case after a dot or as a key or a string. The
 * interface writes its members so, and programs their own names mostly not.
 */
function membersInCode(block: string): { name: string; line: number; column: number }[] {
  return block.split('\n').flatMap((text, index) =>
    [...text.matchAll(/(?<=\.|["'])[a-z]+(?:_[a-z0-9]+)+(?=["']|[^\w(]|$)/g)].map(
      ({ 0: name, index: start }) => ({
        name,
        line: index,
        column: start + 1,
      }),
    ),
  );
}

/** The requests in `http` blocks go to operations that exist. */
function unknownRequests({ parts }: Text, document: OpenApiDocument): Finding[] {
  const known = Model.of(document).operations.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  return parts.flatMap((part) => {
    const [, method, path = ''] =
      /^([A-Z]+) (?:https?:\/\/[^/\s]+|\{\w+\})?(\/[^\s?]*)/.exec(part.text) ?? [];
    if (part.kind !== 'code-block' || part.language !== 'http' || method === undefined) return [];
    if (known.some((operation) => operation.method === method && operation.pattern.test(path))) return [];
    const message = `The description has no operation \`${method} ${path}\`; correct the request.`;
    return [{ ...at(part, 'guide-request', message), line: part.line + 1 }];
  });
}

function meant(words: readonly string[]): string | undefined {
  return words.length > 0 ? `did you mean ${words.map((word) => `\`${word}\``).join(' or ')}?` : undefined;
}
