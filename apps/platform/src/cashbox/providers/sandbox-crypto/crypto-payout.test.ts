import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../ledger/ledger.ts';
import { giveMoney, signInDemo } from '../../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../../testing/test-platform.ts';
import { trustDestination, withdraw } from '../../../testing/withdraw.ts';

const email = 'crypto@liftoff.test';
const minuteMs = 60_000;
const toBitcoin = { method_id: 'bitcoin', currency: 'BTC', profile_id: undefined };
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

let player: TestCaller;
const payment = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body;
const methods = async (currency: string) =>
  (await player.send<PaymentMethod[]>('GET', `/payments/methods?action=cashout&currency=${currency}`)).body;
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform, email);
});

describe('a crypto withdrawal', () => {
  beforeEach(() => giveMoney(platform, email, 'BTC', 50_000_000));

  it('a crypto withdrawal goes only to an address with a valid checksum [CRYPTO-004]', async () => {
    for (const wrong of [undefined, '', `${address}x`, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'])
      expect(await withdraw(player, { ...toBitcoin, amount_cents: 1_000_000, address: wrong })).toMatchObject({
        body: { refusal: 'invalid' },
      });
    await trustDestination(platform, player, address, 'sandbox-crypto');
    const sent = await withdraw(player, { ...toBitcoin, amount_cents: 100_000, address: ` ${address} ` });
    expect(sent).toMatchObject({ status: 201, body: { state: 'processing', paid_to: 'bc1qw5\u2026v8f3t4' } });
    const [kept] = await platform.db.query('SELECT payout_to FROM sandbox_payouts WHERE payment_id = $1', [
      sent.body.id,
    ]);
    expect(kept).toEqual({ payout_to: address });
    await pass(2 * minuteMs + 1_000);
    await pass(1_000);
    expect((await payment(sent.body.id)).state).toBe('succeeded');
  });

  it.each([
    ['BTC', 'bitcoin', 10_000, 10_000, 40_000_000],
    ['BCH', 'bitcoin_cash', 10_000, 10_000, 40_000_000],
    ['LTC', 'litecoin', 1_000_000, 10_000, 6_000_000_000],
    ['DOG', 'dogecoin', 1_000_000, 10_000, 160_000_000_000_000],
  ] as const)(
    'a withdrawal of %s has the minimum and maximum given in the coin table [CRYPTO-004] [CRYPTO-005] [CRYPTO-006] [CRYPTO-008]',
    async (currency, id, minDep, min, max) => {
      expect(await methods(currency)).toMatchObject([
        {
          id,
          deposit: null,
          minDep,
          withdrawal: { min_cents: min, max_cents: max },
          fee: '0',
          processingTime: 'instant',
        },
      ]);
    },
  );

  it('withdrawals of ether and tether have their minimum and maximum in their own units [CRYPTO-007] [CRYPTO-009]', async () => {
    const ether = JSON.stringify(await methods('ETH'));
    expect(ether).toMatch(/"min_cents":"?100000000000000"?,"max_cents":"?12000000000000000000"?/);
    expect(ether).toMatch(/"minDep":"?10000000000000000"?[,}]/);
    expect(await methods('USDT')).toMatchObject([
      { id: 'tether', minDep: 20_000_000, withdrawal: { min_cents: 25_000_000, max_cents: 4_000_000_000 } },
    ]);
  });

  it('crypto withdrawals leave the ledger intact [I1] [I2] [I3] [I4]', async () => {
    expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
  });
});
