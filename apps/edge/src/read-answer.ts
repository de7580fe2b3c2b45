import type { Answer } from '@liftoff/contract/client';

/** A success whose body has been read: what it says, once for all who ask. Of one that is kept, nothing can be changed. */
export class ReadAnswer implements Answer {
  readonly ok = true;
  readonly status = 200;
  readonly headers: Headers;
  /** What JSON can say. */
  readonly value: unknown;

  constructor(value: unknown, headers: HeadersInit = { 'content-type': 'application/json' }) {
    this.value = value;
    this.headers = new Headers(headers);
  }

  async json(): Promise<unknown> {
    return this.value;
  }

  async text(): Promise<string> {
    return JSON.stringify(this.value);
  }
}

/** Makes a value of JSON unchangeable, whoever holds it, and gives it back. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
