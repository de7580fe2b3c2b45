import type { Endpoint } from '@liftoff/contract/core/endpoint';
import { PathText } from '@liftoff/contract/core/text';
import type * as z from 'zod';
import { refuse, type Refused } from '../core/call.ts';

export interface RawInput {
  readonly params: Record<string, string>;
  readonly query: Record<string, string[]>;
  readonly body: unknown;
}

/** Errors by field. A `Map`, because callers choose the names and could send `constructor`. */
type Errors = Map<string, string[]>;

/**
 * Validates a request against the call's schemas. The refusal `invalid` lists every invalid field with its reasons in
 * order. A path parameter that cannot be a valid id is refused with `not_found` [A35].
 */
export function validate(endpoint: Endpoint, raw: RawInput): object | Refused {
  if (!Object.entries(raw.params).every(([name, value]) => canName(endpoint, name, value))) return refuse('not_found');
  const errors: Errors = new Map();
  const repeated = Object.entries(raw.query).filter(([, values]) => values.length > 1);
  for (const [name] of repeated) errors.set(name, ['repeated']);
  const flat = Object.fromEntries(Object.entries(raw.query).map(([name, values]) => [name, values[0]]));
  const query = check(endpoint.query, flat, errors);
  const body = check(endpoint.body, raw.body, errors);
  if (errors.size > 0) return refuse('invalid', Object.fromEntries(errors));
  return { params: raw.params, query, body };
}

/**
 * Whether a path parameter can be a valid id according to the call's schema. Without a schema, a short string is
 * valid.
 */
const canName = (endpoint: Endpoint, name: string, value: string): boolean =>
  (endpoint.params?.[name] ?? PathText).safeParse(value).success;

function check(schema: z.ZodType | undefined, value: unknown, errors: Errors): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String);
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...path, key].join('.')) : [path.join('.') || 'body'];
    for (const name of names) errors.set(name, [...(errors.get(name) ?? []), reasonOf(issue, value)]);
  }
  return undefined;
}

/** Returns the text key KEY-001 for a missing field, and otherwise a short error code. */
function reasonOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return 'unknown';
  if (valueAt(value, issue.path) === undefined) return 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
  if (issue.code === 'too_small' || issue.code === 'too_big') return issue.code;
  return 'invalid';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}
