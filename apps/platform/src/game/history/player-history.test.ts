import type { NetResult, PlayedRound, Round, SeedPair } from '@liftoff/contract/game/game';
import { outcomeDraw, seedHash } from '@liftoff/rules/game/fairness';
import { localDays, shiftDay } from '@liftoff/rules/account/local-days';
import { recomputeRound } from '@liftoff/rules/game/recompute';
import { minor } from '@liftoff/rules/money/money';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { houseAccount, openAccount, playerAccount, post, type TransferKind } from '../../ledger/ledger.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

let player: TestCaller;
let other: TestCaller;
let id: number;
let slot: OpenedFrame;
const rounds: Round[] = [];

const slug = 'deep-sea-salvage';
const dayMs = 86_400_000;

interface Page {
  rounds: PlayedRound[];
  more: boolean;
}

const spin = async (frame: OpenedFrame): Promise<Round> => {
  platform.clock.advance(5_000);
  const answer = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
  expect(answer.status).toBe(200);
  return answer.body;
};
const spins = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at++) rounds.push(await spin(slot));
};
/** Signs in again and opens the slot, because a session does not outlive the days that pass. */
async function comeBack(): Promise<void> {
  player = await signInDemo(platform);
  slot = await openFrameOf(platform, player, slug, 'real');
}
const listed = async (query: string, caller = player) =>
  (await caller.send<Page>('GET', `/api/player/rounds?${query}`)).body;
const ids = (page: Page) => page.rounds.map(round => round.id);
const net = async (query = '', caller = player) =>
  (await caller.send<NetResult>('GET', `/api/player/net_result?currency=EUR${query}`)).body;
const netOf = (played: readonly PlayedRound[]) =>
  played.reduce((sum, r) => sum + minor(r.win_cents) + minor(r.jackpot_win_cents ?? 0) - minor(r.stake_cents), 0n);
const cash = async (): Promise<bigint> => {
  const [row] = await platform.db.query<{ balance: bigint }>(
    `SELECT sum(balance)::numeric AS balance FROM ledger_accounts WHERE owner = $1 AND currency = 'EUR' AND kind = 'cash'`,
    [`player:${id}`],
  );
  return row?.balance ?? 0n;
};

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 100_000);
  id = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await comeBack();
  // Three rounds four weeks ago, two a week ago, four today.
  await spins(3);
  platform.clock.advance(20 * dayMs);
  await comeBack();
  await spins(2);
  platform.clock.advance(8 * dayMs);
  await comeBack();
  await spins(4);
  await spin(await openFrameOf(platform, player, slug, 'demo'));
  await comeBack();
  other = await signInDemo(platform, 'tester@liftoff.test');
});

describe("a player's round history [C35]", () => {
  it('the round history contains every real-money round, newest first, and no play-money rounds', async () => {
    const page = await listed('period=all');
    expect(ids(page)).toEqual(rounds.map(round => round.id).toReversed());
    expect(page.more).toBe(false);
    expect(page.rounds[0]).toMatchObject({
      game: slug,
      title: 'Deep Sea Salvage',
      currency: 'EUR',
      mode: 'real',
      sources: ['cash'],
    });
  });

  it.each([
    ['week', 4],
    ['month', 9],
    ['year', 9],
  ])('the round history covers the last %s', async (period, count) => {
    expect(ids(await listed(`period=${period}`))).toHaveLength(count);
  });

  it('the pages of the round history leave out no round, even if several rounds have the same timestamp', async () => {
    const at = platform.clock.now();
    const stakes = [1, 2, 3].map(() => randomUUID());
    for (const own of stakes)
      await platform.db.query(
        `INSERT INTO game_rounds SELECT (jsonb_populate_record(r, jsonb_build_object('id', $2::text, 'opened_at', $3::text,
           'closed_at', $3::text, 'nonce', r.nonce + 1000))).* FROM game_rounds r WHERE r.owner = $1 AND r.mode = 'real' LIMIT 1`,
        [`player:${id}`, own, at.toISOString()],
      );
    const seen: string[] = [];
    for (let before = '', more = true; more; before = `&before=${seen.at(-1)}`) {
      const page = await listed(`period=all&limit=2${before}`);
      seen.push(...ids(page));
      more = page.more;
    }
    expect(seen).toHaveLength(12);
    expect(new Set(seen)).toEqual(new Set([...stakes, ...rounds.map(round => round.id)]));
    await platform.db.query('DELETE FROM game_rounds WHERE id = ANY($1::uuid[])', [stakes]);
  });

  it('the round history can be limited to one game or currency', async () => {
    expect(ids(await listed(`period=all&game=${slug}&currency=EUR`))).toHaveLength(9);
    expect(ids(await listed('period=all&game=rocket-x'))).toEqual([]);
    expect(ids(await listed('period=all&currency=CAD'))).toEqual([]);
  });

  it("a player's round history is not visible to anyone else [A18]", async () => {
    expect(ids(await listed('period=all', other))).toEqual([]);
    expect((await other.send('GET', `/api/player/rounds?before=${rounds[0]?.id}`)).status).toBe(404);
    expect((await platform.caller().send('GET', '/api/player/rounds')).status).toBe(401);
    expect((await net('&period=all', other)).staked_cents).toBe(0);
  });

  it('the round history states what a stake was paid from in addition to cash', async () => {
    await platform.db.query(`UPDATE game_rounds SET funding = $2::jsonb WHERE id = $1`, [
      rounds.at(-1)?.id,
      JSON.stringify([
        { source: 'cash', amount: '40' },
        { source: 'bonus', amount: '60' },
      ]),
    ]);
    expect((await listed('period=week&limit=1')).rounds[0]?.sources).toEqual(['cash', 'bonus']);
  });
});

