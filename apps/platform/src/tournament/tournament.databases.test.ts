import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { putLimit } from '../limits/put-limit.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { cancelTournaments, endTournaments, playerIdOf, settleRound, startTournament } from '../testing/tournaments.ts';
import { closeDue } from './close-tournament.ts';

const email = 'demo@liftoff.test';
const vip = 'vip@liftoff.test';

let platform: TestPlatform;
let playerId = 0;
beforeAll(async () => {
  platform = await testPlatform({ seed: 'small' });
  playerId = await playerIdOf(platform, email);
});
beforeEach(() => cancelTournaments(platform));
afterAll(() => platform.close());

const rewardsOf = (id: string) =>
  platform.db.query('SELECT cause FROM given_rewards WHERE cause LIKE $1', [`tournament:${id}%`]);

describe('tournaments under concurrent access', () => {
  it('fifty confirmations at once enter the player once and take the price once [A23]', async () => {
    const { id } = await startTournament(platform, { entry: 'points', cost_points: 30 });
    await platform.operator().send('POST', `/console/api/players/${email}/rewards`, {
      reward: { type: 'points', points: 100 },
      reason: 'A test',
    });
    const player = await signInDemo(platform, email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => player.send('POST', `/api/tournaments/${id}/confirm`, { confirmed: true })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const spent = await platform.db.query(
      `SELECT FROM ledger_transfers WHERE kind = 'points_spent' AND reference = $1`,
      [`points:${playerId}:tournament:${id}`],
    );
    expect(spent).toHaveLength(1);
    const entries = await platform.db.query('SELECT FROM tournament_entries WHERE tournament_id = $1', [id]);
    expect(entries).toHaveLength(1);
  });

  it('two processes that close and award a tournament at once give every prize once [A23]', async () => {
    const other = platform.another();
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: playerId, win: 900n });
    await settleRound(platform, { player: await playerIdOf(platform, vip), win: 300n });
    const before = await balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
    platform.clock.advance(7_200_000);
    for (let run = 0; run < 6; run += 1) {
      platform.clock.advance(5_000);
      await Promise.all([platform.jobs.runDue(), other.platform.jobs.runDue()]);
    }
    expect(await rewardsOf(id)).toHaveLength(2);
    expect(await balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'))).toBe(before + 5_000n);
    expect(await platform.db.query('SELECT state FROM tournaments WHERE id = $1', [id])).toEqual([
      { state: 'awarded' },
    ]);
  });

  it('a tournament whose awards are run again gives nothing twice [A23]', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: playerId, win: 900n });
    await endTournaments(platform);
    const before = await balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
    await platform.db.query(`UPDATE tournaments SET state = 'closed' WHERE id = $1`, [id]);
    await platform.db.query('UPDATE tournament_entries SET decided_at = NULL WHERE tournament_id = $1', [id]);
    await endTournaments(platform);
    expect(await balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'))).toBe(before);
    expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
  });

  const giver = { mayHave: () => Promise.resolve(true), give: () => Promise.reject(new Error('Nothing is given')) };
  const places = (id: string) =>
    platform.db.query(
      'SELECT player_id, place FROM tournament_entries WHERE tournament_id = $1 AND place IS NOT NULL',
      [id],
    );

  it('an account that was closed just before the end has no place in the result [PX-66]', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    const [closed, stays] = [await playerIdOf(platform, 'tester@liftoff.test'), await playerIdOf(platform, vip)];
    await settleRound(platform, { player: closed, win: 900n });
    await settleRound(platform, { player: stays, win: 300n });
    await takeFacts(platform, 'tournaments');
    platform.clock.advance(7_200_000);
    await platform.db.query(`UPDATE players SET closed_at = $2, closed_for = 'under_age' WHERE id = $1`, [
      closed,
      platform.clock.now(),
    ]);
    await closeDue(platform, giver);
    expect(await places(id)).toEqual([{ player_id: BigInt(stays), place: 1 }]);
    await platform.db.query('UPDATE players SET closed_at = NULL, closed_for = NULL WHERE id = $1', [closed]);
  });

  it('places become final only after exclusions from before the end have been read [PX-66]', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    const stays = await playerIdOf(platform, vip);
    await settleRound(platform, { player: stays, win: 900n });
    await settleRound(platform, { player: playerId, win: 600n });
    await takeFacts(platform, 'tournaments');
    await platform.db.transaction(tx =>
      putLimit(tx, platform.deps, playerId, { type: 'selfexclusion', period: 'forever', endsAt: null, accounts: [] }),
    );
    platform.clock.advance(7_200_000);
    await closeDue(platform, giver);
    expect(await places(id)).toEqual([]);
    await takeFacts(platform, 'tournaments');
    await closeDue(platform, giver);
    expect(await places(id)).toEqual([{ player_id: BigInt(stays), place: 1 }]);
  });
});
