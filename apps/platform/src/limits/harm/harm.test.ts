import type { HarmCase } from '@liftoff/contract/console/entities';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewFact } from '../../facts/fact.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { openFrameOf, signInDemo } from '../../testing/play.ts';
import { ownLimits } from '../../testing/own-limits.ts';
import { takeFacts } from '../../testing/take-facts.ts';
import { usePlatform } from '../../testing/test-platform.ts';

/* Typical players from the research on gambling harm, each simulated by the facts of their play. */
let ids: number[];
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const rows = await platform.db.query<{ id: bigint }>('SELECT id FROM players ORDER BY id');
  ids = rows.map(({ id }) => Number(id));
  await platform.db.query(`UPDATE players SET country = 'CA'`);
});

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A time in the daytime and a time in the night of a day in Vancouver, whose time zone is used for Canada. */
const noon = (day: number, minute = 0) => new Date(Date.UTC(2026, 9, 1, 18) + day * dayMs + minute * 60_000);
const night = (day: number, minute = 0) => new Date(noon(day, minute).getTime() - 8 * hourMs);

const round = (player: number, at: Date, stake: bigint, win: bigint): NewFact => ({
  kind: 'round_settled',
  at,
  data: { player, round: randomUUID(), game: 'a', engine: 'slot', currency: 'EUR', stake, win, jackpot_win: 0n },
});
async function payment(
  player: number,
  at: Date,
  of: {
    method?: string;
    action?: 'deposit' | 'cashout';
    state?: 'succeeded' | 'recalled' | 'declined' | 'rejected';
    /** Whether an earlier version recorded the fact, without the method. */
    isEarlier?: boolean;
  } = {},
): Promise<NewFact> {
  const { method = 'card', action = 'deposit', state = 'succeeded', isEarlier = false } = of;
  const id = randomUUID();
  const data = { player, payment: id, action, state, currency: 'EUR', amount: 2_000n, offer: null };
  if (!isEarlier) return { kind: 'payment_moved', at, data: { ...data, method } };
  await platform.db.query(
    `INSERT INTO payments (id, player_id, action, state, method, provider, currency, amount, created_at, finished_at)
     VALUES ($1, $2, $3, $4, $5, 'sandbox-card', 'EUR', 2000, $6, $6)`,
    [id, player, action, state, method, at],
  );
  return { kind: 'payment_moved', at, data: { ...data, method: null } };
}
const raise = (player: number, at: Date): NewFact => ({
  kind: 'limit_changed',
  at,
  data: { player, limit: '1', type: 'deposit', period: 'week', looser: true },
});
const complaint = (player: number, at: Date): NewFact => ({ kind: 'complaint_made', at, data: { player, by: 'form' } });
const week = [0, 1, 2, 3, 4, 5, 6];

/** Each persona with the level and the markers that staff should see. */
const personas: readonly {
  who: string;
  live: (player: number) => (NewFact | Promise<NewFact>)[];
  level: HarmCase['level'];
  markers: HarmCase['markers'];
}[] = [
  {
    who: 'plays a little on Saturdays',
    live: p => [payment(p, noon(2)), ...week.map(i => round(p, noon(2, 10 + i), 100n, i === 3 ? 500n : 0n))],
    level: 'low',
    markers: [],
  },
  {
    who: 'plays high and steadily by day',
    live: p => week.flatMap(d => [payment(p, noon(d)), round(p, noon(d, 5), 50_000n, 60_000n)]),
    level: 'low',
    markers: [],
  },
  {
    who: 'was declined many times, and deposited once',
    live: p => [...week.map(d => payment(p, noon(1, d), { state: 'declined' })), payment(p, noon(1, 30))],
    level: 'low',
    markers: [],
  },
  {
    who: 'has withdrawals that are paid, declined and cancelled',
    live: p =>
      (['succeeded', 'declined', 'rejected'] as const).map((state, d) =>
        payment(p, noon(d), { action: 'cashout', state }),
      ),
    level: 'low',
    markers: [],
  },
  {
    who: 'deposits again and again',
    live: p => Array.from({ length: 6 }, (_, i) => payment(p, noon(1, i * 30))),
    level: 'medium',
    markers: ['deposits'],
  },
  {
    who: 'plays through the nights',
    live: p => [0, 1, 2].flatMap(d => Array.from({ length: 25 }, (_, i) => round(p, night(d, i), 100n, 100n))),
    level: 'medium',
    markers: ['night'],
  },
  {
    who: 'takes withdrawals back, and complains',
    live: p => [
      ...week.slice(0, 2).map(d => payment(p, noon(d), { action: 'cashout', state: 'recalled' })),
      ...week.slice(0, 2).map(d => complaint(p, noon(d))),
    ],
    level: 'medium',
    markers: ['reversals', 'complaints'],
  },
  {
    who: 'chases losses with deposits and higher stakes',
    live: p =>
      [0, 1].flatMap(d =>
        [0, 1, 2, 3].flatMap(i => [
          payment(p, noon(d, i * 40)),
          round(p, noon(d, i * 40 + 1), 100n, 0n),
          round(p, noon(d, i * 40 + 2), 1_000n, 0n),
        ]),
      ),
    level: 'high',
    markers: ['chasing', 'deposits'],
  },
  {
    who: 'has three cards, raises every limit and cannot sleep',
    live: p => [
      ...['card', 'bitcoin', 'ethereum'].map((method, i) => payment(p, noon(i), { method, isEarlier: i === 0 })),
      ...[0, 1, 2].map(d => raise(p, noon(d))),
      ...[4, 5].flatMap(d => Array.from({ length: 20 }, (_, i) => round(p, night(d, i), 100n, 100n))),
    ],
    level: 'high',
    markers: ['raises', 'methods', 'night'],
  },
];

