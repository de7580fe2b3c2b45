import { expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadLotteries, loadLottery } from './load-lotteries.server.ts';

const lotteries = (['active', 'drawn', 'canceled'] as const).map(state => ({ id: state, slug: state, state }));
const answers = {
  '/api/lotteries': lotteries,
  ...Object.fromEntries(lotteries.map(lottery => [`/api/lotteries/${lottery.slug}`, lottery])),
  '/api/player': 401,
};
/** The page of a player for whom the platform lists these promotions. */
const seenBy = (promotions: unknown) =>
  stubPage({ ...answers, '/api/promotions': promotions }, { signedIn: true }).page;

it('a player is shown the lotteries that the platform lists for them, and none without its list [PX-07]', async () => {
  const shown = async (promotions: unknown) =>
    (await loadLotteries(seenBy(promotions))).lotteries?.map(({ slug }) => slug);
  expect(await shown([{ id: 'active' }, { id: 'drawn' }])).toEqual(['active', 'drawn', 'canceled']);
  expect(await shown([])).toEqual([]);
  expect(await shown(503)).toBeUndefined();
});

it('a player does not find the page of a lottery that they may not be shown, but reads the result of a draw [PX-07]', async () => {
  await expect(loadLottery(seenBy([]), 'active')).rejects.toMatchObject({ init: { status: 404 } });
  expect((await loadLottery(seenBy([{ id: 'active' }]), 'active')).lottery.slug).toBe('active');
  expect((await loadLottery(seenBy([]), 'drawn')).lottery.slug).toBe('drawn');
});
