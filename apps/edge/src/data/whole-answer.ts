import type { Answer } from '@liftoff/contract/core/client';

/** An answer of the platform that has been read to its end. */
export class WholeAnswer implements Answer {
  readonly status: number;
  readonly headers: Headers;
  /** What a success says in JSON, once for all who ask; undefined for any other answer, and until it is read. */
  readonly value: unknown;
  readonly #text: string;

  /** `text` is left out where there is a value. */
  constructor(status: number, headers: Headers, text: string, value?: unknown) {
    this.status = status;
    this.headers = headers;
    this.#text = text;
    this.value = value;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** The text as it came, or of its value. */
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

/** An answer that says this. */
export const saying = (value: unknown, headers: HeadersInit = { 'content-type': 'application/json' }): WholeAnswer =>
  new WholeAnswer(200, new Headers(headers), '', value);

/** Makes a value of JSON unchangeable, whoever holds it, and gives it back. */
export function frozen<T>(value: T): T {
  // What is no object counts as frozen.
  if (Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value as object)) frozen(part);
  return value;
}
