import type { Round } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tx } from '../../database/database.ts';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { badAmounts } from '../../testing/bad-amounts.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

let player: TestCaller;
let frame: OpenedFrame;
let playerId: number;

const slot = 'deep-sea-salvage';
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const spin = (stake: unknown) => ({ engine: 'slot', stake_cents: stake });

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  frame = await openFrameOf(platform, player, slot, 'real');
});
beforeEach(async () => {
  platform.clock.advance(10_000);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
});

describe('a bet', () => {
  it('a bet moves the stake and the win in the ledger and returns the resulting balance [I1]', async () => {
    const answer = await frame.bet(randomUUID(), spin(100));
    expect(answer.status).toBe(200);
    const round = answer.body;
    expect(round).toMatchObject({ state: 'settled', mode: 'real', stake_cents: 100, currency: 'EUR' });
    const expected = 25_000n - 100n + minor(round.win_cents) + minor(round.jackpot_win_cents ?? 0);
    expect(minor(round.balance_cents)).toBe(expected);
    expect(await cash()).toBe(expected);
    const broken = (await checkInvariants(platform.db)).filter(check => !check.intact);
    expect(broken).toEqual([]);
  });

  it('a bet with a repeated id and the same input returns the same response and moves no money [A24, I5]', async () => {
    const id = randomUUID();
    const first = await frame.bet(id, spin(100));
    const again = await frame.bet(id, spin(100));
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await cash()).toBe(minor(first.body.balance_cents));
  });

  it('a bet with a repeated id and a different input is refused [A24]', async () => {
    const id = randomUUID();
    const first = await frame.bet(id, spin(100));
    const other = await frame.bet(id, spin(200));
    expect(other).toMatchObject({ status: 409, body: { refusal: 'idempotency_mismatch' } });
    expect(await cash()).toBe(minor(first.body.balance_cents));
  });

  it('a bet is placed once when fifty concurrent calls carry the same id [A23, I5]', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => frame.bet(id, spin(100))));
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]));
    const [first] = answers;
    for (const answer of answers) expect(answer.body).toEqual(first?.body);
    expect(await cash()).toBe(minor(first?.body.balance_cents ?? 0));
  });

  it('only one of fifty concurrent bets with different ids is accepted per cycle [A23, C19]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => frame.bet(randomUUID(), spin(100))));
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1);
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(49);
  });

  it('a bet 2.4 s after the previous one is refused at no cost, and accepted after 2.5 s [C19]', async () => {
    await frame.bet(randomUUID(), spin(100));
    const before = await cash();
    platform.clock.advance(2_400);
    expect(await frame.bet(randomUUID(), spin(100))).toMatchObject({ status: 429, body: { refusal: 'too_fast' } });
    expect(await cash()).toBe(before);
    platform.clock.advance(100);
    expect((await frame.bet(randomUUID(), spin(100))).status).toBe(200);
  });

  it('a bet in a game other than a slot must wait five seconds if the licence requires it [C19]', async () => {
    const licence = (name: string) =>
      platform.operator().send('POST', '/console/api/players/demo@liftoff.test', { licence: name });
    await licence('CA-ON');
    try {
      const wheel = await openFrameOf(platform, player, 'roulette-royale', 'real');
      const bets = { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 100 }] };
      expect((await wheel.bet(randomUUID(), bets)).status).toBe(200);
      const before = await cash();
      platform.clock.advance(4_900);
      expect(await wheel.bet(randomUUID(), bets)).toMatchObject({ status: 429, body: { refusal: 'too_fast' } });
      expect(await cash()).toBe(before);
      platform.clock.advance(100);
      expect((await wheel.bet(randomUUID(), bets)).status).toBe(200);
    } finally {
      await licence('CW');
      frame = await openFrameOf(platform, player, slot, 'real');
    }
  });

  it("a bet follows the minimum cycle of the player's current licence, even in a game that was opened earlier [C19]", async () => {
    const licence = (name: string) =>
      platform.operator().send('POST', '/console/api/players/demo@liftoff.test', { licence: name });
    expect((await frame.bet(randomUUID(), spin(100))).status).toBe(200);
    const before = await cash();
    await licence('DE');
    try {
      platform.clock.advance(4_900);
      expect(await frame.bet(randomUUID(), spin(100))).toMatchObject({ status: 429, body: { refusal: 'too_fast' } });
      expect(await cash()).toBe(before);
      platform.clock.advance(100);
      expect((await frame.bet(randomUUID(), spin(100))).status).toBe(200);
    } finally {
      await licence('CW');
    }
    platform.clock.advance(2_500);
    expect((await frame.bet(randomUUID(), spin(100))).status).toBe(200);
  });

  it('at most five bets a second are accepted in any game, whatever the licence allows', async () => {
    const wheel = await openFrameOf(platform, player, 'roulette-royale', 'demo');
    const bets = { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 100 }] };
    expect((await wheel.bet(randomUUID(), bets)).status).toBe(200);
    platform.clock.advance(199);
    expect(await wheel.bet(randomUUID(), bets)).toMatchObject({ status: 429, body: { refusal: 'too_fast' } });
    platform.clock.advance(1);
    expect((await wheel.bet(randomUUID(), bets)).status).toBe(200);
  });

  it('a bet without enough money is refused, and nothing is written', async () => {
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 99);
    const id = randomUUID();
    expect(await frame.bet(id, spin(100))).toMatchObject({ status: 422, body: { refusal: 'not_enough_money' } });
    expect(await cash()).toBe(99n);
    expect(await frame.send('GET', `/frame/api/rounds/${id}`)).toMatchObject({ status: 404 });
  });

  it.each([[0], [1], [101], [10_000_000], ['100000000000000000000']])(
    'a bet with a stake of %s is refused [A25]',
    async stake => {
      const answer = await frame.bet(randomUUID(), spin(stake));
      expect(answer.status).toBe(422);
      expect(await cash()).toBe(25_000n);
    },
  );

  it.each([[-1], [1.5], ['1e3'], ['٣'], [null], [[100]]])(
    'a bet with a stake of %s is refused as invalid [A25]',
    async stake => {
      expect(await frame.bet(randomUUID(), spin(stake))).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
      expect(await cash()).toBe(25_000n);
    },
  );

  it.each([
    ['beyond every number', '{"engine":"slot","stake_cents":1e309}'],
    ['of another currency', '{"engine":"slot","stake_cents":100,"currency":"JPY"}'],
  ])('a bet with a stake %s is refused as invalid [A25]', async (_what, input) => {
    const answer = await frame.send('POST', '/frame/api/bet', `{"id":"${randomUUID()}","input":${input}}`);
    expect(answer).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    expect(await cash()).toBe(25_000n);
  });

  it('a bet moves no money if the database fails, and the response reveals only a request id [A49]', async () => {
    const state = () => fingerprint(platform, /^(?:game_\w+|ledger_\w+|outbox|event_log)$/);
    const id = randomUUID();
    await frame.bet(randomUUID(), spin(100));
    platform.clock.advance(10_000);
    const before = await state();
    const { transaction } = platform.db;
    const faults = [
      () => Promise.reject(new Error('SELECT 1 FROM secrets at /srv/x')),
      // Fails at the very end: all the work is done and then rolled back.
      (work: (tx: Tx) => Promise<unknown>) =>
        transaction(async tx => {
          await work(tx);
          throw new Error('SELECT 1 FROM secrets at /srv/x');
        }),
    ];
    for (const fault of faults) {
      const failing = vi.spyOn(platform.db, 'transaction').mockImplementation(fault);
      try {
        const answer = await frame.bet(id, spin(100));
        expect(answer.status).toBe(500);
        expect(Object.keys(answer.body).toSorted()).toEqual(['refusal', 'request_id', 'retry_after_sec']);
        expect(JSON.stringify(answer.body)).not.toMatch(/SELECT|srv|secrets/);
      } finally {
        failing.mockRestore();
      }
      expect(await state()).toEqual(before);
    }
    expect((await frame.bet(id, spin(100))).status).toBe(200);
  });

  it("a bet for another engine than the game's is refused", async () => {
    const bets = [{ spot: 'red', stake_cents: 100 }];
    expect(await frame.bet(randomUUID(), { engine: 'roulette', bets })).toMatchObject({ status: 422 });
  });

  it("a bet without the frame's bearer token is refused [A19]", async () => {
    const body = { id: randomUUID(), input: spin(100) };
    expect(await player.send('POST', '/frame/api/bet', body)).toMatchObject({ status: 401 });
    const wrong = { authorization: 'Bearer nothing' };
    expect(await platform.caller().send('POST', '/frame/api/bet', body, wrong)).toMatchObject({ status: 401 });
  });

  it('a bet creates a round that only its owner can read [A18]', async () => {
    const id = randomUUID();
    const placed = await frame.bet(id, spin(100));
    expect((await frame.send<Round>('GET', `/frame/api/rounds/${id}`)).body).toEqual(placed.body);
    const guest = await openFrameOf(platform, platform.caller(), slot, 'demo');
    expect(await guest.send('GET', `/frame/api/rounds/${id}`)).toMatchObject({ status: 404 });
  });
});

describe.each([
  [
    'a chip',
    'roulette-royale',
    (stake: string) => `{"engine":"roulette","bets":[{"spot":"red","stake_cents":${stake}}]}`,
  ],
  [
    'a flight',
    'rocket-x',
    (stake: string) => `{"engine":"crash","stake_cents":${stake},"auto_collect_hundredths":null}`,
  ],
])('the stake of %s', (_what, game, input) => {
  let opened: OpenedFrame;
  const bet = (stake: string) =>
    opened.send('POST', '/frame/api/bet', `{"id":"${randomUUID()}","input":${input(stake)}}`);
  beforeAll(async () => {
    opened = await openFrameOf(platform, player, game, 'real');
  });

  it.each(badAmounts)('a stake of %s is refused: no round is opened and no money moves [A25]', async stake => {
    const rounds = () => platform.db.query('SELECT id FROM game_rounds ORDER BY id');
    const before = await rounds();
    expect((await bet(stake)).status).toBe(422);
    expect(await rounds()).toEqual(before);
    expect(await cash()).toBe(25_000n);
  });

  it('a stake that is a whole amount is accepted', async () => {
    expect(await bet('100')).toMatchObject({ status: 200, body: { stake_cents: 100 } });
  });
});
