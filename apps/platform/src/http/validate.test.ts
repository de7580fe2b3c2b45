import type { Endpoint } from '@liftoff/contract/core/endpoint';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { validate } from './validate.ts';

const endpoint = (body: z.ZodType): Endpoint => ({
  server: 'platform',
  access: 'guest',
  rate: 'read',
  summary: '',
  built: true,
  route: 'POST /api/it',
  body,
  answer: z.object({}),
  refusals: [],
});
const required = ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'];
const errorsOf = (schema: z.ZodType, body: unknown) => validate(endpoint(schema), { params: {}, query: {}, body });
/** Looks at something further in than the body may reach. */
const further = z
  .object({ at: z.string().nullable() })
  .superRefine((_body, context) => context.addIssue({ code: 'custom', path: ['at', 'length'] }));

it.each([
  ['which every object inherits', z.object({ valueOf: z.string() }), {}, 'valueOf'],
  ['of a text', further, { at: 'text' }, 'at.length'],
  ['of nothing', further, { at: null }, 'at.length'],
])('a field %s is required where the body itself does not have it', (_whose, schema, body, field) => {
  expect(errorsOf(schema, body)).toMatchObject({ refused: 'invalid', errors: { [field]: required } });
});

it.each(['constructor', 'toString', '__proto__'])('a field %s, which no body has, is unknown like any other', name => {
  const body: unknown = JSON.parse(`{ "${name}": 1 }`);
  const said = errorsOf(z.strictObject({}), body);
  expect(JSON.parse(JSON.stringify(said))).toEqual(
    JSON.parse(`{ "refused": "invalid", "errors": { "${name}": ["unknown"] } }`),
  );
});

it('a field is told all that is wrong with it, the first first, and each of several fields is', () => {
  const schema = z.object({ at: z.string().min(3).regex(/^x/), on: z.boolean() });
  expect(errorsOf(schema, { at: 'a' })).toMatchObject({ errors: { at: ['too_small', 'invalid'], on: required } });
  const query = { page: ['1', '2'], size: ['1'] };
  expect(validate(endpoint(z.object({})), { params: {}, query, body: {} })).toEqual({
    refused: 'invalid',
    errors: { page: ['repeated'] },
  });
});
