/** Requests in a row that may be refused in the same way; few enough for a firewall, more than there are reads. */
const mostRefusals = 8;
/** Requests in a row that may get no response. */
const mostFailures = 3;

/** Ends a check whose requests are refused one after another: whatever refuses them, more of them make it worse. */
export class Brake {
  #kind: string | undefined;
  #first = 0;
  #count = 0;

  /** A request got an answer that is not a refusal. */
  release(): void {
    this.#count = 0;
    this.#kind = undefined;
  }

  /**
   * A request was refused.
   *
   * @param kind such as `403`; another kind than that of the last request starts anew
   * @param request its number
   */
  refused(kind: string, request: number): void {
    if (kind !== this.#kind) {
      this.#kind = kind;
      this.#first = request;
      this.#count = 0;
    }
    this.#count++;
  }

  /** Whether the last request was refused. */
  get isOn(): boolean {
    return this.#count > 0;
  }

  /** Why the check has to end; undefined as long as it may go on. */
  get reason(): string | undefined {
    const isStatus = /^\d/.test(this.#kind ?? '');
    if (this.#count < (isStatus ? mostRefusals : mostFailures)) return undefined;
    return isStatus
      ? `${this.#count} requests in a row got ${this.#kind}, from request ${this.#first} on`
      : `${this.#kind}, ${this.#count} times in a row`;
  }
}
