import { randomUUID } from 'node:crypto';
import type { BoardRow, Tournament, TournamentStatus } from '@liftoff/contract/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount, pointsAccount } from '../ledger/ledger.ts';
import { putLimit } from '../limits/put-limit.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import {
  cancelTournaments,
  endTournaments,
  playerIdOf,
  settleRound,
  startTournament,
  takeRoundBack,
  tournamentForm,
} from '../testing/tournaments.ts';
import { checkEntries } from './check-entries.ts';

const platform = usePlatform({ seed: 'small' });
const [demoEmail, vipEmail, eeEmail] = ['demo@liftoff.test', 'vip@liftoff.test', 'estonia@liftoff.test'];

let [demo, vip]: TestCaller[] = [];
let [demoId, vipId, eeId] = [0, 0, 0];
const caller = (of: TestCaller | undefined): TestCaller => {
  if (of === undefined) throw new Error('Not signed in');
  return of;
};
beforeEach(async () => {
  await cancelTournaments(platform);
  demo = await signInDemo(platform, demoEmail);
  vip = await signInDemo(platform, vipEmail);
  demoId = await playerIdOf(platform, demoEmail);
  vipId = await playerIdOf(platform, vipEmail);
  eeId = await playerIdOf(platform, eeEmail);
});

const join = (by: TestCaller | undefined, id: string) =>
  caller(by).send<TournamentStatus & { refusal?: string }>('POST', `/api/tournaments/${id}/confirm`, {
    confirmed: true,
  });
const status = async (by: TestCaller | undefined, id: string) =>
  (await caller(by).send<TournamentStatus>('GET', `/api/tournaments/${id}/status`)).body;
const read = async (id: string) => (await platform.caller().send<Tournament>('GET', `/api/tournaments/${id}`)).body;
const board = async (id: string) =>
  (await read(id)).top_players.map(({ award_place, points }) => [award_place, points]);
const counted = () => takeFacts(platform, 'tournaments');
const staff = (method: string, path: string, body?: unknown) =>
  platform
    .operator()
    .send<{ state?: string; players?: number; refusal?: string }>(method, `/console/api/tournaments${path}`, body);
const recomputed = async (id: string) =>
  (
    await platform
      .operator()
      .send<{ rounds: number; differences: unknown[] }>('POST', `/console/api/tournaments/${id}/recomputation`)
  ).body;

