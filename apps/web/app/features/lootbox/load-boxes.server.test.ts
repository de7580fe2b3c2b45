import { expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadBoxes } from './load-boxes.server.ts';

const segments = '/api/fe/config/wheel-config-segments';
const item = (id: string) => ({ id, weight: 1, prize: false, reward: { type: 'points', points: 1 }, bonuses: [] });
const tables = { rocket_lite: [item('a')], rocket_pro: [item('b')], rocket_max: [item('c')] };
const context = { '/api/context': { default_currency: 'CAD', geo: 'CA' } };

it('the pages of boxes read the prizes and weights of the visitor’s group [PCALL-014]', async () => {
  const { page, asked } = stubPage({ ...context, [segments]: { default: tables } });
  expect(await loadBoxes(page)).toMatchObject({ boxes: null, tables, currency: 'CAD' });
  expect(asked.map(({ url }) => url)).toContain(segments);
});

it('there is no page of boxes where they are not allowed [PCALL-014]', async () => {
  expect(await loadBoxes(stubPage({ ...context, [segments]: {} }).page)).toBeNull();
});

it('a wheel is not shown without its chances: the page fails if they do not load [PCALL-014] [C29]', async () => {
  await expect(loadBoxes(stubPage({ ...context, [segments]: 503 }).page)).rejects.toMatchObject({
    init: { status: 503 },
  });
});
