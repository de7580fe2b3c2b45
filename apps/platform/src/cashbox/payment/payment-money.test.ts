import { PaymentState, type Payment } from '@liftoff/contract/cashbox/cashbox';
import { mayFollow } from '@liftoff/rules/cashbox/payment-states';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, houseAccount, openAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { signInDemo } from '../../testing/play.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { holdPayment } from './payment-row.ts';
import { movePayments } from './payment-state.ts';

let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

const amounts = [1n, 5_000n, 9_007_199_254_740_993n];
const currency = 'EUR';
const places = ['cash', 'withheld', 'held', 'bonus'] as const;
const balances = async () => {
  const own = await Promise.all(places.map(kind => balanceOf(platform.db, playerAccount(playerId, kind, currency))));
  return [...own, await balanceOf(platform.db, houseAccount('payments', currency))];
};
const change = async (work: () => Promise<unknown>) => {
  const before = await balances();
  await work();
  return (await balances()).map((now, place) => now - (before[place] ?? 0n));
};

/** Creates a pending payment. For a withdrawal with `withheld`, the amount is reserved at the same time. */
async function begun(action: Payment['action'], amount: bigint, withheld = action === 'cashout'): Promise<string> {
  const id = randomUUID();
  await platform.db.transaction(async tx => {
    const [cash, apart] = (['cash', 'withheld'] as const).map(kind => playerAccount(playerId, kind, currency));
    if (cash === undefined || apart === undefined) throw new Error('no accounts');
    await openAccount(tx, apart);
    await tx.query(
      `INSERT INTO payments (id, player_id, action, state, method, provider, currency, amount, created_at)
       VALUES ($1, $2, $3, 'pending', 'card', 'sandbox-card', $4, $5, $6)`,
      [id, playerId, action, currency, amount, platform.clock.now()],
    );
    if (!withheld) return;
    const had = { account: houseAccount('adjustments', currency), amount: -amount };
    const kind = 'adjustment' as const;
    await post(tx, platform.deps, { kind, reference: `given:${id}`, legs: [had, { account: cash, amount }] });
    const legs = [
      { account: cash, amount: -amount },
      { account: apart, amount },
    ];
    await post(tx, platform.deps, { kind: 'withdrawal_hold', reference: `payment:${id}:withheld`, legs });
  });
  return id;
}
const move = (id: string, state: PaymentState) =>
  platform.db.transaction(async tx => {
    const payment = await holdPayment(tx, id);
    if (payment === null) throw new Error('no such payment');
    return await movePayments(platform.deps, [], async () => undefined)(tx, payment, state);
  });
const reported = async (channel: string) => {
  await platform.open.outbox.flush();
  return await platform.db.query('SELECT data FROM events WHERE channel = $1', [`${channel}#${playerId}`]);
};

/** How one unit of the amount changes each of the balances above. */
const nothing = [0n, 0n, 0n, 0n, 0n];
const toCash = [1n, 0n, 0n, 0n, -1n];
const paidOut = [0n, -1n, 0n, 0n, 1n];
const givenBack = [1n, -1n, 0n, 0n, 0n];
const expected = {
  deposit: { succeeded: toCash } as Partial<Record<PaymentState, bigint[]>>,
  cashout: {
    succeeded: paidOut,
    declined: givenBack,
    rejected: givenBack,
    canceled: givenBack,
    recalled: givenBack,
  } as Partial<Record<PaymentState, bigint[]>>,
};
const reachable = PaymentState.options.filter(state => mayFollow('pending', state));
const table = (['deposit', 'cashout'] as const).flatMap(action =>
  reachable.flatMap(state => amounts.map(amount => ({ action, state, amount }))),
);

describe('the money moved by a payment', () => {
  it.each(table)(
    'a $action of $amount that becomes $state moves the right money exactly once',
    async ({ action, state, amount }) => {
      const id = await begun(action, amount);
      const unit = expected[action][state] ?? nothing;
      const before = (await reported('balance')).length;
      expect(await change(() => move(id, state))).toEqual(unit.map(one => one * amount));
      // The player gets a balance event exactly when the balance changed.
      expect((await reported('balance')).length - before).toBe(unit[0] === 0n ? 0 : 1);
      const again = PaymentState.options.filter(next => !mayFollow(state, next));
      expect(await change(() => Promise.all(again.map(next => move(id, next))))).toEqual(nothing);
    },
  );

  it.each(amounts)('a withdrawal of %s that goes through every state is paid once', async amount => {
    const id = await begun('cashout', amount);
    const way = ['processing', 'reserved', 'succeeded', 'declined', 'canceled'] as const;
    const moves = async () => {
      for (const state of way) await move(id, state);
    };
    expect(await change(moves)).toEqual(paidOut.map(one => one * amount));
  });

  it.each(['succeeded', 'declined', 'canceled'] as const)(
    'a withdrawal without reserved money cannot become %s, even if money is reserved for another withdrawal',
    async state => {
      const other = await begun('cashout', 5_000n);
      const id = await begun('cashout', 5_000n, false);
      expect(await change(() => expect(move(id, state)).rejects.toThrow(/none was withheld/))).toEqual(nothing);
      const states = await platform.db.query<{ id: string; state: string }>(
        'SELECT id, state FROM payments WHERE id = ANY ($1::uuid[])',
        [[id, other]],
      );
      expect(states.map(row => row.state)).toEqual(['pending', 'pending']);
    },
  );

  it('during a break, a withdrawal is paid out but a paid deposit is reserved', async () => {
    const [out, incoming] = [await begun('cashout', 5_000n), await begun('deposit', 5_000n)];
    const declined = await begun('deposit', 5_000n);
    await platform.db.query(
      `INSERT INTO user_limits (player_id, type, period, starts_at, ends_at)
       VALUES ($1, 'coolingoff', 'week', $2, $2::timestamptz + interval '7 days')`,
      [playerId, platform.clock.now()],
    );
    expect(await change(() => move(out, 'succeeded'))).toEqual(paidOut.map(one => one * 5_000n));
    expect(await change(() => move(incoming, 'succeeded'))).toEqual([0n, 0n, 5_000n, 0n, -5_000n]);
    // A declined deposit brought no money that could be reserved.
    expect(await change(() => move(declined, 'declined'))).toEqual(nothing);
    const [row] = await platform.db.query('SELECT state, held_for FROM payments WHERE id = $1', [declined]);
    expect(row).toEqual({ state: 'declined', held_for: null });
  });

  it('payments leave all ledger invariants intact', async () => {
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});