describe('the calls of tournaments', () => {
  it('lists tournaments and finds one by its id or identifier [PCALL-005] [PCALL-006] [PENTITY-003]', async () => {
    const { id, frontend_identifier, start_at, end_at } = await startTournament(platform);
    const { body: all } = await platform.caller().send<Tournament[]>('GET', '/api/tournaments');
    const row = { id, frontend_identifier, title: 'Comet Cup', currency: 'EUR', top_players: [], start_at, end_at };
    expect(all.find(one => one.id === id)).toMatchObject({ ...row, status: 'active', in_progress: true });
    expect(await read(id)).toMatchObject({ id, frontend_identifier });
    expect((await read(frontend_identifier)).id).toBe(id);
    expect((await platform.caller().send('GET', '/api/tournaments/nothing')).status).toBe(404);
  });

  it('neither a draft nor the identifier nonvisible is shown to players [PTOUR-003]', async () => {
    const hidden = tournamentForm(
      platform,
      {},
      { frontend_identifier: 'nonvisible', start_at: '2030-01-01T00:00:00Z', end_at: '2030-01-02T00:00:00Z' },
    );
    const draft = tournamentForm(platform);
    for (const form of [hidden, draft]) expect((await staff('POST', '', form)).status).toBe(201);
    const [row] = await platform.db.query<{ id: string }>(
      `SELECT id FROM tournaments WHERE frontend_identifier = 'nonvisible'`,
    );
    expect((await staff('POST', `/${row?.id}/start`, { now: false })).body).toMatchObject({ state: 'published' });
    const { body: all } = await platform.caller().send<Tournament[]>('GET', '/api/tournaments');
    const shown = all.map(({ frontend_identifier }) => frontend_identifier);
    expect(shown).not.toContain('nonvisible');
    expect(shown).not.toContain(draft.frontend_identifier);
    expect((await platform.caller().send('GET', '/api/tournaments/nonvisible')).status).toBe(404);
  });

  it('a player joins once by confirming, and reads the standing in one and in all of theirs [PCALL-007] [PCALL-008] [PCALL-009] [PENTITY-004]', async () => {
    const { id } = await startTournament(platform);
    expect((await caller(demo).send('POST', `/api/tournaments/${id}/confirm`, { confirmed: false })).status).toBe(422);
    expect((await caller(demo).send('GET', `/api/tournaments/${id}/status`)).status).toBe(404);
    const first = await join(demo, id);
    expect(first.body).toMatchObject({
      tournament_id: id,
      award_place: null,
      nickname: 'Mira K***',
      bets: [],
      points: 0,
    });
    expect((await join(demo, id)).body.joined_at).toBe(first.body.joined_at);
    await settleRound(platform, { player: demoId, stake: 100n, win: 150n });
    await counted();
    const own = await status(demo, id);
    expect(own).toMatchObject({ award_place: 1, points: 1.5, bets: [{ currency: 'EUR', amount_cents: 100 }] });
    const mine = await caller(demo).send<TournamentStatus[]>('GET', '/api/tournaments/player');
    expect(mine.body).toEqual([own]);
    expect((await platform.caller().send('GET', `/api/tournaments/${id}/status`)).status).toBe(401);
  });

  it('recent tournaments are those that have ended [PCALL-010]', async () => {
    const { id } = await startTournament(platform);
    const recent = async () =>
      (await platform.caller().send<Tournament[]>('GET', '/api/tournaments/recent')).body.map(one => one.id);
    expect(await recent()).not.toContain(id);
    await endTournaments(platform);
    expect(await recent()).toContain(id);
  });

  it('shows the players around one’s own place and what is missing to the next prize', async () => {
    const { id } = await startTournament(platform);
    const ids = [demoId, vipId, eeId];
    for (const by of [demo, vip]) await join(by, id);
    await join(await signInDemo(platform, eeEmail), id);
    for (const [at, player] of ids.entries()) await settleRound(platform, { player, win: BigInt(300 - at * 100) });
    await counted();
    const own = await status(vip, id);
    expect(own.award_place).toBe(2);
    expect(own.next).toEqual({ place: 1, points: 1.000001 });
    expect(own.around.map(({ award_place, points }: BoardRow) => [award_place, points])).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
    ]);
    const page = await platform
      .caller()
      .send<{ players: number; rows: BoardRow[] }>('GET', `/api/tournaments/${id}/board?page=1`);
    expect([page.body.players, page.body.rows.length]).toEqual([3, 3]);
  });
});

