import type { OpenApiDocument } from './document.ts';
import { parsePointer } from './pointer.ts';

interface Place {
  /** An operation, a schema or another named node. */
  readonly subject: string;
  /** A part of the subject; undefined for the entire subject. */
  readonly part?: string;
}

/** Sorts numbers numerically. */
const inDocumentOrder = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Describes JSON pointers into the bundle for readers, with one phrase per operation, schema and so on.
 *
 * @param document the bundled document
 * @param pointers JSON pointers
 * @returns Markdown phrases
 */
export function describePlaces(document: OpenApiDocument, pointers: readonly string[]): string[] {
  const parts = new Map<string, Set<string>>();
  for (const pointer of pointers.toSorted(inDocumentOrder)) {
    const { subject, part } = describePlace(document, parsePointer(pointer));
    const partsOfSubject = parts.get(subject) ?? new Set();
    parts.set(subject, part === undefined ? partsOfSubject : partsOfSubject.add(part));
  }
  return [...parts].map(([subject, names]) =>
    names.size > 0 ? `${subject} (${[...names].join(', ')})` : subject,
  );
}

function describePlace(document: OpenApiDocument, path: readonly string[]): Place {
  const [root = '', first = '', second = '', ...rest] = path;
  const nodeAt = (...keys: string[]): { [key: string]: unknown } =>
    keys.reduce<unknown>((parent, key) => Object(parent)[key], document) as { [key: string]: unknown };

  switch (root) {
    case 'paths':
    case 'webhooks': {
      const { operationId } = nodeAt(root, first, second);
      return withPart(`\`${typeof operationId === 'string' ? operationId : first}\``, partOfOperation(rest));
    }
    case 'components': {
      const noun = componentNouns[first] ?? first;
      return withPart(
        `${noun} \`${second}\``,
        partOfSchema(rest) ?? partOfOperation(['responses', second, ...rest]),
      );
    }
    case 'tags':
      return { subject: `resource group ${String(nodeAt(root, first)['name'])}` };
    case 'servers':
      return { subject: 'base URL' };
    case 'x-unplaced':
      return { subject: `\`${String(nodeAt(root, first, second)['operationId'])}\` (no path)` };
    case 'info':
      return first === 'x-changelog'
        ? { subject: 'changelog', part: String(nodeAt(root, first, second)['version']) }
        : { subject: 'general information' };
    default:
      return { subject: root === '' ? 'the entire description' : `\`${root}\`` };
  }
}

const componentNouns: Record<string, string> = {
  schemas: 'schema',
  parameters: 'parameter',
  headers: 'header',
  responses: 'response',
  securitySchemes: 'security scheme',
};

function withPart(subject: string, part: string | undefined): Place {
  return part === undefined || part === '' ? { subject } : { subject, part };
}

/** `properties/form` becomes `form`: keywords are dropped. */
function partOfSchema(path: readonly string[]): string | undefined {
  const names = path.flatMap((key, index) => (path[index - 1] === 'properties' ? [key] : []));
  return names.length > 0 ? `\`${names.join('.')}\`` : undefined;
}

function partOfOperation(path: readonly string[]): string | undefined {
  const [kind, key, ...rest] = path;
  const mediaType = rest[0] === 'content' ? rest[1] : key === 'content' ? rest[0] : undefined;
  const format = mediaType?.endsWith('xml') ? 'XML' : mediaType === undefined ? undefined : 'body';
  if (kind === 'responses')
    return [/^[1-5]/.test(key ?? '') ? key : undefined, format].filter(Boolean).join(' ');
  if (kind === 'requestBody') return 'request body';
  if (kind === 'parameters' || kind === 'x-unnamed-parameters') return 'query parameter';
  return undefined;
}
