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
/** A schema that reports an error at a path deeper than the body. */
const further = z
  .object({ at: z.string().nullable() })
  .superRefine((_body, context) => context.addIssue({ code: 'custom', path: ['at', 'length'] }));

it.each([
  ['which every object inherits', z.object({ valueOf: z.string() }), {}, 'valueOf'],
  ['of a text', further, { at: 'text' }, 'at.length'],
  ['of nothing', further, { at: null }, 'at.length'],
])(
  'a required field %s is reported as missing if the body itself does not contain it',
  (_whose, schema, body, field) => {
    expect(errorsOf(schema, body)).toMatchObject({ refused: 'invalid', errors: { [field]: required } });
  },
);

it.each(['constructor', 'toString', '__proto__'])('an undeclared field named %s is reported as unknown', name => {
  const body: unknown = JSON.parse(`{ "${name}": 1 }`);
  const said = errorsOf(z.strictObject({}), body);
  expect(JSON.parse(JSON.stringify(said))).toEqual(
    JSON.parse(`{ "refused": "invalid", "errors": { "${name}": ["unknown"] } }`),
  );
});

it('reports all errors of every invalid field, in order', () => {
  const schema = z.object({ at: z.string().min(3).regex(/^x/), on: z.boolean() });
  expect(errorsOf(schema, { at: 'a' })).toMatchObject({ errors: { at: ['too_small', 'invalid'], on: required } });
  const query = { page: ['1', '2'], size: ['1'] };
  expect(validate(endpoint(z.object({})), { params: {}, query, body: {} })).toEqual({
    refused: 'invalid',
    errors: { page: ['repeated'] },
  });
});
