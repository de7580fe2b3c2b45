import type { Answer } from '@liftoff/contract/core/client';

/** A platform response that has been read completely. */
export class WholeAnswer implements Answer {
  readonly status: number;
  readonly headers: Headers;
  /**
   * The JSON value of a successful response, shared by all callers; `undefined` for other responses, or until it is
   * parsed.
   */
  readonly value: unknown;
  readonly #text: string;

  /** `text` is not needed if there is a value. */
  constructor(status: number, headers: Headers, text: string, value?: unknown) {
    this.status = status;
    this.headers = headers;
    this.#text = text;
    this.value = value;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** The body as received, or the value as JSON. */
  get whole(): string {
    return this.value === undefined ? this.#text : JSON.stringify(this.value);
  }

  async json(): Promise<unknown> {
    return this.value === undefined ? (JSON.parse(this.#text) as unknown) : this.value;
  }

  async text(): Promise<string> {
    return this.whole;
  }
}

/** Makes a successful response with the given value. */
export const saying = (value: unknown, headers: HeadersInit = { 'content-type': 'application/json' }): WholeAnswer =>
  new WholeAnswer(200, new Headers(headers), '', value);

/** Freezes a JSON value with all its parts, and returns it. */
export function frozen<T>(value: T): T {
  // Primitive values also count as frozen.
  if (Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value as object)) frozen(part);
  return value;
}
