import { expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadGifts } from './load-gifts.server.ts';
import { loadPromotions } from './load-promotions.server.ts';

const promotion = (id: string, type: string, slug = id) => ({
  id,
  type,
  slug,
  title: `The ${type}`,
  frontend_identifier: slug,
  status: 'active',
  start_at: '2026-11-01T00:00:00.000Z',
  end_at: '2026-12-01T00:00:00.000Z',
});
const lottery = {
  id: 'l1',
  prizes: [{ reward: { type: 'points', points: 500 }, count: 3 }],
  price_points: 40,
  tickets_total: 7,
};
const challenge = { id: 'a1', goals: [{ rounds: 10, reward: { type: 'points', points: 5 } }] };
const answers = {
  '/api/promotions': [promotion('l1', 'lottery'), promotion('a1', 'action'), promotion('q1', 'quest')],
  '/api/lotteries': [lottery],
  '/api/achievements': [challenge],
  '/api/fe/config/manage-promotion-pages': { 'rocket-mart': true },
};

it('a guest sees the listed promotions with their prizes and what they require', async () => {
  const { promotions, isGuest } = await loadPromotions(stubPage(answers).page);
  expect(promotions?.map(({ id, prize, facts, own }) => ({ id, prize, facts, own }))).toEqual([
    {
      id: 'l1',
      prize: { label: 'prizes', count: 3, reward: { type: 'points', points: 500 } },
      facts: [
        { name: 'ticket', count: 40 },
        { name: 'tickets', count: 7 },
      ],
      own: null,
    },
    {
      id: 'a1',
      prize: { label: 'goal', count: 10, reward: { type: 'points', points: 5 } },
      facts: [{ name: 'rounds', count: 10 }, { name: 'ownMoney' }],
      own: null,
    },
  ]);
  expect(isGuest).toBe(true);
});

it('an achievement names the win that its rounds need, because other rounds do not count', async () => {
  const demanding = { ...answers, '/api/achievements': [{ ...challenge, min_multiplier: 20 }] };
  const { promotions } = await loadPromotions(stubPage(demanding).page);
  expect(promotions?.find(({ id }) => id === 'a1')?.facts).toEqual([
    { name: 'rounds', count: 10 },
    { name: 'multiplier', count: 20 },
  ]);
});

it('a guest has no gifts, and the platform is not asked for any', async () => {
  const { page, asked } = stubPage(answers);
  expect(await loadGifts(page)).toEqual({ waiting: [], offers: [] });
  expect(asked).toEqual([]);
});

it.each([
  ['in a market with a neutral tone', { market: { neutral_tone: true } }, true],
  ['while the market rules are unknown', 500, true],
  ['in no other market', { market: { neutral_tone: false } }, false],
])('promotions are shown without countdowns %s [PX-07]', async (_where, rules, expected) => {
  const { isNeutral } = await loadPromotions(stubPage({ ...answers, '/api/info/shown': rules }).page);
  expect(isNeutral).toBe(expected);
});

it('if the list fails to load, the page can say so', async () => {
  const { '/api/promotions': _list, ...others } = answers;
  expect((await loadPromotions(stubPage(others).page)).promotions).toBeNull();
});
