import type { ReservedPayment } from '@liftoff/contract/console/entities';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymentTotals } from '../cashbox/payment/payment-totals.ts';
import { balanceOf, checkInvariants, houseAccount, openAccount, playerAccount, post } from '../ledger/ledger.ts';
import { framePath, type Begun } from '../testing/frame-path.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';
import { trustDestination, withdraw } from '../testing/withdraw.ts';

const email = 'demo@liftoff.test';
const child = '2010-01-01';

let platform: TestPlatform;
let player: TestCaller;
let playerId: number;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  await giveMoney(platform, email, 'EUR', 0);
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await trustDestination(platform, player, 'card:4242');
});
afterEach(() => platform.close());

const begin = async (amount: number): Promise<Begun> => {
  const body = { method_id: 'card', amount_cents: amount, currency: 'EUR' };
  return (await player.send<Begun>('POST', '/payments/deposits', body)).body;
};
const pay = async (begun: Begun): Promise<string> => {
  await platform.caller().send('POST', `${framePath(begun)}/pay`, { card: 'tok_succeeds' });
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  return begun.payment.id;
};
const crash = { engine: 'crash', stake_cents: 500, auto_collect_hundredths: null };
/** Bets until a round is in flight, and returns its id. */
async function openRound(frame: OpenedFrame): Promise<string> {
  for (;;) {
    platform.clock.advance(10_000);
    const bet = await frame.bet(randomUUID(), crash);
    if (bet.status !== 200) throw new Error(JSON.stringify(bet.body));
    if (bet.body.state === 'open') return bet.body.id;
  }
}
interface Closed {
  id: number;
  closed_at: string;
  deposits: ReservedPayment[];
}
const close = (date_of_birth = child) =>
  platform.operator().send<Closed>('POST', `/console/api/players/${email}/under_age`, { date_of_birth });
const signIn = () =>
  platform.caller().send('POST', '/api/users/sign_in', { user: { email, password: 'Liftoff-2026!' } });
const balance = (kind: 'cash' | 'held') => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'));
const broken = async () => (await checkInvariants(platform.db)).filter(check => !check.intact);

