import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { OpenSpec } from '../source/open-spec.ts';
import { Model } from '../model/model.ts';
import { placeholderFault, unknownPlaceholder } from '../model/placeholder.ts';
import { hasSitePage } from './site-page.ts';
import type { OpenApiDocument } from '../model/document.ts';
import type { SourceProblem } from '../source/problems.ts';
import { GuideJson, guideJsonRules } from './check-guide-json.ts';
import { markdownParts, type MarkdownParts, type Part } from './markdown-parts.ts';
import { wrongIds } from './known-ids.ts';
import { guideFiles, repositoryFiles, type ProseFile } from './prose-files.ts';

/** This check's rules, each with a one-line description. */
export const guideRules = {
  ...guideJsonRules,
  'guide-front-matter': 'a guide starts with its heading, without front matter',
  'guide-code-language': 'a code block has a language (README and CONTRIBUTING.md too)',
  'guide-html': 'a guide contains no HTML',
  'guide-id': '`GAP-` and `AMB-` IDs exist, and guides reference only open unknowns',
  'guide-image': 'a guide contains no images, because it is published as text',
  'guide-link': 'links point to an existing file and heading (README and CONTRIBUTING.md too)',
  'guide-placeholder': 'a comment in a guide is a valid placeholder',
  'guide-unknown': 'a placeholder such as `{{GAP-003}}` references an open unknown',
  'guide-request': 'the request in an `http` block matches an operation',
};

interface Text extends ProseFile, MarkdownParts {}

type Finding = Omit<SourceProblem, 'file'>;

/**
 * Checks the guides and the repository's own Markdown: links resolve, code blocks have a language and IDs exist. Guides
 * must also be plain Markdown, use only known placeholders, and contain only requests that match an operation. Tests
 * compile and run the programs in guides.
 */
export async function checkGuides(source: OpenSpec, spec: BundledSpec): Promise<SourceProblem[]> {
  // A guide's page has anchors for its sections only.
  const guides = (await guideFiles(source)).map((file) => ({
    ...file,
    ...markdownParts(file, (depth) => depth >= 2 && depth <= 4),
  }));
  const repositoryTexts = (await repositoryFiles(source)).map((file) => ({
    ...file,
    ...markdownParts(file),
  }));
  const { document } = spec.bundle;
  const code = new GuideJson(spec.bundle.document);
  return [
    ...guides.flatMap((text) =>
      locate(text, [
        ...badLinks(text, (target) => guides.find(({ file }) => file === target)),
        ...badPages(text, document),
        ...missingLanguages(text),
        ...foreignParts(text),
        ...frontMatter(text),
        ...badIds(text, document, { closedToo: false }),
        ...badUnknowns(text, document),
        ...badPlaceholders(text, document),
        ...text.parts.flatMap((part) => code.check(part)),
        ...unknownRequests(text, document),
      ]),
    ),
    ...repositoryTexts.flatMap((text) =>
      locate(text, [
        ...badLinks(
          text,
          (target) =>
            [...repositoryTexts, ...guides].find(({ file }) => file === target) ?? existsSync(target),
        ),
        ...missingLanguages(text),
        ...badIds(text, document, { closedToo: true }),
      ]),
    ),
  ];
}

function locate({ file }: Text, findings: readonly Finding[]): SourceProblem[] {
  return findings.map((finding) => ({ file, ...finding }));
}

function findingAt({ line, column }: Part, rule: string, message: string): Finding {
  return { line, column, rule, message };
}

/** @param find returns the text of a file, true for a file without a parsed text, or false or undefined if none exists */
function badLinks(text: Text, find: (file: string) => Text | boolean | undefined): Finding[] {
  return text.parts.flatMap((part) => {
    if (part.kind !== 'link' || /^[a-z][a-z0-9+.-]*:/i.test(part.text)) return [];
    const [path = '', fragment] = part.text.split('#');
    const target = path === '' ? text : find(resolve(dirname(text.file), path));
    if (!target)
      return [findingAt(part, 'guide-link', `The file \`${path}\` doesn't exist; correct the link.`)];
    if (fragment === undefined || typeof target === 'boolean' || target.anchors.has(fragment)) return [];
    const message = `${basename(target.file)} has no section \`#${fragment}\`; correct the link.`;
    return [findingAt(part, 'guide-link', message)];
  });
}

