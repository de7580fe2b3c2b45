import type { Payment, PaymentEntry, PaymentTotals } from '@liftoff/contract/cashbox/cashbox';
import type { NetResult } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { balanceOf, playerAccount } from '../../ledger/ledger.ts';
import { signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

let player: TestCaller;
let playerId: number;

const listed = async (query = '') => (await player.send<Payment[]>('GET', `/api/player/payments${query}`)).body;
const entries = (id: string, of = player) => of.send<PaymentEntry[]>('GET', `/api/player/payments/${id}/entries`);
const lines = async (id: string) =>
  (await entries(id)).body.map(({ account, amount_cents: amount }) => [account, amount]);

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

it('the payment history is paged, newest first and without gaps, and can be limited to one kind [CALL-015]', async () => {
  for (const cents of [2_000, 2_100, 2_200]) {
    await payByCard(platform, player, cents);
    await withdraw(player, { amount_cents: cents });
    platform.clock.advance(1_000);
  }
  const all = await listed();
  expect(all.length).toBeGreaterThanOrEqual(6);
  expect(all.map(({ created_at: at }) => at)).toEqual(
    all
      .map(({ created_at: at }) => at)
      .toSorted()
      .toReversed(),
  );
  const paged: string[] = [];
  for (let page = await listed('?limit=2'); page.length > 0;) {
    expect(page.length).toBeLessThanOrEqual(2);
    paged.push(...page.map(({ id }) => id));
    page = await listed(`?limit=2&before=${paged.at(-1)}`);
  }
  expect(paged).toEqual(all.map(({ id }) => id));
  for (const action of ['deposit', 'cashout'] as const)
    expect(await listed(`?action=${action}`)).toEqual(all.filter(payment => payment.action === action));
  expect((await player.send('GET', `/api/player/payments?before=${randomUUID()}`)).status).toBe(404);
  expect((await player.send('GET', '/api/player/payments?limit=101')).status).toBe(422);
});

it("the ledger entries of a payment are on its player's accounts and add up to the amount the payment moved [I7]", async () => {
  await payByCard(platform, player, 5_000);
  const [deposit] = await listed('?action=deposit&limit=1');
  if (!deposit) throw new Error('No deposit');
  const [credit, ...more] = (await entries(deposit.id)).body;
  expect([credit, more]).toMatchObject([{ account: 'cash', amount_cents: 5_000 }, []]);
  const cash = await balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
  expect(BigInt(credit?.balance_cents ?? 0)).toBe(cash);

  const { id } = (await withdraw(player, { amount_cents: 3_000 })).body;
  expect(await lines(id)).toEqual([
    ['cash', -3_000],
    ['withheld', 3_000],
  ]);
  const big = (await platform.operator().send('POST', '/console/api/players/demo@liftoff.test', {
    balance: { currency: 'EUR', amount_cents: 300_000 },
  })) as { status: number };
  expect(big.status).toBe(200);
  const waits = (await withdraw(player, { amount_cents: 250_000 })).body;
  expect((await player.send('POST', `/api/player/payments/${waits.id}/recall`)).status).toBe(200);
  expect(await lines(waits.id)).toEqual([
    ['cash', -250_000],
    ['withheld', 250_000],
    ['cash', 250_000],
    ['withheld', -250_000],
  ]);
});

it("a month's totals cover the payments that began in it in the player's time zone, and match the ledger to the cent", async () => {
  const totals = async (query = '', of = player) =>
    (await of.send<PaymentTotals>('GET', `/api/player/payment_totals${query}`)).body;
  const sums = async (month: string) => (await totals(`?month=${month}`)).totals;
  // Moves to the last seconds of a month without payments.
  const now = platform.clock.now();
  const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2) - 10_000;
  const [month, next] = [last, last + 10_000].map(at => new Date(at).toISOString().slice(0, 7)) as [string, string];
  const before = await totals();
  const lifetime = async () => (await player.send<NetResult>('GET', '/api/player/net_result?currency=EUR')).body;
  platform.clock.advance(last - now.getTime());
  player = await signInDemo(platform);
  await platform.jobs.runDue();
  const known = await lifetime();
  expect((await totals()).months).toEqual([month, ...before.months]);
  expect(await sums(month)).toEqual([]);
  await payByCard(platform, player, 4_000);
  const paid = (await withdraw(player, { amount_cents: 2_500 })).body;
  platform.clock.advance(10_000);
  await payByCard(platform, player, 3_000);
  const eur = { currency: 'EUR', deposited_cents: 4_000, withdrawn_cents: 0, difference_cents: 4_000 };
  expect(await sums(month)).toEqual([eur]);
  expect(await sums(next)).toEqual([{ ...eur, deposited_cents: 3_000, difference_cents: 3_000 }]);
  // West of Greenwich, all of these payments began in the earlier month.
  const west = 'time_zone=America/Toronto';
  expect((await totals(`?${west}`)).months).not.toContain(next);
  expect((await totals(`?month=${month}&${west}`)).totals).toMatchObject([{ deposited_cents: 7_000 }]);
  expect(await listed(`?month=${next}&${west}`)).toEqual([]);
  // The withdrawal is paid out in the next month, but counts in the month in which the list shows it.
  for (const ms of [12 * 60 * 60_000, 1_000, 1_000]) {
    platform.clock.advance(ms);
    await platform.jobs.runDue();
  }
  player = await signInDemo(platform);
  expect(await sums(month)).toEqual([{ ...eur, withdrawn_cents: 2_500, difference_cents: 1_500 }]);
  expect((await listed(`?month=${month}`)).map(({ amount_cents: amount }) => amount)).toEqual([2_500, 4_000]);
  expect(await listed(`?month=${month}&action=cashout&before=${paid.id}`)).toEqual([]);
  // The lifetime totals in the net result have grown by the same sums.
  const { deposited_cents: deposited, withdrawn_cents: withdrawn } = await lifetime();
  expect([
    Number(deposited) - Number(known.deposited_cents),
    Number(withdrawn) - Number(known.withdrawn_cents),
  ]).toEqual([7_000, 2_500]);
  const other = await signInDemo(platform, 'vip@liftoff.test');
  expect((await totals(`?month=${month}`, other)).totals).toEqual([]);
  for (const wrong of ['2026-13', '0000-01', 'now'])
    expect((await player.send('GET', `/api/player/payment_totals?month=${wrong}`)).status).toBe(422);
});

it("a player can neither read another player's ledger entries nor page from another player's payment [A18]", async () => {
  const [own] = await listed('?limit=1');
  const other = await signInDemo(platform, 'vip@liftoff.test');
  expect((await entries(own?.id ?? '', other)).status).toBe(404);
  expect((await other.send('GET', `/api/player/payments?before=${own?.id}`)).status).toBe(404);
});
