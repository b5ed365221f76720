import type { InterfaceFacts } from './interface-facts.ts';

/** The media type that `Accept` asks for, or null when it does not name one of the interface: nothing else is valid. */
export function acceptedMediaType(accept: string | undefined, facts: InterfaceFacts): string | null {
  if (accept === undefined) return null;
  const asked = accept.trim().toLowerCase();
  return [facts.jsonMediaType, facts.xmlMediaType].find((type) => type === asked) ?? null;
}

/**
 * The media type of an error whose request has an invalid `Accept`: XML when only that is spoken of, otherwise JSON.
 * Which the service takes is not said (AMB-22).
 */
export function fallbackMediaType(accept: string | undefined, facts: InterfaceFacts): string {
  const xml = accept !== undefined && /xml/i.test(accept) && !/json/i.test(accept);
  return (xml ? facts.xmlMediaType : null) ?? facts.jsonMediaType;
}
