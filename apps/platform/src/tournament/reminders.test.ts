import type { TournamentStatus } from '@liftoff/contract/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { putLimit } from '../limits/put-limit.ts';
import { signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { cancelTournaments, playerIdOf, startTournament, tournamentForm } from '../testing/tournaments.ts';

const platform = usePlatform({ seed: 'small' });
const email = 'demo@liftoff.test';
const hourMs = 3_600_000;

let player: TestCaller;
let playerId: number;
beforeEach(async () => {
  await cancelTournaments(platform);
  player = await signInDemo(platform, email);
  playerId = await playerIdOf(platform, email);
});

/** Publishes a tournament that starts in an hour. Returns its id. */
async function futureTournament(terms: object = {}): Promise<string> {
  const at = (hours: number) => new Date(platform.clock.now().getTime() + hours * hourMs).toISOString();
  const form = tournamentForm(platform, terms, { start_at: at(1), end_at: at(2) });
  const created = await platform.operator().send<{ id: string }>('POST', '/console/api/tournaments', form);
  await platform.operator().send('POST', `/console/api/tournaments/${created.body.id}/start`, { now: false });
  return created.body.id;
}
const ask = async (id: string, by = player) => (await by.send('PUT', `/api/tournaments/${id}/reminder`)).status;
const reminders = async () =>
  (await player.send<{ tournament_id: string }[]>('GET', '/api/tournaments/reminders')).body.map(
    ({ tournament_id }) => tournament_id,
  );
const notices = async (id: string, to = playerId) =>
  (
    await platform.db.query<{ data: { text: string; content: object } }>(
      `SELECT data FROM (SELECT data, channel FROM events UNION ALL SELECT data, channel FROM outbox) AS sent
       WHERE channel = $1 AND data ->> 'id' = $2`,
      [`notifications#${to}`, `tournament:${id}:start`],
    )
  ).map(({ data }) => data);
/** Lets time pass with all jobs, and signs the player in again. */
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
  platform.clock.advance(10_000);
  await platform.jobs.runDue();
  player = await signInDemo(platform, email);
}

describe('reminders of tournaments', () => {
  it('a player who asked is told once when the tournament starts, and not before', async () => {
    const id = await futureTournament();
    expect([await ask(id), await ask(id)]).toEqual([204, 204]);
    expect(await reminders()).toEqual([id]);
    await pass(hourMs / 2);
    expect(await notices(id)).toEqual([]);
    await pass(hourMs / 2);
    await pass(60_000);
    expect(await notices(id)).toMatchObject([
      { text: 'It has started. You asked to hear about it.', content: { title: 'Comet Cup' } },
    ]);
    expect(await reminders()).toEqual([]);
  });

  it('a removed reminder and one of a cancelled tournament send nothing', async () => {
    const [removed, cancelled] = [await futureTournament(), await futureTournament()];
    for (const id of [removed, cancelled]) await ask(id);
    expect((await player.send('DELETE', `/api/tournaments/${removed}/reminder`)).status).toBe(204);
    const reason = { reason: 'A test' };
    await platform.operator().send('POST', `/console/api/tournaments/${cancelled}/cancel`, reason);
    await pass(hourMs);
    expect([...(await notices(removed)), ...(await notices(cancelled))]).toEqual([]);
    expect(await reminders()).toEqual([]);
  });

  it('a player who may not have promotions at the start is not told [PX-07]', async () => {
    const id = await futureTournament();
    await ask(id);
    await platform.db.query(`INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')`, [playerId]);
    await pass(hourMs);
    expect(await notices(id)).toEqual([]);
    expect(await ask(await futureTournament())).toBe(404);
    await platform.db.query(`DELETE FROM player_groups WHERE player_id = $1 AND group_id = '100'`, [playerId]);
  });

  it('a running tournament, one of another licence and a draft cannot be asked for', async () => {
    const { id } = await startTournament(platform);
    expect(await ask(id)).toBe(422);
    expect(await ask(await futureTournament({ licences: ['EE'] }))).toBe(404);
    const draft = tournamentForm(platform);
    await platform.operator().send('POST', '/console/api/tournaments', draft);
    expect(await ask(draft.frontend_identifier)).toBe(404);
  });

  it('a player on a break cannot ask and is not told [C11]', async () => {
    const other = 'vip@liftoff.test';
    const vip = await signInDemo(platform, other);
    const id = await futureTournament();
    expect(await ask(id, vip)).toBe(204);
    const vipId = await playerIdOf(platform, other);
    await platform.db.transaction(tx =>
      putLimit(tx, platform.deps, vipId, {
        type: 'coolingoff',
        period: 'month',
        endsAt: new Date(platform.clock.now().getTime() + 30 * 24 * hourMs),
        accounts: [],
      }),
    );
    expect(await ask(await futureTournament(), vip)).toBe(403);
    await pass(hourMs);
    expect(await notices(id, vipId)).toEqual([]);
  });
});

describe('games that count', () => {
  it('a standing names the games that count now, and none off the board, without rounds left or after the end [PX-65] [PX-66]', async () => {
    const { id, end_at } = await startTournament(platform, {
      games: ['moon-koi'],
      categories: ['live'],
      rounds_max: 3,
    });
    await player.send('POST', `/api/tournaments/${id}/confirm`, { confirmed: true });
    const counting = async () => {
      const { body } = await player.send<TournamentStatus[]>('GET', '/api/tournaments/player');
      return body.find(({ tournament_id }) => tournament_id === id)?.counting;
    };
    const set = (change: string) => platform.db.query(`UPDATE tournament_entries SET ${change}`);
    const games = { games: ['moon-koi'], categories: ['live'], until: new Date(end_at).toISOString() };
    expect(await counting()).toEqual(games);
    await set('on_board = false');
    expect(await counting()).toBeNull();
    await set('on_board = true, rounds = 3');
    expect(await counting()).toBeNull();
    await set('rounds = 2');
    expect(await counting()).toEqual(games);
    await pass(hourMs);
    expect(await counting()).toBeNull();
  });
});