const work = () => takeFacts(platform, 'harm');
const queue = async () => (await platform.operator().send<HarmCase[]>('GET', '/console/api/harm')).body;
const mailsOfHarm = async () =>
  (
    await platform.db.query<{ to: string }>(
      `SELECT recipient AS to FROM mails WHERE subject = 'How’s your gambling going?'`,
    )
  ).map(({ to }) => to);

describe('the harm markers', () => {
  it('the harm markers distinguish nine players by the facts about their play [C42]', async () => {
    expect(ids.length).toBeGreaterThanOrEqual(personas.length);
    await platform.db.query(`UPDATE players SET language = 'en-CA'`);
    for (const [place, { live }] of personas.entries())
      for (const lived of live(ids[place] ?? 0)) {
        const fact = await lived;
        await platform.db.transaction(tx => recordFact(tx, fact));
      }
    await work();
    const rows = await platform.db.query<{ player_id: bigint; level: string; markers: string[] }>(
      'SELECT player_id, level, markers FROM harm ORDER BY player_id',
    );
    const seen = new Map(rows.map(row => [Number(row.player_id), [row.level, row.markers]]));
    expect(personas.map(({ who }, place) => [who, seen.get(ids[place] ?? 0) ?? ['low', []]])).toEqual(
      personas.map(({ who, level, markers }) => [who, [level, markers]]),
    );
  });

  it('the harm queue lists players by score, highest first, and moves a player whom staff have seen to the end [C42]', async () => {
    const listed = await queue();
    expect(listed.map(({ level }) => level)).toEqual(['high', 'high', 'medium', 'medium', 'medium']);
    const [first] = listed;
    const address = `/console/api/harm/${first?.player.email}/seen`;
    const once = await platform.operator().send<HarmCase>('POST', address);
    expect(once).toMatchObject({ status: 200, body: { seen_at: platform.clock.now().toISOString() } });
    platform.clock.advance(1_000);
    expect((await platform.operator().send<HarmCase>('POST', address)).body).toEqual(once.body);
    expect((await queue()).at(-1)).toEqual(once.body);
    expect(await platform.operator().send('POST', '/console/api/harm/no%40one.test/seen')).toMatchObject({
      status: 404,
    });
  });

  it("looking at a player's case is recorded in the audit trail once, with the score at that time [C36] [C42]", async () => {
    const [last] = await queue();
    const send = () => platform.operator().send('POST', `/console/api/harm/${last?.player.email}/seen`);
    await send();
    await send();
    const rows = await platform.db.query(`SELECT actor, after FROM audit WHERE action = 'harm.seen' AND subject = $1`, [
      `player:${last?.player.id}`,
    ]);
    expect(rows).toEqual([{ actor: 'operator', after: { score: last?.score } }]);
  });

  it('each player in the harm queue is notified once, by an email with a link to their limits [C42]', async () => {
    const told = (await queue()).map(({ player }) => player.email);
    expect((await mailsOfHarm()).toSorted()).toEqual(told.toSorted());
    const again = personas.findIndex(({ level }) => level === 'high');
    await platform.db.transaction(tx => recordFact(tx, raise(ids[again] ?? 0, noon(6))));
    await work();
    expect(await mailsOfHarm()).toHaveLength(told.length);
  });

  it('a player with high harm markers has no manager and cannot turn on promotional messages [C42] [C15]', async () => {
    const email = 'vip@liftoff.test';
    const player = await signInDemo(platform, email);
    const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
    const managers = async () => (await player.send<object[]>('POST', '/api/fe/config/managers', {})).body.length;
    const request = { receive_promos: true, receive_sms_promos: true };
    const off = { receive_promos: false, receive_sms_promos: false };
    await player.send('PUT', '/api/subscriptions', off);
    await platform.db.query('DELETE FROM harm WHERE player_id = $1', [id]);
    expect(await managers()).toBe(1);
    for (let count = 0; count < 12; count += 1) {
      const fact = await payment(id, noon(20, count), { method: `m${count}` });
      await platform.db.transaction(tx => recordFact(tx, fact));
    }
    await work();
    expect((await queue()).find(({ player: of }) => of.id === id)).toMatchObject({ level: 'high' });
    expect(await managers()).toBe(0);
    expect((await player.send('PUT', '/api/subscriptions', request)).body).toEqual({
      ...off,
      promos_waiting: null,
      sms_promos_waiting: null,
    });
  });
});

