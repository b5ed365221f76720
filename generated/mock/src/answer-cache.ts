const mostBytes = 1_000_000;
const mostAnswers = 2_000;

/** Keeps what was answered, as long as nothing that it depends on changes; it never grows beyond a megabyte. */
export class AnswerCache<T extends { readonly body: Uint8Array }> {
  readonly #answers = new Map<string, T>();
  #bytes = 0;

  get(name: string): T | undefined {
    return this.#answers.get(name);
  }

  set(name: string, answer: T): void {
    const bytes = name.length + answer.body.byteLength;
    if (this.#bytes + bytes > mostBytes || this.#answers.size >= mostAnswers) this.clear();
    this.#answers.set(name, answer);
    this.#bytes += bytes;
  }

  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }
}
