import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { enabledCurrencies } from '@liftoff/contract/core/money';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { sign, signatureHeader } from '../../http/signature.ts';
import { giveMoney, signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

/** `PAYMENT_ROUNDS=200` runs each race that many times. */
const rounds = Number(process.env['PAYMENT_ROUNDS'] ?? 2);
const at = 50;
const timeout = 60_000 + rounds * 20_000;

/** One player with two sessions. */
let callers: readonly [TestCaller, TestCaller];
let playerId: number;

const money = async () => [
  await balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR')),
  await balanceOf(platform.db, playerAccount(playerId, 'withheld', 'EUR')),
];
/** Sends fifty requests concurrently, half from each session. */
const fifty = <T extends { status: number }>(run: (caller: TestCaller, number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(
    Array.from({ length: at }, (_, number) => answered(() => run(callers[number % 2 === 0 ? 0 : 1], number))),
  );
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter(answer => answer.status === status).length;
/** Retries while the platform answers that it is too busy (503), because it has then done nothing. */
async function answered<T extends { status: number }>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await run();
    if (answer.status !== 503) return answer;
  }
}
const inTurn = async (round: () => Promise<void>) => {
  for (let done = 0; done < rounds; done += 1) {
    await round();
  }
  expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
};

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000000' } });
beforeAll(async () => {
  callers = [await signInDemo(platform), await signInDemo(platform)];
  playerId = (await callers[0].send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(platform, callers[0], 5_000);
});

it(
  'fifty deposits with one idempotency key create one deposit, and fifty webhooks credit it once [A23] [A24] [B17]',
  { timeout },
  () =>
    inTurn(async () => {
      await giveMoney(platform, 'demo@liftoff.test', 'EUR', 0);
      const key = { 'idempotency-key': randomUUID() };
      const order = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
      const begun = await fifty(caller => caller.send<{ payment: Payment }>('POST', '/payments/deposits', order, key));
      expect(count(begun, 201)).toBe(at);
      const ids = new Set(begun.map(({ body }) => body.payment.id));
      expect(ids.size).toBe(1);
      const [id] = ids;
      const word = { payment_id: id, state: 'succeeded', amount_cents: 5_000, currency: 'EUR' };
      const said = await fifty((_caller, number) => {
        // Each event id is sent twice.
        const body = JSON.stringify({ ...word, event_id: `${id}-${number >> 1}`, account: `player-${playerId}` });
        const secret = platform.config.secret('webhook:sandbox-card');
        const headers = { [signatureHeader]: sign(secret, platform.clock.now(), body) };
        return platform.caller().send('POST', '/webhooks/payments/sandbox-card', body, headers);
      });
      expect(count(said, 200)).toBe(at);
      expect((await money())[0]).toBe(5_000n);
    }),
);

it(
  'fifty withdrawals take no more than the balance, and fifty with one idempotency key create one withdrawal [A23] [A24]',
  { timeout },
  () =>
    inTurn(async () => {
      await giveMoney(platform, 'demo@liftoff.test', 'EUR', 20_000);
      const [, before = 0n] = await money();
      const own = await fifty(caller => withdraw(caller, { amount_cents: 5_000 }));
      expect([count(own, 201), count(own, 422)]).toEqual([4, at - 4]);
      expect(await money()).toEqual([0n, before + 20_000n]);
      await giveMoney(platform, 'demo@liftoff.test', 'EUR', 20_000);
      const key = randomUUID();
      const one = await fifty(caller => withdraw(caller, { amount_cents: 5_000 }, key));
      expect([count(one, 201), new Set(one.map(({ body }) => body.id)).size]).toEqual([at, 1]);
      expect(await money()).toEqual([15_000n, before + 25_000n]);
    }),
);

it(
  'concurrent recalls of one withdrawal give its money back at most once, even while an operator sends it [A23]',
  { timeout },
  () =>
    inTurn(async () => {
      await giveMoney(platform, 'demo@liftoff.test', 'EUR', 300_000);
      const [, before = 0n] = await money();
      const key = randomUUID();
      const { id } = (await answered(() => withdraw(callers[0], { amount_cents: 250_000 }, key))).body;
      const answers = await fifty((caller, number) =>
        number === 25
          ? platform.operator().send('POST', `/console/api/payments/${id}`, { state: 'processing' })
          : caller.send('POST', `/api/player/payments/${id}/recall`),
      );
      const { state } = (await answered(() => callers[0].send<Payment>('GET', `/payments/${id}`))).body;
      const isBack = state === 'recalled';
      expect(['recalled', 'processing']).toContain(state);
      expect(count(answers, 200)).toBe(isBack ? at - 1 : 1);
      expect(await money()).toEqual(isBack ? [300_000n, before] : [50_000n, before + 250_000n]);
    }),
);

it(
  'fifty concurrent requests to open an account open it once and make it the active account [A23]',
  { timeout },
  async () => {
    const opened = enabledCurrencies.filter(code => code !== 'EUR').slice(0, rounds);
    for (const currency of opened) {
      const answers = await fifty(caller => caller.send('POST', '/api/player/accounts', { currency }));
      expect(count(answers, 201) + count(answers, 200)).toBe(at);
      const listed = await answered(() => callers[0].send<Account[]>('GET', '/api/player/accounts'));
      expect(listed.body.filter(account => account.currency === currency)).toHaveLength(1);
      expect(listed.body.filter(({ active }) => active).map(account => account.currency)).toEqual([currency]);
    }
    expect((await callers[0].send('POST', '/api/player/accounts', { currency: 'EUR' })).status).toBe(201);
  },
);