describe('the rounds that count', () => {
  it('only rounds opened after joining count, and bonus money does not [PX-61] [PX-02]', async () => {
    const { id } = await startTournament(platform, { strategy: 'bet_sum', min_bets: [] });
    const before = platform.clock.now();
    platform.clock.advance(1_000);
    await join(demo, id);
    await settleRound(platform, { player: demoId, openedAt: before });
    await settleRound(platform, { player: demoId, stake: 500n, own: 200n });
    await settleRound(platform, { player: demoId, stake: 500n, own: 0n });
    await counted();
    expect(await status(demo, id)).toMatchObject({ points: 2, rounds: 1 });
    expect(await recomputed(id)).toMatchObject({ rounds: 1, differences: [] });
  });

  it('nothing that happened before a tournament existed counts, however much of it is stored', async () => {
    await settleRound(platform, { player: demoId, win: 900n });
    await counted();
    platform.clock.advance(1_000);
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: demoId, win: 200n });
    await counted();
    expect(await status(demo, id)).toMatchObject({ points: 2, rounds: 1 });
  });

  it('a bet below the minimum or in another currency does not count in a ratio tournament [PX-62]', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: demoId, stake: 49n, win: 4_900n });
    await settleRound(platform, { player: demoId, stake: 100n, win: 400n, currency: 'CAD' });
    await counted();
    expect(await board(id)).toEqual([]);
  });

  it('only so many rounds count, and the rest is shown [PX-65]', async () => {
    const { id } = await startTournament(platform, { rounds_max: 2 });
    await join(demo, id);
    for (const win of [100n, 200n, 900n]) await settleRound(platform, { player: demoId, win });
    await counted();
    expect(await status(demo, id)).toMatchObject({ points: 3, rounds: 2, rounds_left: 0 });
    expect(await recomputed(id)).toMatchObject({ rounds: 2, differences: [] });
  });

  it('a round that is taken back is taken out of the score, and lets another one count [PX-67] [PX-13]', async () => {
    const { id } = await startTournament(platform, { strategy: 'best_ratio', rounds_max: 2 });
    await join(demo, id);
    await settleRound(platform, { player: demoId, win: 200n });
    const best = await settleRound(platform, { player: demoId, win: 900n });
    await counted();
    expect(await status(demo, id)).toMatchObject({ points: 9 });
    await takeRoundBack(platform, demoId, best);
    await counted();
    expect(await status(demo, id)).toMatchObject({
      points: 2,
      rounds: 1,
      rounds_left: 1,
      bets: [{ currency: 'EUR', amount_cents: 100 }],
    });
    expect(await recomputed(id)).toMatchObject({ rounds: 1, differences: [] });
  });

  it('of two equal scores, the one that was reached earlier ranks higher [PX-60]', async () => {
    const { id } = await startTournament(platform);
    await join(vip, id);
    await join(demo, id);
    await settleRound(platform, { player: demoId, win: 300n });
    platform.clock.advance(1_000);
    await settleRound(platform, { player: vipId, win: 300n });
    await counted();
    expect((await status(demo, id)).award_place).toBe(1);
    expect((await status(vip, id)).award_place).toBe(2);
  });

  it('a recomputation from the facts names a standing that was changed by hand', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: demoId, win: 300n });
    await counted();
    await platform.db.query('UPDATE tournament_entries SET score = 5000000 WHERE tournament_id = $1', [id]);
    expect((await recomputed(id)).differences).toEqual([{ player: demoId, stored: '5000000', recomputed: '3000000' }]);
  });
});

