/**
 * Response headers added by a handler. Setting a header or a cookie again replaces the earlier one with the same
 * name.
 */
export class AnswerHeaders {
  readonly #headers = new Headers();
  readonly #cookies = new Map<string, string>();

  set(name: string, value: string): void {
    if (name.toLowerCase() === 'set-cookie') this.#cookies.set(value.split('=', 1)[0] ?? '', value);
    else this.#headers.set(name, value);
  }

  writeTo(headers: Headers): void {
    for (const [name, value] of this.#headers) headers.set(name, value);
    for (const cookie of this.#cookies.values()) headers.append('set-cookie', cookie);
  }
}