describe('a player who is found to be under age', () => {
  it('closing an under-age account signs the player out, voids the open round and all play, and returns every deposit [C25]', async () => {
    const paid = [await pay(await begin(5_000)), await pay(await begin(2_000))];
    const late = await begin(3_000);
    const frame = await openFrameOf(platform, player, 'rocket-x', 'real');
    const round = await openRound(frame);
    expect(await balance('cash')).toBeLessThan(7_000n);
    const closed = await close();
    expect(closed.status).toBe(200);
    const at = platform.clock.now().toISOString();
    expect(closed.body.closed_at).toBe(at);
    expect(closed.body.deposits.map(({ payment, returned_at }) => [payment.id, payment.held_for, returned_at])).toEqual(
      paid.toReversed().map(id => [id, 'under_age', at]),
    );
    expect([await balance('cash'), await balance('held')]).toEqual([0n, 0n]);
    const refunds = await platform.db.query<{ payment_id: string; amount: bigint }>(
      'SELECT payment_id, amount FROM sandbox_card_refunds ORDER BY amount DESC',
    );
    expect(refunds).toMatchObject([
      { payment_id: paid[0], amount: 5_000n },
      { payment_id: paid[1], amount: 2_000n },
    ]);
    const [row] = await platform.db.query('SELECT state, win FROM game_rounds WHERE id = $1', [round]);
    expect(row).toEqual({ state: 'rolled_back', win: 0n });
    const stillOpen = 'SELECT FROM game_sessions WHERE player_id = $1 AND ended_at IS NULL';
    expect(await platform.db.query(stillOpen, [playerId])).toEqual([]);
    expect((await player.send('GET', '/api/player')).body).toEqual({});
    expect((await frame.bet(randomUUID(), crash)).status).toBe(401);
    expect(await signIn()).toMatchObject({ status: 422, body: { refusal: 'under_age' } });
    const mails = await platform.operator().send<{ subject: string }[]>('GET', `/console/api/mails?to=${email}`);
    expect(mails.body.map(({ subject }) => subject)).toContain('Your account is closed');
    expect(await platform.db.query(`SELECT FROM audit WHERE action = 'player.closed'`)).toHaveLength(1);
    expect(await broken()).toEqual([]);
    // A deposit that is paid only now is returned automatically as well.
    await pay(late);
    expect([await balance('cash'), await balance('held')]).toEqual([0n, 0n]);
    expect((await close()).body.deposits.map(({ payment, returned_at }) => [payment.id, returned_at])).toContainEqual([
      late.payment.id,
      platform.clock.now().toISOString(),
    ]);
    expect(await platform.db.query('SELECT FROM sandbox_card_refunds')).toHaveLength(3);
    const trail = `SELECT actor FROM audit WHERE action = 'payment.returned' AND subject = $1`;
    expect(await platform.db.query(trail, [`payment:${late.payment.id}`])).toEqual([{ actor: 'house' }]);
    expect(await broken()).toEqual([]);
  });

  it('an under-age player loses their winnings as well, and stays locked out after coming of age [C25]', async () => {
    await pay(await begin(5_000));
    await giveMoney(platform, email, 'EUR', 90_000);
    await close();
    expect(await balance('cash')).toBe(0n);
    platform.clock.advance(20 * 366 * 86_400_000);
    expect(await signIn()).toMatchObject({ status: 422, body: { refusal: 'under_age' } });
    expect(await broken()).toEqual([]);
  });

  it('an under-age account is closed only once, despite two concurrent requests and a later one [C25] [I5]', async () => {
    const id = await pay(await begin(5_000));
    const answers = await Promise.all([close(), close()]);
    platform.clock.advance(60_000);
    answers.push(await close());
    for (const { status, body } of answers)
      expect([status, body.closed_at, body.deposits.map(({ payment }) => payment.id)]).toEqual([
        200,
        answers[0]?.body.closed_at,
        [id],
      ]);
    expect(await platform.db.query('SELECT FROM sandbox_card_refunds')).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  it('closing an under-age account cancels an unsent withdrawal, and deducts a sent one from the deposits to return [C25] [I7]', async () => {
    await pay(await begin(5_000));
    await giveMoney(platform, email, 'EUR', 300_000);
    const waiting = await withdraw(player, { amount_cents: 150_000 });
    const sent = await withdraw(player, { amount_cents: 5_000 });
    expect([waiting.body.state, sent.body.state]).toEqual(['pending', 'processing']);
    expect((await close()).status).toBe(200);
    const [state] = await platform.db.query('SELECT state FROM payments WHERE id = $1', [waiting.body.id]);
    expect(state).toEqual({ state: 'canceled' });
    expect([await balance('cash'), await balance('held')]).toEqual([0n, 0n]);
    expect(await broken()).toEqual([]);
  });

  it('the payment totals of an under-age player show nothing deposited once the deposits are returned [C25] [I7]', async () => {
    await pay(await begin(5_000));
    const totals = async () =>
      (await paymentTotals(platform.db, playerId, platform.clock.now(), { time_zone: 'UTC' })).totals;
    const eur = { currency: 'EUR', withdrawn_cents: 0 };
    expect(await totals()).toEqual([{ ...eur, deposited_cents: 5_000, difference_cents: 5_000 }]);
    expect((await close()).status).toBe(200);
    expect(await totals()).toEqual([{ ...eur, deposited_cents: 0, difference_cents: 0 }]);
  });

  it('an under-age player gets no sign-in link, and an earlier link no longer works [C25] [D5]', async () => {
    const issue = () =>
      platform.operator().send<{ autologin_link?: string }>('POST', `/console/api/players/${email}/autologin`);
    const link = (await issue()).body.autologin_link ?? '';
    await close();
    expect(await issue()).toMatchObject({ status: 422, body: { refusal: 'under_age' } });
    const autologin_token = new URL(link).searchParams.get('autologin_token');
    const used = await platform.caller().send('POST', '/api/users/autologin', { user: { autologin_token } });
    expect(used.status).toBe(422);
  });

  it.each([
    [5_000, [[1, 2_000]]],
    [
      2_000,
      [
        [1, 2_000],
        [0, 3_000],
      ],
    ],
    [6_999, [[1, 1]]],
    [7_000, []],
    [9_000, []],
  ])('an earlier payout of %d cents counts against the oldest deposits first [C25]', async (amount, left) => {
    const paid = [await pay(await begin(5_000)), await pay(await begin(2_000))];
    await platform.db.query(
      `INSERT INTO payments (id, player_id, action, state, method, provider, currency, amount, created_at, finished_at)
       VALUES ($1, $2, 'cashout', 'succeeded', 'card', 'sandbox-card', 'EUR', $4, $3, $3)`,
      [randomUUID(), playerId, platform.clock.now(), amount],
    );
    expect((await close()).body.deposits.map(({ payment, amount_cents }) => [payment.id, amount_cents])).toEqual(
      left.map(([deposit = 0, returned]) => [paid[deposit], returned]),
    );
    expect([await balance('cash'), await balance('held')]).toEqual([0n, 0n]);
  });

  it('an under-age player whose deposit was paid out in part gets only the remainder back [C25] [I7]', async () => {
    const id = await pay(await begin(100_000));
    expect((await withdraw(player, { amount_cents: 99_000 })).body.state).toBe('processing');
    platform.clock.advance(12 * 3_600_000 + 1_000);
    await platform.jobs.runDue();
    await platform.jobs.runDue();
    expect((await close()).body.deposits).toMatchObject([{ payment: { id }, amount_cents: 1_000 }]);
    expect(await platform.db.query('SELECT payment_id, amount FROM sandbox_card_refunds')).toEqual([
      { payment_id: id, amount: 1_000n },
    ]);
    const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${email}`);
    expect(mails.body.map(mail => JSON.stringify(mail)).join('\n')).toContain('€10.00');
    expect(await broken()).toEqual([]);
  });

  it('the remainder of a deposit stays reserved if its provider cannot refund it in part [C25]', async () => {
    const id = await pay(await begin(5_000));
    await withdraw(player, { amount_cents: 2_000 });
    await platform.db.query(`UPDATE payments SET provider = 'gone' WHERE id = $1`, [id]);
    expect((await close()).body.deposits).toMatchObject([{ payment: { id }, amount_cents: 3_000, returned_at: null }]);
    expect([await balance('cash'), await balance('held')]).toEqual([0n, 3_000n]);
  });

  it('closing an under-age account removes bonus money in every currency, and books no reversal if nothing was staked [C25]', async () => {
    await pay(await begin(5_000));
    const voided = () =>
      platform.db.query<{ reference: string }>(`SELECT reference FROM ledger_transfers WHERE kind = 'play_voided'`);
    await player.send('POST', '/api/player/accounts', { currency: 'CAD' });
    const bonus = playerAccount(playerId, 'bonus', 'CAD');
    await platform.db.transaction(async tx => {
      await openAccount(tx, bonus);
      const legs = [
        { account: bonus, amount: 700n },
        { account: houseAccount('adjustments', 'CAD'), amount: -700n },
      ];
      await post(tx, platform.deps, { kind: 'bonus', reference: randomUUID(), legs });
    });
    expect((await close()).status).toBe(200);
    expect(await balanceOf(platform.db, bonus)).toBe(0n);
    expect(await voided()).toEqual([{ reference: `under_age:${playerId}:CAD` }]);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['play that is void', () => `under_age:${playerId}:EUR`],
    ['a deposit that is taken out', (id: string) => `payment:${id}:recalled`],
  ])(
    'an account is never partly closed: if the ledger already has the reference of %s, nothing changes [I5]',
    async (_of, name) => {
      const id = await pay(await begin(5_000));
      await giveMoney(platform, email, 'EUR', 9_000);
      // Other reserved money of the player, which must not be returned instead of the deposit.
      const held = playerAccount(playerId, 'held', 'EUR');
      await platform.db.transaction(async tx => {
        await openAccount(tx, held);
        const legs = [
          { account: playerAccount(playerId, 'cash', 'EUR'), amount: -1n },
          { account: held, amount: 5_000n },
          { account: houseAccount('adjustments', 'EUR'), amount: -4_999n },
        ];
        await post(tx, platform.deps, { kind: 'adjustment', reference: name(id), legs });
      });
      expect((await close()).status).toBe(500);
      expect([await balance('cash'), await balance('held')]).toEqual([8_999n, 5_000n]);
      expect((await player.send('GET', '/api/player')).body).toMatchObject({ id: playerId });
    },
  );
});

it('an account cannot be closed for being under age if the player is old enough or does not exist [C25]', async () => {
  expect(await close('1990-05-17')).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
  expect((await player.send('GET', '/api/player')).body).toMatchObject({ id: playerId });
  const none = await platform.operator().send('POST', '/console/api/players/no%40one.test/under_age', {
    date_of_birth: child,
  });
  expect(none).toMatchObject({ status: 404 });
});