describe('who is on the board', () => {
  it('an excluded player leaves the board at once, and places close up [PX-66]', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: eeId, win: 900n });
    await settleRound(platform, { player: vipId, win: 300n });
    await counted();
    expect(await board(id)).toEqual([
      [1, 9],
      [2, 3],
    ]);
    await platform.db.transaction(tx =>
      putLimit(tx, platform.deps, eeId, { type: 'selfexclusion', period: 'forever', endsAt: null, accounts: [] }),
    );
    await counted();
    expect(await board(id)).toEqual([[1, 3]]);
    await endTournaments(platform);
    const given = await platform.db.query('SELECT player_id FROM given_rewards WHERE cause LIKE $1', [
      `tournament:${id}%`,
    ]);
    expect(given).toEqual([{ player_id: BigInt(vipId) }]);
  });

  it('a disqualified player leaves the board with an audit line, wins nothing and gets no message [PX-66]', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: demoId, win: 900n });
    await counted();
    const out = await staff('POST', `/${id}/players/${demoEmail}/disqualify`, { reason: 'Two accounts' });
    expect(out).toMatchObject({ status: 200, body: { players: 0 } });
    expect(await status(demo, id)).toMatchObject({
      award_place: null,
      around: [],
      counting: null,
      disqualified_at: platform.clock.now().toISOString(),
    });
    const sent = () =>
      platform.db.query(`SELECT FROM events WHERE channel = $1 UNION ALL SELECT FROM outbox WHERE channel = $1`, [
        `tournaments_statuses#${demoId}`,
      ]);
    const before = (await sent()).length;
    await settleRound(platform, { player: demoId, win: 950n });
    await endTournaments(platform);
    expect(await sent()).toHaveLength(before);
    expect(await platform.db.query('SELECT FROM given_rewards WHERE cause LIKE $1', [`tournament:${id}%`])).toEqual([]);
    const lines = await platform.db.query(
      `SELECT subject, after FROM audit WHERE action = 'tournament.player_disqualified' AND after ->> 'tournament' = $1`,
      [id],
    );
    expect(lines).toEqual([{ subject: `player:${demoId}`, after: { tournament: id, reason: 'Two accounts' } }]);
  });

  it('a tournament for another licence or group does not exist for a player who wants to join', async () => {
    for (const terms of [{ licences: ['EE'] }, { groups: ['nobody'] }, { countries: ['NO'] }]) {
      const { id } = await startTournament(platform, terms);
      expect((await join(demo, id)).status).toBe(404);
    }
  });

  it('sends a changed place with the previous one, at most once in two seconds [RT-008] [PRT-007]', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    const sent = async () => {
      const rows = await platform.db.query<{ data: { tournament_id: string } }>(
        `SELECT data FROM (SELECT 0 AS part, position AS at, channel, data FROM events
           UNION ALL SELECT 1, id, channel, data FROM outbox) AS e WHERE channel = $1 ORDER BY part, at`,
        [`tournaments_statuses#${demoId}`],
      );
      return rows.map(({ data }) => data).filter(({ tournament_id }) => tournament_id === id);
    };
    const totals = [0];
    /** Lets a second pass, in which the player's score changes if the player wins `win`. */
    const pass = async (win = 0n) => {
      if (win > 0n) await settleRound(platform, { player: demoId, win });
      platform.clock.advance(1_000);
      await platform.jobs.runDue();
      totals.push((await sent()).length);
    };
    for (let second = 0; second < 8; second += 1) await pass(100n);
    for (let second = 0; second < 4; second += 1) await pass();
    expect((await sent()).at(-1)).toMatchObject({ award_place: 1, points: 8 });
    expect(totals.at(-1)).toBeGreaterThan(1);
    const inTwoSeconds = totals.slice(2).map((total, at) => total - (totals[at] ?? 0));
    expect(Math.max(...inTwoSeconds)).toBe(1);

    await settleRound(platform, { player: vipId, win: 900n });
    for (let second = 0; second < 4; second += 1) await pass();
    expect((await sent()).at(-1)).toMatchObject({
      award_place: 2,
      previous_place: 1,
      points: 8,
      title: 'Comet Cup',
    });
    expect(totals.at(-1)).toBe((totals.at(-5) ?? 0) + 1);
  });
});

