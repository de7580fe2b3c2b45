import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, houseAccount, playerAccount } from '../../ledger/ledger.ts';
import { framePath, type Begun } from '../../testing/frame-path.ts';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { postAndNotify } from '../../wallet/post-and-notify.ts';
import { holdPayment } from './payment-row.ts';
import { movePayments } from './payment-state.ts';
import type { PaymentListener, PaymentMoved } from '../../facts/payment-listener.ts';

let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 10_000);
  await platform.db.transaction(tx =>
    postAndNotify(tx, platform.deps, [
      {
        reference: 'test:bonus',
        kind: 'adjustment',
        legs: [
          { account: houseAccount('adjustments', 'EUR'), amount: -700n },
          { account: playerAccount(playerId, 'bonus', 'EUR'), amount: 700n },
        ],
      },
    ]),
  );
});

const reported = async (channel: string) => {
  await platform.open.outbox.flush();
  const rows = await platform.db.query<{ data: unknown }>(
    'SELECT data FROM events WHERE channel = $1 ORDER BY position',
    [`${channel}#${playerId}`],
  );
  return rows.map(({ data }) => data);
};

it('a deposit sends its player the new state, and the balance with the bonus and the number of the ledger entry', async () => {
  const before = await reported('payments_changes');
  const [row] = await platform.db.query<{ entry_count: bigint }>(
    `SELECT sum(entry_count) AS entry_count FROM ledger_accounts
     WHERE owner = $1 AND kind IN ('cash', 'bonus') AND currency = 'EUR'`,
    [`player:${playerId}`],
  );
  const begun = await player.send<Begun>('POST', '/payments/deposits', {
    method_id: 'card',
    amount_cents: 5_000,
    currency: 'EUR',
  });
  const frame = framePath(begun.body);
  await platform.caller().send('POST', `${frame}/pay`, { card: 'tok_succeeds' });
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  const { id } = begun.body.payment;
  expect((await reported('payments_changes')).slice(before.length)).toEqual([
    { id, action: 'deposit', state: 'pending' },
    { id, action: 'deposit', state: 'succeeded' },
  ]);
  const balances = await reported('balance');
  expect(balances).toHaveLength(3);
  expect(balances.at(-1)).toEqual({
    currency: 'EUR',
    amount_cents: 15_000,
    bonus_cents: 700,
    seq: Number(row?.entry_count) + 1,
    since: Number(row?.entry_count),
  });
});

it('every balance event refers to the previous entry, so that a missed event can be detected [RT-012]', async () => {
  const frame = await openFrameOf(platform, player, 'undertow-ways', 'real');
  for (let bets = 0; bets < 4; bets += 1) {
    platform.clock.advance(10_000);
    const answer = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
    expect(answer.status).toBe(200);
    if (bets === 1) await giveMoney(platform, 'demo@liftoff.test', 'EUR', 20_000);
  }
  const moves = (await reported('balance')) as { seq: number; since: number }[];
  expect(moves.length).toBeGreaterThanOrEqual(7);
  for (const [place, { since }] of moves.entries()) if (place > 0) expect(since).toBe(moves[place - 1]?.seq);
});

it('a withdrawal never adds money, no matter what its provider reports', async () => {
  const balance = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
  const before = await balance();
  const id = randomUUID();
  await platform.db.query(
    `INSERT INTO payments (id, player_id, action, state, method, provider, currency, amount, created_at)
     VALUES ($1, $2, 'cashout', 'processing', 'card', 'sandbox-card', 'EUR', 5000, $3)`,
    [id, playerId, platform.clock.now()],
  );
  const moved = platform.db.transaction(async tx => {
    const payment = await holdPayment(tx, id);
    return payment === null
      ? false
      : await movePayments(platform.deps, [], async () => undefined)(tx, payment, 'succeeded');
  });
  await expect(moved).rejects.toThrow(/takes money out/);
  expect(await balance()).toBe(before);
  expect(await platform.db.query('SELECT state FROM payments WHERE id = $1', [id])).toEqual([{ state: 'processing' }]);
});

describe('payment listeners', () => {
  const cash = () => playerAccount(playerId, 'cash', 'EUR');
  async function begun(): Promise<string> {
    const body = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
    const answer = await player.send<{ payment: Payment }>('POST', '/payments/deposits', body);
    expect(answer.status).toBe(201);
    return answer.body.payment.id;
  }
  const move = (id: string, listeners: readonly PaymentListener[], state: Payment['state'] = 'succeeded') =>
    platform.db.transaction(async tx => {
      const payment = await holdPayment(tx, id);
      if (payment === null) throw new Error('no such payment');
      return await movePayments(platform.deps, listeners, async () => undefined)(tx, payment, state);
    });
  const kept = async (id: string) => {
    // The outbox publishes events in the background, at any time. Flushing it first puts all events in one table.
    await platform.open.outbox.flush();
    return {
      states: await platform.db.query('SELECT state FROM payments WHERE id = $1', [id]),
      facts: await platform.db.query(
        `SELECT data ->> 'state' AS state FROM facts WHERE data ->> 'payment' = $1 AND kind = 'payment_moved'`,
        [id],
      ),
      transfers: await platform.db.query('SELECT kind FROM ledger_transfers WHERE reference = $1', [`payment:${id}`]),
      notes: await platform.db.query('SELECT data FROM events WHERE data ->> $1 IS NOT NULL', [id]),
    };
  };
  /** Writes a row, as a real listener would. */
  const note: PaymentListener = async (tx, moved) => {
    const data = JSON.stringify({ [moved.payment]: moved.state });
    await tx.query(`INSERT INTO outbox (channel, data) VALUES ('wins', $1::jsonb)`, [data]);
  };

  it("payment listeners run once for each state change, after the money has moved and in the platform's order", async () => {
    const id = await begun();
    const before = await balanceOf(platform.db, cash());
    const received: [string, PaymentMoved, bigint][] = [];
    const listener =
      (name: string): PaymentListener =>
      async (tx, moved) =>
        void received.push([name, moved, await balanceOf(tx, cash())]);
    const all = [listener('first'), listener('second')];
    for (const state of ['processing', 'processing', 'succeeded', 'declined'] as const) await move(id, all, state);
    const chosen = { method: 'card', offer: null };
    const moved = { player: playerId, payment: id, action: 'deposit', ...chosen, currency: 'EUR', amount: 2_000n };
    expect(received).toEqual([
      ['first', { ...moved, state: 'processing' }, before],
      ['second', { ...moved, state: 'processing' }, before],
      ['first', { ...moved, state: 'succeeded' }, before + 2_000n],
      ['second', { ...moved, state: 'succeeded' }, before + 2_000n],
    ]);
  });

  it("a listener that throws rolls back the state change, its money and other listeners' writes; reporting the state again succeeds", async () => {
    const id = await begun();
    const before = [await balanceOf(platform.db, cash()), await kept(id)];
    const failing: PaymentListener = async () => {
      throw new Error('no bonus today');
    };
    await expect(move(id, [note, failing, note])).rejects.toThrow('no bonus today');
    expect([await balanceOf(platform.db, cash()), await kept(id)]).toEqual(before);
    expect(await move(id, [note])).toBe(true);
    expect(await kept(id)).toEqual({
      states: [{ state: 'succeeded' }],
      facts: [{ state: 'succeeded' }],
      transfers: [{ kind: 'deposit' }],
      notes: [{ data: { [id]: 'succeeded' } }],
    });
  });
});