it('a real-money bet and a raised limit count as harm markers, but a lowered limit does not [C42]', async () => {
  const own = ownLimits(platform);
  const player = await own.begin();
  const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
  await platform.db.query('DELETE FROM harm WHERE player_id = $1', [id]);
  const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  expect((await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).toBe(200);
  await own.set({ type: 'session', period: 'day', minutes: 600 });
  await own.set({ type: 'session', period: 'day', minutes: 500 });
  await own.set({ type: 'session', period: 'day', minutes: 700 });
  platform.clock.advance(dayMs);
  await own.confirm(await own.mailed());
  await work();
  const [row] = await platform.db.query<{ state: { days: { raises: number }[]; lastRound: { eurCents: number } } }>(
    'SELECT state FROM harm WHERE player_id = $1',
    [id],
  );
  expect(row?.state.days.reduce((sum, day) => sum + day.raises, 0)).toBe(1);
  expect(row?.state.lastRound.eurCents).toBe(20);
});

describe('how the harm markers count a round', () => {
  /** The daily harm data stored for the demo player after some facts. */
  const stateAfter = async (lived: (id: number) => readonly (NewFact | Promise<NewFact>)[], country: string | null) => {
    const email = 'demo@liftoff.test';
    const player = await signInDemo(platform, email);
    const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
    await platform.db.query('DELETE FROM harm WHERE player_id = $1', [id]);
    await platform.db.query('UPDATE players SET country = $2 WHERE id = $1', [id, country]);
    for (const fact of lived(id)) {
      const known = await fact;
      await platform.db.transaction(tx => recordFact(tx, known));
    }
    await work();
    const [row] = await platform.db.query<{ state: { days: { nightRounds: number; chases: number }[] } }>(
      'SELECT state FROM harm WHERE player_id = $1',
      [id],
    );
    return row?.state.days ?? [];
  };
  const nightRounds = async (at: string, country: string | null) =>
    (await stateAfter(p => [round(p, new Date(at), 100n, 0n)], country))[0]?.nightRounds;

  it("a round counts as night play until five o'clock in the player's country, or in UTC if the country is unknown [C42]", async () => {
    // These are 04:59 and 05:00 in Vancouver.
    expect(await nightRounds('2026-10-20T11:59:00Z', 'CA')).toBe(1);
    expect(await nightRounds('2026-10-20T12:00:00Z', 'CA')).toBe(0);
    expect(await nightRounds('2026-10-20T04:59:00Z', null)).toBe(1);
    expect(await nightRounds('2026-10-20T12:00:00Z', null)).toBe(0);
  });

  it('a deposit after a round that returned its stake does not count as chasing a loss [C42]', async () => {
    const chases = async (win: bigint) =>
      (await stateAfter(p => [round(p, noon(19), 100n, win), payment(p, noon(19, 5))], 'CA'))[0]?.chases;
    expect(await chases(99n)).toBe(1);
    expect(await chases(100n)).toBe(0);
  });

  it('a round whose player does not exist is skipped [C42]', async () => {
    const days = await stateAfter(p => [round(9_999_999, noon(19), 100n, 0n), round(p, noon(19, 1), 100n, 0n)], 'CA');
    expect(days).toHaveLength(1);
  });
});
