import type { Payment } from '@liftoff/contract/cashbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveMoney, signInDemo } from '../testing/play.ts';
import { testHouse, type TestCaller, type TestHouse } from '../testing/test-house.ts';

let house: TestHouse;
let player: TestCaller;
let playerId: number;
beforeAll(async () => {
  house = await testHouse({ seed: 'small', env: { RATE_FACTOR: '1000' } });
  player = await signInDemo(house);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await giveMoney(house, 'demo@liftoff.test', 'EUR', 10_000);
});
afterAll(() => house.close());

const told = async (channel: string) => {
  await house.open.outbox.flush();
  const rows = await house.db.query<{ data: unknown }>('SELECT data FROM events WHERE channel = $1 ORDER BY position', [
    `${channel}#${playerId}`,
  ]);
  return rows.map(({ data }) => data);
};

it('a payment that comes in tells its player the state and the balance, with the bonus beside it and the number of the entry', async () => {
  const before = await told('payments_changes');
  const [row] = await house.db.query<{ entry_count: bigint }>(
    `SELECT entry_count FROM ledger_accounts WHERE owner = $1 AND kind = 'cash' AND currency = 'EUR'`,
    [`player:${playerId}`],
  );
  const begun = await player.send<{ payment: Payment; frame_url: string }>('POST', '/payments/deposits', {
    method_id: 'card',
    amount_cents: 5_000,
    currency: 'EUR',
  });
  const frame = new URL(begun.body.frame_url).pathname;
  await house.caller().send('POST', `${frame}/pay`, { card: 'tok_succeeds', last4: '4242' });
  house.clock.advance(1_000);
  await house.jobs.runDue();
  const { id } = begun.body.payment;
  expect((await told('payments_changes')).slice(before.length)).toEqual([
    { id, action: 'deposit', state: 'succeeded' },
  ]);
  const balances = await told('balance');
  expect(balances).toHaveLength(2);
  expect(balances.at(-1)).toEqual({
    currency: 'EUR',
    amount_cents: 15_000,
    bonus_cents: 0,
    seq: Number(row?.entry_count) + 1,
  });
});