describe('the end of a tournament', () => {
  it('the prizes of the places are given once, and the result stays [PCALL-010]', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: demoId, win: 900n });
    await settleRound(platform, { player: vipId, win: 300n });
    const cash = () => balanceOf(platform.db, playerAccount(demoId, 'cash', 'EUR'));
    const before = await cash();
    await endTournaments(platform);
    expect(await cash()).toBe(before + 5_000n);
    expect(await read(id)).toMatchObject({ status: 'archive', is_final: true });
    demo = await signInDemo(platform, demoEmail);
    expect(await status(demo, id)).toMatchObject({ award_place: 1, next: null, awarded_at: expect.any(String) });
    const given = await platform.db.query('SELECT cause FROM given_rewards WHERE cause LIKE $1', [`tournament:${id}%`]);
    expect(given).toHaveLength(2);
    expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
  });

  it('a prize that cannot be given because of a fault holds up no other, and is given once the fault is gone', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: demoId, win: 900n });
    await settleRound(platform, { player: vipId, win: 300n });
    const setAmount = (cents: number) =>
      platform.db.query(
        `UPDATE tournaments SET terms = jsonb_set(terms, '{prizes,0,rewards,0,amount_cents}', $2::jsonb) WHERE id = $1`,
        [id, JSON.stringify(cents)],
      );
    const winners = async () =>
      (
        await platform.db.query<{ player_id: bigint }>(
          'SELECT player_id FROM given_rewards WHERE cause LIKE $1 ORDER BY given_at',
          [`tournament:${id}%`],
        )
      ).map(({ player_id }) => Number(player_id));
    await setAmount(0.5);
    await endTournaments(platform);
    expect(await winners()).toEqual([vipId]);
    await setAmount(5_000);
    await endTournaments(platform);
    expect(await winners()).toEqual([vipId, demoId]);
  });

  it('standings stay provisional until the grace has passed, and rounds opened in time still count [PX-61]', async () => {
    const { id, end_at } = await startTournament(platform, { entry: 'automatic', grace_sec: 600 });
    const justBefore = new Date(new Date(end_at).getTime() - 1_000);
    platform.clock.advance(new Date(end_at).getTime() + 30_000 - platform.clock.now().getTime());
    await settleRound(platform, { player: demoId, win: 300n, openedAt: justBefore });
    await settleRound(platform, { player: vipId, win: 900n });
    await counted();
    expect(await board(id)).toEqual([[1, 3]]);
    expect(await read(id)).toMatchObject({ status: 'archive', is_final: false });
    await endTournaments(platform);
    expect(await read(id)).toMatchObject({ is_final: true });
  });

  it('a round taken back after the places are final only flags the entry [PX-67]', async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    const round = await settleRound(platform, { player: demoId, win: 900n });
    await endTournaments(platform);
    await takeRoundBack(platform, demoId, round);
    await counted();
    demo = await signInDemo(platform, demoEmail);
    expect(await status(demo, id)).toMatchObject({ award_place: 1, points: 9 });
    const rows = await platform.db.query('SELECT flagged FROM tournament_entries WHERE tournament_id = $1', [id]);
    expect(rows).toEqual([{ flagged: true }]);
  });

  it('an entry bought with points takes them once, and a cancelled tournament returns them once [I11]', async () => {
    const points = async () => await balanceOf(platform.db, pointsAccount(demoId));
    const dear = await startTournament(platform, { entry: 'points', cost_points: 9_000 });
    expect(await join(demo, dear.id)).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    const { id } = await startTournament(platform, { entry: 'points', cost_points: 30 });
    const gift = { reward: { type: 'points', points: 100 }, reason: 'A test' };
    await platform
      .operator()
      .send('POST', `/console/api/players/${demoEmail}/rewards`, gift, { 'idempotency-key': randomUUID() });
    const before = await points();
    expect((await join(demo, id)).status).toBe(200);
    expect((await join(demo, id)).status).toBe(200);
    expect(await points()).toBe(before - 30n);
    expect(await checkEntries(platform.db)).toEqual({ id: 'tournaments', intact: true, detail: null });
    expect((await staff('POST', `/${id}/cancel`, { reason: 'A fault' })).body).toMatchObject({ state: 'cancelled' });
    await endTournaments(platform);
    await endTournaments(platform);
    expect(await points()).toBe(before);
    expect(await checkEntries(platform.db)).toMatchObject({ intact: true });
    expect(await read(id)).toMatchObject({ is_cancelled: true, status: 'archive' });
    vip = await signInDemo(platform, vipEmail);
    expect((await join(vip, id)).status).toBe(422);
  });

  it.each([
    ['a price that the player did not pay', 'points_paid = 7, returned_at = NULL'],
    ['no price although the player paid one', 'points_paid = 0'],
  ])('the operator’s ledger check finds an entry that records %s [I11]', async (_what, wrong) => {
    const { id } = await startTournament(platform, { entry: 'points', cost_points: 30 });
    const gift = { reward: { type: 'points', points: 30 }, reason: 'A test' };
    await platform
      .operator()
      .send('POST', `/console/api/players/${demoEmail}/rewards`, gift, { 'idempotency-key': randomUUID() });
    await join(demo, id);
    const entry = 'tournament_id = $1 AND player_id = $2';
    await platform.db.query(`UPDATE tournament_entries SET ${wrong} WHERE ${entry}`, [id, demoId]);
    const { body } = await platform
      .operator()
      .send<{ intact: boolean; checks: { id: string; detail: string | null }[] }>('GET', '/console/api/ledger');
    expect(body.intact).toBe(false);
    expect(body.checks.find(check => check.id === 'tournaments')?.detail).toContain(`${id} says`);
    await platform.db.query(`UPDATE tournament_entries SET points_paid = 30 WHERE ${entry}`, [id, demoId]);
    expect(await checkEntries(platform.db)).toMatchObject({ intact: true });
  });
});

