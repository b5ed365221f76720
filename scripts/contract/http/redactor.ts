/** Replaces a secret. */
const placeholder = '<key>';

/**
 * Removes secrets from everything that is stored or printed, in every encoding in which a service could return them.
 */
export class Redactor {
  readonly #forms: readonly string[];

  /** @param secrets keys; empty ones are ignored */
  constructor(secrets: readonly string[]) {
    const forms = secrets.filter((secret) => secret !== '').flatMap(encodingsOf);
    // Longest first, so that no part of a secret is left over.
    this.#forms = [...new Set(forms)].toSorted((a, b) => b.length - a.length);
  }

  /** Redacts a text. */
  text(text: string): string {
    return this.#forms.reduce(replaceIgnoringCase, text);
  }

  /** Redacts all strings in a JSON value, including property names. */
  deep(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.deep(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [this.text(name), this.deep(member)]),
    );
  }

  /** Redacts the strings in a typed value. Keeps property names, except below `answer`. */
  values<T>(value: T): T {
    const visit = (part: unknown, name: string): unknown => {
      if (name === 'answer' || typeof part === 'string') return this.deep(part);
      if (Array.isArray(part)) return part.map((item) => visit(item, ''));
      if (typeof part !== 'object' || part === null) return part;
      return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, visit(member, key)]));
    };
    return visit(value, '') as T;
  }
}

function encodingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const json = JSON.stringify(secret).slice(1, -1);
  const escaped = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  // Base64 encodes groups of three bytes, so a secret inside a longer text can start at one of three offsets. Its first
  // and last characters also depend on the text around it, so leave them out.
  const shifted = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
      .slice(shift === 0 ? 0 : 4, -1),
  );
  const encoded = shifted.filter((form) => form.length >= 8);
  const urlSafe = encoded.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const reversed = [...secret].toReversed().join('');
  return [
    secret,
    json,
    escaped,
    encodeURIComponent(secret),
    encodeURIComponent(encodeURIComponent(secret)),
    bytes.toString('hex'),
    ...encoded,
    ...urlSafe,
    ...(reversed.length >= 8 ? [reversed] : []),
  ];
}

function replaceIgnoringCase(text: string, form: string): string {
  const lowerForm = form.toLowerCase();
  if (lowerForm.length !== form.length) return text.replaceAll(form, placeholder);
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return text.replaceAll(form, placeholder);
  let result = '';
  let from = 0;
  for (let index = lower.indexOf(lowerForm); index >= 0; index = lower.indexOf(lowerForm, from)) {
    result += text.slice(from, index) + placeholder;
    from = index + form.length;
  }
  return result + text.slice(from);
}
