import type { Bonus, Freespins } from '@liftoff/contract/bonus';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { recordFact } from '../facts/record-fact.ts';
import { openOffer } from '../testing/bonus.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const offer = { ...openOffer, id: 'level-gift', kind: 'level', title: 'A new level', wager: 5 };
const title = Object.fromEntries(['en-CA', 'fr-CA', 'de', 'no', 'it', 'et'].map(locale => [locale, 'A gift']));
const gifts = [
  { type: 'bonus', title, offer: offer.id },
  { type: 'fs', title, offer: 'cash_spins', freespins_count: 5 },
];

const platform = usePlatform({ seed: 'small' });
let player: TestCaller;
let playerId: number;
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await platform.db.query('UPDATE players SET can_issue_bonuses = true WHERE id = $1', [playerId]);
  expect((await platform.operator().send('PUT', `/console/api/offers/${offer.id}`, offer)).status).toBe(200);
  expect((await editLevels(gifts)).status).toBe(200);
});

/** Replaces the shipped levels with levels of which the first two have these gifts. */
function editLevels(of: readonly object[]) {
  const value = Array.from({ length: 12 }, (_, n) => {
    return { name: title, content: title, points: (n + 1) * 100, gifts: n < 2 ? of : [] };
  });
  const edit = { version: 1, value, reason: 'a test of the gifts' };
  return platform.operator().send<{ errors?: object }>('PUT', '/console/api/configuration/points-levels', edit);
}

const turn = (state: string) => platform.operator().send('POST', `/console/api/offers/${offer.id}/state`, { state });
const bonuses = async () => (await player.send<Bonus[]>('GET', '/api/player/bonuses')).body;
const spins = async () => (await player.send<Freespins[]>('GET', '/api/player/freespins')).body;

/** Settles rounds with this many euro cents of own money, and lets their effects happen. */
async function play(stake: bigint, by = playerId): Promise<void> {
  const parts = [{ source: 'cash' as const, grant: null, amount: stake }];
  const round = { player: by, round: randomUUID(), game: 'undertow-ways', engine: 'slot' as const };
  const data = { ...round, currency: 'EUR', stake, parts, win: 0n, jackpot_win: 0n };
  await platform.db.transaction(tx => recordFact(tx, { kind: 'round_settled', at: platform.clock.now(), data }));
  await takeFacts(platform, 'points');
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
}

it('a level gives free spins and the bonus of its offer once, and a bonus of a stopped offer with the next level [PENTITY-014] [PX-50]', async () => {
  await play(10_000n);
  expect(await spins()).toMatchObject([{ freespins_count: 5, wins_as: 'cash' }]);
  expect(await bonuses()).toEqual([]);
  await turn('live');
  await play(10_000n);
  expect(await bonuses()).toMatchObject([
    { title: 'A new level', amount_cents: 700 },
    { title: 'A new level', amount_cents: 700 },
  ]);
  expect(await spins()).toHaveLength(2);
  await play(10_000n);
  expect(await bonuses()).toHaveLength(2);
  expect(await spins()).toHaveLength(2);
});

it('a gift of a level reached while staff have stopped bonuses is given after the stop [PX-50]', async () => {
  const stopBonuses = (bonuses_stopped: boolean) =>
    platform.operator().send('POST', '/console/api/flags', { bonuses_stopped });
  const tester = await signInDemo(platform, 'tester@liftoff.test');
  const { id } = (await tester.send<{ id: number }>('GET', '/api/player')).body;
  await platform.db.query('UPDATE players SET can_issue_bonuses = true WHERE id = $1', [id]);
  const sets = () => platform.db.query('SELECT spins FROM spin_sets WHERE player_id = $1', [id]);
  await stopBonuses(true);
  await play(10_000n, id);
  expect(await sets()).toEqual([]);
  await stopBonuses(false);
  platform.clock.advance(3_600_000);
  await platform.jobs.runDue();
  expect(await sets()).toEqual([{ spins: 5 }]);
});

it.each([
  ['a bonus', { type: 'bonus', title, offer: 'no-such-offer' }],
  ['free spins', { type: 'fs', title, offer: 'no_such_spins', freespins_count: 5 }],
])('levels with %s of an unknown offer are refused', async (_what, gift) => {
  const refused = await editLevels([gift]);
  expect(refused).toMatchObject({ status: 422, body: { errors: { 'value.0.gifts.0.offer': expect.anything() } } });
});
