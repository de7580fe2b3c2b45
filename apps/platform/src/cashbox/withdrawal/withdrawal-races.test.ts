import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { sign, signatureHeader } from '../../http/signature.ts';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { behindLock } from '../../testing/race.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

const email = 'demo@liftoff.test';

let player: TestCaller;
let playerId: number;

const held = (kind: 'cash' | 'withheld') => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'));
const recall = (id: string) => player.send('POST', `/api/player/payments/${id}/recall`);
const decide = (id: string, state: string) =>
  platform.operator().send('POST', `/console/api/payments/${id}`, { state });
const lock = () => ({ text: 'SELECT FROM players WHERE id = $1 FOR UPDATE', values: [playerId] });

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(platform, player, 5_000);
});
beforeEach(() => giveMoney(platform, email, 'EUR', 300_000));

describe('concurrent withdrawals [A23] [I7]', () => {
  it('begins only three of fifty concurrent withdrawals of EUR 1,000 each from a balance of EUR 3,000 [VALID-047]', async () => {
    const before = await held('withheld');
    const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw(player, { amount_cents: 100_000 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(
      new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => Reflect.get(body, 'refusal'))),
    ).toEqual(new Set(['not_enough_money']));
    expect([await held('cash'), (await held('withheld')) - before]).toEqual([0n, 300_000n]);
  });

  it('concurrent withdrawals with one idempotency key create one withdrawal', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => withdraw(player, { amount_cents: 50_000 }, key)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await held('cash')).toBe(250_000n);
  });

  it('if a withdrawal takes the lock before a bet, it gets the money and the bet is refused', async () => {
    await giveMoney(platform, email, 'EUR', 5_050);
    const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    const purse = {
      text: `SELECT FROM ledger_accounts WHERE owner = $1 AND kind = 'cash' AND currency = 'EUR' FOR UPDATE`,
      values: [`player:${playerId}`],
    };
    const [begun, bet] = await behindLock(platform.db, purse, [
      { run: () => withdraw(player, { amount_cents: 5_000 }), waits: true },
      { run: () => frame.bet(randomUUID(), { engine: 'slot', stake_cents: 100 }), waits: true },
    ]);
    expect([begun.status, bet.status]).toEqual([201, 422]);
  });
});

describe('recalling and sending a withdrawal concurrently [A23] [I7]', () => {
  const begin = async () => (await withdraw(player, { amount_cents: 200_000 })).body.id;

  it('a withdrawal that was recalled first is not sent', async () => {
    const id = await begin();
    const [back, on] = await behindLock(platform.db, lock(), [
      { run: () => recall(id), waits: true },
      { run: () => decide(id, 'processing'), waits: true },
    ]);
    expect([back.status, on.status]).toEqual([200, 409]);
    expect(await held('cash')).toBe(300_000n);
  });

  it('a withdrawal that was sent first cannot be recalled', async () => {
    const id = await begin();
    const [on, back] = await behindLock(platform.db, lock(), [
      { run: () => decide(id, 'processing'), waits: true },
      { run: () => recall(id), waits: true },
    ]);
    expect([on.status, back.status]).toEqual([200, 409]);
    expect(await held('cash')).toBe(100_000n);
  });

  it('fifty concurrent recalls of a withdrawal return its money once', async () => {
    const id = await begin();
    const answers = await Promise.all(Array.from({ length: 50 }, () => recall(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await held('cash')).toBe(300_000n);
  });

  it('a recall that waits for the lock is refused if a break began in the meantime [D1]', async () => {
    const id = await begin();
    const [blocked, back] = await behindLock(platform.db, lock(), [
      {
        run: () => platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'cooling_off' }),
        waits: true,
      },
      { run: () => recall(id), waits: true },
    ]);
    expect([blocked.status, back.status]).toEqual([200, 403]);
    expect(await held('cash')).toBe(100_000n);
  });
});

it('concurrent withdrawals leave the ledger intact [I1] [I2] [I3] [I4] [I5]', async () => {
  expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
});

describe('webhooks about a withdrawal', () => {
  const orders = (states: readonly string[]): string[][] =>
    states.length < 2
      ? [[...states]]
      : states.flatMap((state, at) => orders(states.toSpliced(at, 1)).map(rest => [state, ...rest]));

  it.each(orders(['processing', 'reserved', 'succeeded', 'declined']))(
    'webhooks in the order %s, %s, %s, %s, each sent twice concurrently, end the withdrawal at the first final state [B17] [B18] [I7]',
    async (...order) => {
      const before = await held('withheld');
      const { id } = (await withdraw(player, { amount_cents: 5_000 })).body;
      expect([await held('cash'), await held('withheld')]).toEqual([295_000n, before + 5_000n]);
      for (const state of order) {
        const body = JSON.stringify({
          event_id: randomUUID(),
          payment_id: id,
          state,
          amount_cents: 5_000,
          currency: 'EUR',
          account: `player-${playerId}`,
        });
        const secret = platform.config.secret('webhook:sandbox-card');
        const headers = { [signatureHeader]: sign(secret, platform.clock.now(), body) };
        const say = () => platform.caller().send('POST', '/webhooks/payments/sandbox-card', body, headers);
        expect((await Promise.all([say(), say()])).map(({ status }) => status)).toEqual([200, 200]);
      }
      const final = order.find(state => state === 'succeeded' || state === 'declined');
      expect(await player.send('GET', `/payments/${id}`)).toMatchObject({ body: { state: final } });
      const cash = final === 'succeeded' ? 295_000n : 300_000n;
      expect([await held('cash'), await held('withheld')]).toEqual([cash, before]);
    },
  );
});
