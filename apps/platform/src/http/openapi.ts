import { splitRoute, type Endpoint, type Table } from '@liftoff/contract/core/endpoint';
import { LimitPeriod } from '@liftoff/contract/limits/limits';
import { CurrencyCodeSchema } from '@liftoff/contract/core/money';
import { refusals } from '@liftoff/contract/core/refusals';
import { IdempotencyKey, PathText } from '@liftoff/contract/core/text';
import * as z from 'zod';

type Json = Record<string, unknown>;

/**
 * Returns the whole contract as an OpenAPI 3.1 document: everything that an operator's own platform must implement.
 */
export function openapi(table: Table): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const { method, path } = splitRoute(endpoint.route);
    (paths[path] ??= {})[method.toLowerCase()] = operation(name, path, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Liftoff platform',
      version: '0.1.0',
      description: 'The calls between the site and a platform. Amounts are whole minor units of their currency.',
    },
    paths,
    components: { schemas: { Refusal: refusalSchema }, securitySchemes },
  };
}

const securitySchemes = {
  player: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
  frame: { type: 'http', scheme: 'bearer' },
  webhook: { type: 'apiKey', in: 'header', name: 'liftoff-signature' },
  operator: { type: 'apiKey', in: 'header', name: 'x-console-token' },
};

const refusalSchema = {
  type: 'object',
  required: ['refusal', 'request_id'],
  properties: {
    refusal: { enum: Object.keys(refusals) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    retry_after_sec: { type: 'integer' },
    limit: {
      type: 'object',
      description:
        'On limit_reached of a deposit or stake: what the limit leaves, in the currency asked in, and until when.',
      required: ['type', 'period', 'currency', 'left_cents', 'until'],
      properties: {
        type: { enum: ['deposit', 'loss', 'wager'] },
        period: { enum: LimitPeriod.options },
        currency: { enum: CurrencyCodeSchema.options },
        left_cents: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\d{1,38}$' }] },
        until: { type: ['string', 'null'], format: 'date-time' },
      },
    },
    until: {
      type: 'string',
      format: 'date-time',
      description: 'On login_hours: when signing in is possible again.',
    },
    request_id: { type: 'string' },
  },
};

function operation(name: string, path: string, endpoint: Endpoint): Json {
  const scheme = endpoint.access === 'tester' ? 'player' : endpoint.access;
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [...pathParameters(path, endpoint), ...queryParameters(endpoint), ...idempotencyKey(endpoint)],
    ...(scheme === 'guest' ? {} : { security: scheme === 'optional' ? [{}, { player: [] }] : [{ [scheme]: [] }] }),
    ...(endpoint.body ? { requestBody: { required: true, content: jsonOf(endpoint.body, 'input') } } : {}),
    responses: responses(endpoint),
    'x-rate-class': endpoint.rate,
    'x-built': endpoint.built,
    'x-answered-by': endpoint.server,
    ...(endpoint.cache ? { 'x-cache': endpoint.cache } : {}),
  };
}

const pathParameters = (path: string, { params = {} }: Endpoint): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(params[name] ?? PathText, 'input'),
  }));

function queryParameters(endpoint: Endpoint): Json[] {
  if (endpoint.query === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(endpoint.query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const idempotencyKey = (endpoint: Endpoint): Json[] =>
  endpoint.idempotent === true
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: schemaOf(IdempotencyKey, 'input') }]
    : [];

function responses(endpoint: Endpoint): Json {
  const status = endpoint.status ?? 200;
  const success = {
    description: 'Done',
    ...(status === 204 ? {} : { content: jsonOf(endpoint.answer, 'output') }),
  };
  const byStatus = Map.groupBy(endpoint.refusals, code => refusals[code].status);
  const refused = [...byStatus].map(([code, names]) => [
    code,
    {
      description: names.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]);
  return { [status]: success, ...Object.fromEntries(refused) };
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): Json => ({
  'application/json': { schema: schemaOf(schema, io) },
});

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
