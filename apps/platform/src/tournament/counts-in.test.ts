import { expect, it } from 'vitest';
import { openFrameOf, signInDemo } from '../testing/play.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { cancelTournaments, startTournament } from '../testing/tournaments.ts';

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000000' } });
const slot = 'deep-sea-salvage';

it('a frame gets the tournaments in which the player is on the board and its game counts, with the minimum stake [PX-62] [PX-65]', async () => {
  await cancelTournaments(platform);
  let player = await signInDemo(platform, 'demo@liftoff.test');
  const countsIn = async (mode: 'real' | 'demo' = 'real') =>
    (await openFrameOf(platform, player, slot, mode)).start.counts_in;
  const join = async (terms: object = {}) => {
    const { id } = await startTournament(platform, terms);
    await player.send('POST', `/api/tournaments/${id}/confirm`, { confirmed: true });
  };
  await startTournament(platform);
  expect(await countsIn()).toEqual([]);
  await join();
  await join({ games: ['moon-koi'] });
  expect(await countsIn()).toEqual([{ title: 'Comet Cup', min_stake_cents: 50 }]);
  expect(await countsIn('demo')).toEqual([]);
  await join({ strategy: 'bet_sum', min_bets: [], games: [slot] });
  expect(await countsIn()).toContainEqual({ title: 'Comet Cup', min_stake_cents: 0 });
  await platform.db.query('UPDATE tournament_entries SET on_board = false');
  expect(await countsIn()).toEqual([]);
  await platform.db.query('UPDATE tournament_entries SET on_board = true');
  await join({ rounds_max: 3, min_bets: [{ currency: 'EUR', amount_cents: 75 }] });
  const capped = { title: 'Comet Cup', min_stake_cents: 75 };
  expect(await countsIn()).toContainEqual(capped);
  await platform.db.query('UPDATE tournament_entries SET rounds = 3');
  expect(await countsIn()).not.toContainEqual(capped);
  platform.clock.advance(2 * 3_600_000);
  player = await signInDemo(platform, 'demo@liftoff.test');
  expect(await countsIn()).toEqual([]);
});