describe('the operator’s form', () => {
  it('a ratio tournament without a minimum bet, or with a prize that nothing gives, is refused [PX-62]', async () => {
    expect((await staff('POST', '', tournamentForm(platform, { min_bets: [] }))).status).toBe(422);
    const box = [{ place: 1, rewards: [{ type: 'box', group_key: 'wheel' }] }];
    expect((await staff('POST', '', tournamentForm(platform, { prizes: box }))).status).toBe(422);
  });

  it('published prizes can grow but not shrink, and the rules cannot change [PX-70]', async () => {
    const form = tournamentForm(platform, {}, {});
    const { body } = await staff('POST', '', form);
    const { id } = body as unknown as { id: string };
    const edit = (changed: object) => staff('PUT', `/${id}`, { ...form, ...changed });
    expect((await edit({ title: 'Comet Trophy' })).status).toBe(200);
    expect((await staff('POST', `/${id}/start`, { now: true })).status).toBe(200);
    const prizes = (amount_cents: number) => ({
      terms: {
        ...form.terms,
        prizes: [
          { place: 1, rewards: [{ type: 'money', currency: 'EUR', amount_cents }] },
          ...form.terms.prizes.slice(1),
        ],
      },
    });
    expect((await edit(prizes(6_000))).status).toBe(200);
    expect((await edit(prizes(5_999))).status).toBe(422);
    const min_bets = [{ currency: 'EUR', amount_cents: 49 }];
    for (const changed of [{ rounds_max: 5 }, { min_bets }])
      expect((await edit({ terms: { ...prizes(6_000).terms, ...changed } })).status).toBe(422);
    expect((await read(id)).prizes[0]?.rewards).toEqual([{ type: 'money', currency: 'EUR', amount_cents: 6_000 }]);
  });

  it('staff duplicate a tournament into a draft and end a running one early, each with an audit line [C36]', async () => {
    const { id, frontend_identifier } = await startTournament(platform);
    const window = { start_at: '2027-01-01T00:00:00Z', end_at: '2027-01-02T00:00:00Z' };
    expect((await staff('POST', `/${id}/copies`, { frontend_identifier, ...window })).status).toBe(422);
    const copied = await staff('POST', `/${id}/copies`, { frontend_identifier: `${frontend_identifier}-2`, ...window });
    expect(copied).toMatchObject({ status: 201, body: { state: 'draft' } });
    platform.clock.advance(60_000);
    expect((await staff('POST', `/${id}/end`, { reason: 'A test' })).status).toBe(200);
    expect((await read(id)).status).toBe('archive');
    const lines = await platform.db.query(`SELECT FROM audit WHERE action = 'tournament.changed' AND subject = $1`, [
      `tournament:${id}`,
    ]);
    expect(lines.length).toBe(3);
  });
});
