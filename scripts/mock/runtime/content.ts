import type { Incoming, ReadBody } from './incoming.ts';
import type { OperationFacts } from './interface-facts.ts';
import { NestingError, parseJson } from './json.ts';
import type { RequestBody } from './order.ts';

/**
 * The body of a request as the rules see it.
 *
 * @param body what was read; undefined when the method has none
 */
export function readContent(
  { bodyMediaTypes }: OperationFacts,
  { contentType, isEncoded }: Incoming,
  body: ReadBody | undefined,
): RequestBody {
  if (body && 'tooLarge' in body) return { kind: 'too-large' };
  if (bodyMediaTypes.length === 0 || !body) return { kind: 'none' };
  if (isEncoded) return { kind: 'wrong-type', message: 'The mock does not take encoded bodies.' };
  if (body.bytes.byteLength === 0) return { kind: 'empty' };
  const [type = ''] = (contentType ?? '').split(';');
  if (!bodyMediaTypes.includes(type.trim().toLowerCase()))
    return {
      kind: 'wrong-type',
      message: `The Content-Type of the body must be ${bodyMediaTypes.join(' or ')}.`,
    };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body.bytes);
    return { kind: 'json', value: parseJson(text) };
  } catch (error) {
    return { kind: error instanceof NestingError ? 'too-deep' : 'invalid' };
  }
}