/** `site:errors` links to a page of the documentation. */
function badPages({ parts }: Text, document: OpenApiDocument): Finding[] {
  const model = Model.of(document);
  return parts.flatMap((part) => {
    const [, path] = (part.kind === 'link' ? /^site:([^#]*)/.exec(part.text) : null) ?? [];
    if (path === undefined || hasSitePage(model, path)) return [];
    const message = `The documentation has no page \`${path}\`; correct the link.`;
    return [findingAt(part, 'guide-link', message)];
  });
}

function missingLanguages({ parts }: Text): Finding[] {
  return parts
    .filter(({ kind, language }) => kind === 'code-block' && language === undefined)
    .map((part) =>
      findingAt(
        part,
        'guide-code-language',
        'The code block has no language; add it to the opening fence, such as ```json.',
      ),
    );
}

/** Rejects HTML and images, because guides are also published as Markdown and read offline. */
function foreignParts({ parts }: Text): Finding[] {
  return parts.flatMap((part) => {
    if (part.kind === 'html') {
      const message = `Guides must be plain Markdown, and \`${part.text.split('\n')[0] ?? ''}\` is HTML; write it in Markdown, or as code.`;
      return [findingAt(part, 'guide-html', message)];
    }
    if (part.kind === 'image') {
      const message = `Guides are published as text, without the image \`${part.text}\`; describe it in words.`;
      return [findingAt(part, 'guide-image', message)];
    }
    return [];
  });
}

/** Rejects front matter, which would be rendered as text. */
function frontMatter({ text }: Text): Finding[] {
  if (!/^---\r?\n/.test(text)) return [];
  const message =
    'Front matter would be rendered as text; remove it, and set `id` and `title` in openapi.yaml.';
  return [{ line: 1, column: 1, rule: 'guide-front-matter', message }];
}

function badIds({ text }: Text, document: OpenApiDocument, { closedToo }: { closedToo: boolean }): Finding[] {
  const { gaps } = Model.of(document);
  const closed = new Set(gaps.filter((gap) => gap.closed !== undefined).map(({ id }) => id));
  return text.split('\n').flatMap((line, index) =>
    wrongIds(line, document)
      .filter(({ id }) => !closedToo || !closed.has(id))
      .flatMap(({ id, ...wrong }) =>
        [...line.matchAll(new RegExp(`\\b${id}\\b`, 'g'))].map(({ index: start }) => ({
          line: index + 1,
          column: start + 1,
          rule: 'guide-id',
          ...wrong,
        })),
      ),
  );
}

/** `{{GAP-003}}` expands to the unknown's statement, so the entry must still be open. */
function badUnknowns({ text }: Text, document: OpenApiDocument): Finding[] {
  const open = new Set(
    Model.of(document)
      .gaps.filter(({ closed }) => closed === undefined)
      .map(({ id }) => id),
  );
  return [...text.matchAll(unknownPlaceholder)].flatMap(({ 1: id = '', index }) => {
    if (open.has(id)) return [];
    const message = `\`{{${id}}}\` doesn't reference an open unknown in registers/gaps.yaml; write what is known instead.`;
    return [{ ...placeIn(text, index), rule: 'guide-unknown', message }];
  });
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
        findingAt(
          part,
          rule,
          "The comment isn't a placeholder such as `<!-- table: limits -->`; correct or remove it.",
        ),
      ];
    }
    const fault = placeholderFault(Model.of(document), kind, name);
    return fault === undefined
      ? []
      : [findingAt(part, rule, `The placeholder is invalid: ${fault}; correct it.`)];
  });
}

/** Requests in `http` blocks must target an operation that exists. */
function unknownRequests({ parts }: Text, document: OpenApiDocument): Finding[] {
  const endpoints = Model.of(document).operations.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  return parts.flatMap((part) => {
    const [, method, path = ''] =
      /^([A-Z]+) (?:https?:\/\/[^/\s]+|\{\w+\})?(\/[^\s?]*)/.exec(part.text) ?? [];
    if (part.kind !== 'code-block' || part.language !== 'http' || method === undefined) return [];
    if (endpoints.some((operation) => operation.method === method && operation.pattern.test(path))) return [];
    const message = `The spec has no operation \`${method} ${path}\`; correct the request.`;
    return [{ ...findingAt(part, 'guide-request', message), line: part.line + 1 }];
  });
}