describe('the net result [C35]', () => {
  it('the net result equals the change in balance from play, to the cent', async () => {
    const all = await net('&period=all');
    expect(minor(all.net_cents)).toBe((await cash()) - 100_000n);
    expect(minor(all.net_cents)).toBe(netOf((await listed('period=all')).rounds));
    expect(all.staked_cents).toBe(900);
  });

  it.each(['week', 'month', 'all'])(
    'the net result of a %s equals that of its rounds, in total and by day',
    async period => {
      const found = await net(`&period=${period}`);
      const played = (await listed(`period=${period}`)).rounds;
      expect(minor(found.net_cents)).toBe(netOf(played));
      const byDay = Map.groupBy(played, round => round.opened_at.slice(0, 10));
      expect(found.days.map(({ day, net_cents }) => [day, minor(net_cents)])).toEqual(
        [...byDay].map(([day, of]) => [day, netOf(of)]).toReversed(),
      );
    },
  );

  it.each(['Pacific/Pago_Pago', 'America/Toronto', 'Pacific/Kiritimati'])(
    'the net result is split into the days of the player’s time zone: %s',
    async zone => {
      const { dayOf, startOf } = localDays(zone);
      const found = await net(`&period=all&time_zone=${zone}`);
      const played = (await listed('period=all')).rounds;
      const byDay = Map.groupBy(played, round => dayOf(new Date(round.opened_at)));
      expect(found.days.map(({ day, net_cents }) => [day, minor(net_cents)])).toEqual(
        [...byDay].map(([day, of]) => [day, netOf(of)]).toReversed(),
      );
      expect(found).toMatchObject({ time_zone: zone, until: dayOf(platform.clock.now()) });
      const week = await net(`&period=week&time_zone=${zone}`);
      const start = startOf(week.since ?? '').toISOString();
      expect(week.since).toBe(shiftDay(week.until, -6));
      expect(ids(await listed(`period=week&time_zone=${zone}`))).toEqual(
        played.filter(round => round.opened_at >= start).map(round => round.id),
      );
    },
  );

  it('the net result uses the days of UTC for a time zone that the platform does not know', async () => {
    expect(await net('&time_zone=Mars/Olympus')).toEqual(await net());
  });

  it('the net result covers its period from the first day', async () => {
    const today = platform.clock.now().toISOString().slice(0, 10);
    const before = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);
    expect(await net('&period=week')).toMatchObject({ since: before(6), until: today });
    expect(await net('&period=month')).toMatchObject({ since: before(29), until: today });
    expect(await net('&period=all')).toMatchObject({ since: before(28), until: today });
    expect((await net('&period=all', other)).since).toBeNull();
  });

  it('the net result includes deposits and withdrawals of all time, except those in progress', async () => {
    const move = (kind: TransferKind, from: 'cash' | 'withheld', amount: bigint, to: 'withheld' | null = null) =>
      platform.db.transaction(tx =>
        post(tx, platform.deps, {
          kind,
          reference: `history:${kind}`,
          legs: [
            { account: playerAccount(id, from, 'EUR'), amount },
            {
              account: to === null ? houseAccount('payments', 'EUR') : playerAccount(id, to, 'EUR'),
              amount: -amount,
            },
          ],
        }),
      );
    await platform.db.transaction(tx => openAccount(tx, playerAccount(id, 'withheld', 'EUR')));
    const before = minor((await net()).deposited_cents);
    const paid = async () => {
      const { deposited_cents: deposited, withdrawn_cents: withdrawn } = await net('&period=week');
      return [minor(deposited) - before, minor(withdrawn)];
    };
    await move('deposit', 'cash', 5_000n);
    await move('withdrawal_hold', 'cash', -3_000n, 'withheld');
    expect(await paid()).toEqual([5_000n, 0n]);
    await move('withdrawal_paid', 'withheld', -3_000n);
    expect(await paid()).toEqual([5_000n, 3_000n]);
  });
});

interface Check {
  round: PlayedRound;
  outcome: Round['outcome'];
  nonce: number;
  seed: SeedPair;
}

describe('recomputing a round from the history [C33]', () => {
  const checkOf = async (round: string, caller = player) =>
    await caller.send<Check>('GET', `/api/player/rounds/${round}`);

  it('a round can be recomputed once its seed is revealed, and not before', async () => {
    const of = rounds[4]?.id ?? '';
    const before = (await checkOf(of)).body;
    expect(before.seed).toMatchObject({ server_seed: null, server_seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(before.nonce).toBe(4);
    await slot.send('POST', '/frame/api/seeds/rotate', { client_seed: 'another' });
    const { round, outcome, nonce, seed } = (await checkOf(of)).body;
    expect(seed.server_seed_hash).toBe(before.seed.server_seed_hash);
    expect(seedHash(seed.server_seed ?? '')).toBe(seed.server_seed_hash);
    const { model } = (await player.send<{ model: unknown }>('GET', `/api/games/${slug}/model`)).body;
    const draw = outcomeDraw({ serverSeed: seed.server_seed ?? '', clientSeed: seed.client_seed, nonce });
    const computed = recomputeRound(model, draw, { stake: minor(round.stake_cents), outcome });
    expect(computed).toMatchObject({ sameOutcome: true, amount: minor(round.win_cents) });
  });

  it("only the round's player can recompute it from the history [A18]", async () => {
    expect((await checkOf(rounds[0]?.id ?? '', other)).status).toBe(404);
    expect((await checkOf(randomUUID())).status).toBe(404);
  });
});
