import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { fillPath } from './client.ts';
import { splitRoute, type Endpoint } from './endpoint.ts';
import { refusals, type Refusal } from './refusals.ts';
import { routesFile } from '../../routes/routes-file.ts';
import { callTable, nouns } from './call-table.ts';

const calls: [string, Endpoint][] = Object.entries(callTable);

const requirements = ['core', 'promo'].flatMap(name =>
  readFileSync(new URL(`../../../../docs/requirements/${name}-requirements.md`, import.meta.url), 'utf8').split('\n'),
);

/** `- **CALL-016** POST /api/player/payments/{id}/recall …` → its method and path without query, names of parameters left out. */
function requiredCalls(): { id: string; route: string }[] {
  return requirements.flatMap(line => {
    const found = /^- \*\*(P?CALL-\d{3})\*\* `?(GET|POST|PUT|PATCH|DELETE) (\/[^\s`?,;]*)/.exec(line);
    if (!found) return [];
    const path = (found[3] ?? '').replace(/[.:]$/, '');
    return [{ id: found[1] ?? '', route: nameless(`${found[2]} ${path}`) }];
  });
}

const nameless = (route: string): string => route.replaceAll(/\{\w+\}/g, '{}');

it('holds every call of the two requirement files by method and path', () => {
  const required = requiredCalls();
  expect(required.length).toBeGreaterThan(120);
  const declared = new Set(calls.map(([, { route }]) => nameless(route)));
  expect(required.filter(({ route }) => !declared.has(route))).toEqual([]);
});

it('declares each address once, and no name twice', () => {
  const addresses = calls.map(([, { route }]) => route);
  expect(new Set(addresses).size).toBe(addresses.length);
  const named = Object.values(nouns).flatMap(noun => Object.keys(noun));
  expect(named.toSorted()).toEqual(Object.keys(callTable).toSorted());
});

it('the routes of the clients are those of the tables: `node packages/contract/routes/generate.ts` writes them', () => {
  expect(readFileSync(new URL('routes.ts', import.meta.url), 'utf8')).toBe(routesFile());
});

it('has the addresses that were agreed', () => {
  const lines = calls.map(([name, { route, access, server }]) => `${route} (${name}, ${access}, ${server})`);
  expect(lines.toSorted().join('\n')).toMatchSnapshot();
});

it('names refusals in their order, and every write of money or rewards takes an idempotency key [A24]', () => {
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

it('refuses unknown fields in every body that changes something on the platform, at every depth [A20]', () => {
  const bodies = calls.filter(([, { server, rate }]) => server !== 'edge' && rate !== 'read');
  const open = bodies.flatMap(([name, { body }]) => (body ? openPlacesOf(body, name) : []));
  // What a chat sends along, which is not looked into, and what the operator publishes, which goes out as it came.
  expect(open).toEqual(['restoreIdGet.data', 'consolePublish.data']);
});

it('finds a place of a body that takes unknown fields wherever it stands', () => {
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

/** Every place of a body where an object takes fields that it does not name, or where anything is taken. */
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

it('a call of a player says what a break leaves of it: what it refuses then is among its refusals [C11] [C12]', () => {
  const unlike = calls.flatMap(([name, { access, onBreak, refusals: named }]) => {
    const refuses = named.includes('cooling_off');
    const asked = onBreak !== undefined || ['player', 'tester', 'frame'].includes(access);
    return (asked ? onBreak !== (refuses ? 'refused' : 'served') : refuses) ? [name] : [];
  });
  expect(unlike).toEqual([]);
});

it('says of everything that a caller can name whose thing that is [A18]', () => {
  const named = calls.map(([name, { route, query, body, ids = {} }]) => {
    const fields = [...fieldsOf(query), ...fieldsOf(body)].filter(field => namesAThing.test(field));
    const params = [...route.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '');
    return { name, missing: [...params, ...fields].filter(field => !(field in ids)) };
  });
  expect(named.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

const namesAThing = /(?:^|_)(?:id|ids|token|rounds)$/;

/** Every field of an object schema, of its inner objects and of each option of a union. */
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

it('fills parameters of a path, escaped by segment', () => {
  expect(fillPath('/api/bonuses/{id}/x', { id: 'a/b c' })).toBe('/api/bonuses/a%2Fb%20c/x');
  expect(fillPath('/api/cms/pages{path}', { path: '/terms/AU?' })).toBe('/api/cms/pages/terms/AU%3F');
  expect(splitRoute('GET /api/cms/pages{path}')).toEqual({ method: 'GET', path: '/api/cms/pages{path}' });
});
