import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { fillPath } from './client.ts';
import { splitRoute, type Endpoint } from './endpoint.ts';
import { refusals, type Refusal } from './refusals.ts';
import { routesFiles } from '../../routes/routes-files.ts';
import { callTable, nouns } from './call-table.ts';

const calls: [string, Endpoint][] = Object.entries(callTable);

const requirements = ['core', 'promo'].flatMap(name =>
  readFileSync(new URL(`../../../../docs/requirements/${name}-requirements.md`, import.meta.url), 'utf8').split('\n'),
);

/**
 * Parses lines such as `- **CALL-016** POST /api/player/payments/{id}/recall …` into method and path, without the
 * query and the parameter names.
 */
function requiredCalls(): { id: string; route: string }[] {
  return requirements.flatMap(line => {
    const found = /^- \*\*(P?CALL-\d{3})\*\* `?(GET|POST|PUT|PATCH|DELETE) (\/[^\s`?,;]*)/.exec(line);
    if (!found) return [];
    const path = (found[3] ?? '').replace(/[.:]$/, '');
    return [{ id: found[1] ?? '', route: nameless(`${found[2]} ${path}`) }];
  });
}

const nameless = (route: string): string => route.replaceAll(/\{\w+\}/g, '{}');

it('the call table declares every call in the two requirement files by method and path', () => {
  const required = requiredCalls();
  expect(required.length).toBeGreaterThan(120);
  const declared = new Set(calls.map(([, { route }]) => nameless(route)));
  expect(required.filter(({ route }) => !declared.has(route))).toEqual([]);
});

it('the call table declares each address only once and uses no call name twice', () => {
  const addresses = calls.map(([, { route }]) => route);
  expect(new Set(addresses).size).toBe(addresses.length);
  const named = Object.values(nouns).flatMap(noun => Object.keys(noun));
  expect(named.toSorted()).toEqual(Object.keys(callTable).toSorted());
});

it('the checked-in client routes match the call tables (regenerate with `node packages/contract/routes/generate.ts`)', () => {
  const folder = new URL('../routes/', import.meta.url);
  const written = readdirSync(folder).map(name => [name, readFileSync(new URL(name, folder), 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(routesFiles()));
});

it('the call table has exactly the agreed addresses', () => {
  const lines = calls.map(([name, { route, access, server }]) => `${route} (${name}, ${access}, ${server})`);
  expect(lines.toSorted().join('\n')).toMatchSnapshot();
});

it('the call table lists refusals in the standard order and requires an idempotency key for every write of money or rewards [A24]', () => {
  const order = Object.keys(refusals) as Refusal[];
  const mixed = calls.flatMap(([name, call]) => {
    const places = call.refusals.map(refusal => order.indexOf(refusal));
    return places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0)) ? [] : [name];
  });
  expect(mixed).toEqual([]);
  const withoutKey = calls.flatMap(([name, { rate, idempotent }]) =>
    ['bet', 'deposit', 'withdraw', 'recall', 'reward', 'coupon'].includes(rate) && !idempotent ? [name] : [],
  );
  expect(withoutKey).toEqual([]);
});

it('the call table refuses unknown fields, at every depth, in the body of every call that changes platform data [A20]', () => {
  const bodies = calls.filter(([, { server, rate }]) => server !== 'edge' && rate !== 'read');
  const open = bodies.flatMap(([name, { body }]) => (body ? openPlacesOf(body, name) : []));
  // Exceptions: chat data, which the platform does not interpret, operator content, which is published unchanged, and
  // documents of the configuration, which are validated by the shape of their name.
  const documents = ['consoleSetConfiguration.value', 'consolePreviewConfiguration.value'];
  expect(open).toEqual(['restoreIdGet.data', 'consolePublish.data', ...documents]);
});

it('the test helper finds every part of a body schema that accepts unknown fields, at any depth', () => {
  const loose = z.object({ a: z.string() });
  const body = z.strictObject({
    inner: z.strictObject({ deep: loose.optional() }),
    list: z.array(loose.nullable()),
    named: z.record(z.string(), loose),
    either: z.union([z.literal('x'), loose]).default('x'),
    whole: z.strictObject({ a: z.array(z.string()) }),
  });
  expect(openPlacesOf(body, 'body')).toEqual(['body.inner.deep', 'body.list', 'body.named.*', 'body.either']);
  expect(openPlacesOf(z.looseObject({}), 'body')).toEqual(['body']);
});

const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'literal']);

/** Lists the paths in a schema where an object accepts unknown fields or where any value is accepted. */
function openPlacesOf(schema: z.ZodType, place: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return openPlacesOf(schema.unwrap() as z.ZodType, place);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => openPlacesOf(option as z.ZodType, place));
  if (schema instanceof z.ZodArray) return openPlacesOf(schema.element as z.ZodType, place);
  if (schema instanceof z.ZodRecord) return openPlacesOf(schema.valueType as z.ZodType, `${place}.*`);
  if (!(schema instanceof z.ZodObject)) return plainTypes.has(schema.type) ? [] : [place];
  const fields = Object.entries(schema.shape);
  return [
    ...(schema.def.catchall instanceof z.ZodNever ? [] : [place]),
    ...fields.flatMap(([name, field]) => openPlacesOf(field as z.ZodType, `${place}.${name}`)),
  ];
}

it('every player call declares how it behaves during a break, and its refusals match that declaration [C11] [C12]', () => {
  const unlike = calls.flatMap(([name, { access, onBreak, refusals: named }]) => {
    const refuses = named.includes('cooling_off');
    const asked = onBreak !== undefined || ['player', 'tester', 'frame'].includes(access);
    return (asked ? onBreak !== (refuses ? 'refused' : 'served') : refuses) ? [name] : [];
  });
  expect(unlike).toEqual([]);
});

it('the call table declares an owner for every identifier that a caller can send [A18]', () => {
  const named = calls.map(([name, { route, query, body, ids = {} }]) => {
    const fields = [...fieldsOf(query), ...fieldsOf(body)].filter(field => namesAThing.test(field));
    const params = [...route.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '');
    return { name, missing: [...params, ...fields].filter(field => !(field in ids)) };
  });
  expect(named.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

const namesAThing = /(?:^|_)(?:id|ids|token|rounds)$/;

/** Lists the field names of an object schema, including nested objects and all union options. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return fieldsOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => fieldsOf(option as z.ZodType));
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) => [
    name,
    ...fieldsOf(inner),
  ]);
}

it('a response that can differ for players is cached for guests only [A45]', () => {
  const cached = calls.filter(([, { access, cache }]) => access === 'optional' && cache);
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.filter(([, { cache }]) => !cache?.guestsOnly).map(([name]) => name)).toEqual([]);
});

it('fills in path parameters and escapes each segment', () => {
  expect(fillPath('/api/bonuses/{id}/x', { id: 'a/b c' })).toBe('/api/bonuses/a%2Fb%20c/x');
  expect(fillPath('/api/cms/pages{path}', { path: '/terms/AU?' })).toBe('/api/cms/pages/terms/AU%3F');
  expect(splitRoute('GET /api/cms/pages{path}')).toEqual({ method: 'GET', path: '/api/cms/pages{path}' });
});
