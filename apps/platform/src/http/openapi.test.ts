import { readFileSync } from 'node:fs';
import { callTable, nouns } from '@liftoff/contract/core/call-table';
import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { expect, it } from 'vitest';
import { openapi } from './openapi.ts';

const docs = new URL('../../../../docs/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, docs), 'utf8');
const nameless = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');

/** The nouns of promotions, gifts, the VIP club and static pages. */
const names = [
  'adventure',
  'bonus',
  'compPoints',
  'content',
  'jackpot',
  'lootbox',
  'lottery',
  'loyalty',
  'quest',
  'siteConfig',
  'tournament',
] as const;
/** Their calls by name. */
const promotions = names.flatMap(name => Object.entries<Endpoint>(nouns[name]));

it('every call of promotions is named in a requirement or documented as ours [PCALL-042]', () => {
  const named = nameless(
    ['requirements/core-requirements.md', 'requirements/promo-requirements.md', 'platform-differences.md']
      .map(read)
      .join('\n'),
  );
  const isNamed = (route: string) =>
    named.split(nameless(route)).some((rest, index) => index > 0 && !/^[\w/{]/.test(rest));
  const routes = promotions.map(([, { route }]) => route);
  expect(routes.length).toBeGreaterThan(60);
  expect(routes.filter(route => !isNamed(route))).toEqual([]);
});

it('the OpenAPI document lists every call of promotions with its response [PCALL-042]', () => {
  const { paths } = openapi(callTable) as { paths: Record<string, Record<string, unknown>> };
  for (const [operationId, { route, status = 200 }] of promotions) {
    const { method, path } = splitRoute(route);
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation, operationId).toMatchObject({ operationId, responses: { [status]: {} } });
  }
});
