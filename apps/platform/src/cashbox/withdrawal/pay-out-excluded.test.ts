import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licencePolicy } from '../../market/licence-policy.ts';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { giveMoney, signInDemo } from '../../testing/play.ts';
import { testPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { payByCard } from '../../testing/withdraw.ts';

const email = 'demo@liftoff.test';
const hourMs = 3_600_000;
let platform: TestPlatform;
let playerId: number;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  const player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(platform, player, 5_000);
  await platform.db.query(`UPDATE players SET language = 'en-CA' WHERE id = $1`, [playerId]);
  await giveMoney(platform, email, 'EUR', 12_000);
  await giveMoney(platform, email, 'CAD', 0);
});
afterEach(() => platform.close());

const exclude = () => platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}
const balances = async () =>
  await Promise.all(
    (['cash', 'withheld'] as const).map(kind => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'))),
  );
const withdrawals = () =>
  platform.db.query<Pick<Payment, 'state' | 'paid_to'> & { amount: bigint }>(
    `SELECT state, paid_to, amount FROM payments WHERE player_id = $1 AND action = 'cashout' ORDER BY created_at`,
    [playerId],
  );
const mailed = async (subject: string) =>
  (await platform.operator().send<{ subject: string; text: string }[]>('GET', `/console/api/mails?to=${email}`)).body
    .filter(mail => mail.subject === subject)
    .map(({ text }) => text);

describe('the balance of a self-excluded player', () => {
  it("an excluded player's balance is paid out automatically, once, to the card it came from, with an email and an audit entry [C12] [C36]", async () => {
    await exclude();
    await pass(10_000);
    const [paid, ...more] = await withdrawals();
    expect([paid, more]).toMatchObject([{ paid_to: '4242', amount: 12_000n, state: 'processing' }, []]);
    expect(await balances()).toEqual([0n, 12_000n]);
    for (let at = 0; at < 13; at += 1) await pass(hourMs);
    await pass(1_000);
    expect(await withdrawals()).toMatchObject([{ state: 'succeeded' }]);
    expect(await balances()).toEqual([0n, 0n]);
    const told = await mailed('Your balance is on its way to you');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('€120.00 out to the card or account you last paid with (•••• 4242)');
    const lines = await platform.db.query(
      `SELECT actor, ip FROM audit WHERE action = 'withdrawal.asked' AND subject = $1`,
      [`player:${playerId}`],
    );
    expect(lines).toEqual([{ actor: 'platform', ip: null }]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it('winnings from a round that ends after the exclusion are also paid out automatically [C12] [B27]', async () => {
    await exclude();
    await pass(10_000);
    await giveMoney(platform, email, 'EUR', 3_000);
    await pass(10_000);
    expect(await withdrawals()).toHaveLength(1);
    await pass(hourMs);
    expect((await withdrawals()).map(({ amount }) => amount)).toEqual([12_000n, 3_000n]);
    expect(await mailed('Your balance is waiting for you')).toEqual([]);
  });

  it('a balance above the automatic approval limit becomes a withdrawal that waits for the operator [C12]', async () => {
    await giveMoney(platform, email, 'EUR', 500_000);
    await exclude();
    await pass(10_000);
    expect(await withdrawals()).toMatchObject([{ amount: 500_000n, state: 'pending' }]);
  });

  it.each([
    [
      'nobody knows who they are',
      () => platform.operator().send('POST', `/console/api/players/${email}`, { verified: false }),
      'By law we must verify your identity before we can pay out €120.00',
    ],
    [
      'nothing they paid with takes money back',
      () => platform.db.query('UPDATE sandbox_card_payments SET last4 = NULL'),
      'none of the methods you’ve paid with can receive it',
    ],
  ])(
    'the balance waits for support when %s, and the player gets a single email that says why [C12] [C26]',
    async (_why, become, words) => {
      await become();
      await exclude();
      await pass(10_000);
      for (let at = 0; at < 26; at += 1) await pass(hourMs);
      expect(await withdrawals()).toEqual([]);
      const told = await mailed('Your balance is waiting for you');
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(words);
      expect(told[0]).toContain('Write to help@liftoff.example');
      await pass(40 * 24 * hourMs);
      await pass(24 * hourMs);
      expect(await platform.db.query('SELECT FROM excluded_people WHERE payout_at IS NOT NULL')).toEqual([]);
    },
  );

  it.each([
    ['licence leaves it to support', 'MT'],
    ['licence has no row', 'XX'],
  ])('only support can pay out the balance if the %s [C12]', async (_what, licence) => {
    expect(licencePolicy.licences['MT']?.pay_out_at_exclusion).toBe(false);
    await platform.db.query('UPDATE players SET licence = $2 WHERE id = $1', [playerId, licence]);
    await exclude();
    await pass(10_000);
    await pass(hourMs);
    expect(await withdrawals()).toEqual([]);
    expect(await balances()).toEqual([12_000n, 0n]);
  });

  it("a balance below the card's minimum is paid out all the same [C12]", async () => {
    await giveMoney(platform, email, 'EUR', 100);
    await exclude();
    await pass(10_000);
    expect(await withdrawals()).toMatchObject([{ paid_to: '4242', amount: 100n, state: 'processing' }]);
  });

  it('a cooling-off does not pay out the balance [C11]', async () => {
    await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'cooling_off' });
    await pass(hourMs);
    expect(await withdrawals()).toEqual([]);
  });

  it('two platform processes pay out the balance only once [C12] [I7]', async () => {
    await exclude();
    platform.clock.advance(10_000);
    const other = platform.another();
    await Promise.all([platform.jobs.runDue(), other.platform.jobs.runDue()]);
    expect(await withdrawals()).toHaveLength(1);
    expect(await balances()).toEqual([0n, 12_000n]);
  });
});
