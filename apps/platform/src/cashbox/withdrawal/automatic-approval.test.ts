import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { exchange, rateOf, rateScale } from '@liftoff/rules/money/exchange';
import { beforeEach, describe, expect, it } from 'vitest';
import { exchangeRates } from '../../market/exchange-rates.ts';
import { giveMoney, signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

const email = 'demo@liftoff.test';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const platform = usePlatform({ seed: 'small' });
let player: TestCaller;
beforeEach(async () => {
  player = await signInDemo(platform);
  await payByCard(platform, player, 5_000);
  await giveMoney(platform, email, 'EUR', 2_000_000);
  await platform.db.query('DELETE FROM payout_destinations');
  await platform.db.query(`UPDATE payments SET created_at = created_at - interval '30 days' WHERE action = 'cashout'`);
});

const trustCard = () => payByCard(platform, player, 2_000);
const read = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body;
const decide = (id: string, state: string) =>
  platform.operator().send('POST', `/console/api/payments/${id}`, { state });
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
  player = await signInDemo(platform);
}
/** Withdraws several times and returns the state of each withdrawal. */
async function states(...amounts: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const amount_cents of amounts) found.push((await withdraw(player, { amount_cents })).body.state);
  return found;
}

describe('the sums of withdrawals that are approved automatically', () => {
  it('the withdrawal that brings 24 hours above their sum waits for a person, however small', async () => {
    await trustCard();
    expect(await states(100_000, 98_000, 2_001)).toEqual(['processing', 'processing', 'pending']);
  });

  it('a sum that is a fraction of a cent above the limit waits for a person, because other currencies are rounded up', async () => {
    await trustCard();
    await giveMoney(platform, email, 'CAD', 2_000_000);
    expect(await states(100_000, 98_000)).toEqual(['processing', 'processing']);
    // The largest amount in Canadian cents that is worth at most 2,000 euro cents, and one cent more.
    const fits = (2_000n * rateScale) / rateOf('CAD', exchangeRates);
    const aboveBy = exchange(fits + 1n, 'CAD', 'EUR', exchangeRates, 'down') - 2_000n;
    expect(aboveBy).toBe(0n);
    const above = { currency: 'CAD', amount_cents: Number(fits + 1n) };
    const held = (await withdraw(player, above)).body;
    expect(held.state).toBe('pending');
    await decide(held.id, 'canceled');
    expect((await withdraw(player, { ...above, amount_cents: Number(fits) })).body.state).toBe('processing');
  });

  it('withdrawals of exactly the sum of 24 hours are approved, and more a day later', async () => {
    await trustCard();
    expect(await states(100_000, 100_000)).toEqual(['processing', 'processing']);
    await pass(dayMs + 1_000);
    expect(await states(100_000)).toEqual(['processing']);
  });

  it('the withdrawal that brings 7 days above their sum waits for a person', async () => {
    await trustCard();
    for (let day = 0; day < 2; day += 1) {
      expect(await states(100_000, 100_000)).toEqual(['processing', 'processing']);
      await pass(dayMs + 1_000);
    }
    expect(await states(100_000)).toEqual(['processing']);
    await pass(dayMs + 1_000);
    expect(await states(2_000)).toEqual(['pending']);
    await pass(7 * dayMs);
    expect(await states(2_000)).toEqual(['processing']);
  });

  it('a withdrawal that was given back counts towards no sum', async () => {
    await trustCard();
    const { id } = (await withdraw(player, { amount_cents: 150_000 })).body;
    await decide(id, 'canceled');
    expect(await states(100_000, 100_000)).toEqual(['processing', 'processing']);
  });
});

describe('the first payout to a destination', () => {
  it('the first payout to a card waits half an hour, shows until when, and is then sent automatically', async () => {
    const { id, state, release_at } = (await withdraw(player)).body;
    expect(state).toBe('pending');
    expect(release_at).toBe(new Date(platform.clock.now().getTime() + 30 * minuteMs).toISOString());
    await pass(29 * minuteMs);
    expect((await read(id)).state).toBe('pending');
    await pass(minuteMs + 10_000);
    expect(await read(id)).toMatchObject({ state: 'processing', release_at: null });
    expect(await states(5_000)).toEqual(['processing']);
  });

  it('a second payout within the wait waits until its end, not longer', async () => {
    const first = (await withdraw(player)).body;
    await pass(20 * minuteMs);
    expect((await withdraw(player)).body.release_at).toBe(first.release_at);
  });

  it('a payout approved by a person makes its destination trusted immediately', async () => {
    const { id } = (await withdraw(player)).body;
    await decide(id, 'processing');
    expect(await states(5_000)).toEqual(['processing']);
  });

  it('a payout whose player was charged back during the wait is left to a person', async () => {
    const { id } = (await withdraw(player)).body;
    const [deposit] = await platform.db.query<{ id: string }>(
      `SELECT id FROM payments WHERE action = 'deposit' AND state = 'succeeded' ORDER BY created_at DESC LIMIT 1`,
    );
    await platform.operator().send('POST', `/console/api/payments/${deposit?.id ?? ''}/charge_back`);
    await pass(31 * minuteMs);
    expect(await read(id)).toMatchObject({ state: 'pending', release_at: null });
    await platform.db.query('DELETE FROM charge_backs');
  });

  it('a payout above the automatic sums waits for a person, and shows no time', async () => {
    expect((await withdraw(player, { amount_cents: 100_001 })).body).toMatchObject({
      state: 'pending',
      release_at: null,
    });
  });
});
