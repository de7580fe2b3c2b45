import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { ChargeBack } from '@liftoff/contract/console/payments';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLimit } from '../../limits/set-limit.ts';
import { balanceOf, checkInvariants, houseAccount, playerAccount } from '../../ledger/ledger.ts';
import { sign, signatureHeader } from '../../http/signature.ts';
import { framePath, type Begun } from '../../testing/frame-path.ts';
import { giveMoney, signInDemo } from '../../testing/play.ts';
import { behindLock } from '../../testing/race.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { trustDestination, withdraw } from '../../testing/withdraw.ts';

const email = 'demo@liftoff.test';

let player: TestCaller;
let playerId: number;
/** Balance of the operator's charge-back loss account before the test. */
let borne: bigint;

const of = (kind: 'cash' | 'held' | 'withheld') => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'));
const losses = async () => borne - (await balanceOf(platform.db, houseAccount('charge_backs', 'EUR')));
const operate = <T>(method: string, path: string, body?: object) =>
  platform.operator().send<T>(method, `/console/api/${path}`, body);
const block = (blocked: string) => operate('POST', `players/${email}`, { blocked });

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  // Every test begins with a player who has no charge-backs and no earlier withdrawals.
  await platform.db.query('DELETE FROM charge_backs');
  await platform.db.query(`UPDATE payments SET created_at = created_at - interval '30 days' WHERE action = 'cashout'`);
  await trustDestination(platform, player, 'card:4242');
  await giveMoney(platform, email, 'EUR', 0);
  borne = await balanceOf(platform.db, houseAccount('charge_backs', 'EUR'));
});

async function heard(): Promise<void> {
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
}
async function begin(): Promise<Begun> {
  const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  const begun = await player.send<Begun>('POST', '/payments/deposits', body, { 'idempotency-key': randomUUID() });
  expect(begun.status).toBe(201);
  return begun.body;
}
async function payWith(card: string, begun: Begun): Promise<string> {
  await platform.caller().send('POST', `${framePath(begun)}/pay`, { card });
  await heard();
  return begun.payment.id;
}
const pay = async () => payWith('tok_succeeds', await begin());
const takeBack = (id: string) => operate<Payment>('POST', `payments/${id}/charge_back`);
const payment = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body;
const linesOf = async (id: string) =>
  (
    await player.send<{ account: string; amount_cents: number }[]>('GET', `/api/player/payments/${id}/entries`)
  ).body.map(line => [line.account, line.amount_cents]);
/** The amount left under the deposit limit, in cents. */
async function leftOf(): Promise<{ left: number }> {
  const { body } = await player.send<{ limit?: { left_cents: number } }>('POST', '/payments/deposits', {
    method_id: 'card',
    amount_cents: 500_000,
    currency: 'EUR',
  });
  return { left: body.limit?.left_cents ?? Number.NaN };
}
/** Sends a signed webhook that reports any state of a payment. */
const say = (id: string, state: string, more: object = {}) => {
  const word = { event_id: randomUUID(), payment_id: id, state, amount_cents: 5_000, currency: 'EUR' };
  const body = JSON.stringify({ ...word, account: `player-${playerId}`, ...more });
  const secret = platform.config.secret('webhook:sandbox-card');
  const headers = { [signatureHeader]: sign(secret, platform.clock.now(), body) };
  return platform.caller().send('POST', '/webhooks/payments/sandbox-card', body, headers);
};

describe('a charge-back of a deposit [B18]', () => {
  it('a charge-back is deducted once, however often it is reported, and appears in the payment list, ledger, audit trail and an email [I5] [B17]', async () => {
    const id = await pay();
    expect((await takeBack(id)).status).toBe(200);
    await heard();
    expect([await of('cash'), await losses()]).toEqual([0n, 0n]);
    expect((await takeBack(id)).body).toMatchObject({ refusal: 'method_unavailable' });
    expect((await Promise.all([say(id, 'charged_back'), say(id, 'charged_back')])).map(({ status }) => status)).toEqual(
      [200, 200],
    );
    expect([await of('cash'), await losses()]).toEqual([0n, 0n]);
    const { state, charged_back_at: at } = await payment(id);
    expect([state, at]).toEqual(['succeeded', platform.clock.now().toISOString()]);
    expect(await linesOf(id)).toEqual([
      ['cash', 5_000],
      ['cash', -5_000],
    ]);
    const [first] = (await operate<ChargeBack[]>('GET', 'charge_backs')).body;
    expect(first).toMatchObject({ payment: { id }, player: { email }, taken_cents: 5_000, lost_cents: 0 });
    const trail = await platform.db.query('SELECT after FROM audit WHERE subject = $1 AND action = $2', [
      `payment:${id}`,
      'payment.charged_back',
    ]);
    expect(trail).toEqual([{ after: { taken: '5000', lost: '0' } }]);
    const mails = await operate<{ subject: string; text: string }[]>('GET', `mails?to=${email}`);
    expect(mails.body.filter(({ text }) => text.includes(id)).map(({ subject }) => subject)).toEqual([
      'A deposit was charged back',
    ]);
  });

  it('a charge-back takes only the available balance: the operator bears the rest, and no balance becomes negative [I3]', async () => {
    const id = await pay();
    await giveMoney(platform, email, 'EUR', 1_200);
    await takeBack(id);
    await heard();
    expect([await of('cash'), await losses()]).toEqual([0n, 3_800n]);
    const empty = await pay();
    await giveMoney(platform, email, 'EUR', 0);
    await takeBack(empty);
    await heard();
    expect([await of('cash'), await losses()]).toEqual([0n, 8_800n]);
    expect((await operate<ChargeBack[]>('GET', 'charge_backs')).body.map(({ lost_cents: lost }) => lost)).toEqual([
      5_000, 3_800,
    ]);
  });

  it('a charge-back rejects unsent withdrawals, newest first and only as many as it needs; sent withdrawals are unaffected', async () => {
    const id = await pay();
    await giveMoney(platform, email, 'EUR', 400_000);
    const sent = (await withdraw(player, { amount_cents: 3_000 })).body;
    const older = (await withdraw(player, { amount_cents: 150_000 })).body;
    platform.clock.advance(1_000);
    const newer = (await withdraw(player, { amount_cents: 160_000 })).body;
    await giveMoney(platform, email, 'EUR', 100);
    await takeBack(id);
    await heard();
    const states = await Promise.all([sent, older, newer].map(async one => (await payment(one.id)).state));
    expect(states).toEqual(['processing', 'pending', 'rejected']);
    expect([await of('cash'), await losses()]).toEqual([100n + 160_000n - 5_000n, 0n]);
    await operate('POST', `payments/${older.id}`, { state: 'rejected' });
  });

  it('after a charge-back, every withdrawal of the player needs manual approval', async () => {
    const id = await pay();
    await giveMoney(platform, email, 'EUR', 20_000);
    expect((await withdraw(player)).body.state).toBe('processing');
    await takeBack(id);
    await heard();
    const { id: waiting, state } = (await withdraw(player)).body;
    expect(state).toBe('pending');
    await operate('POST', `payments/${waiting}`, { state: 'rejected' });
  });

  it('a charged-back deposit no longer counts in the deposit total, but frees no room under a deposit limit [C5]', async () => {
    const totals = async () => {
      const { body } = await player.send<{ totals: { currency: string; deposited_cents: number }[] }>(
        'GET',
        '/api/player/payment_totals',
      );
      return body.totals.find(({ currency }) => currency === 'EUR')?.deposited_cents;
    };
    const before = (await totals()) ?? 0;
    const id = await pay();
    expect(await totals()).toBe(before + 5_000);
    await platform.db.transaction(tx =>
      setLimit(tx, platform.deps, playerId, {
        type: 'deposit',
        period: 'day',
        endsAt: null,
        accounts: [{ currency: 'EUR', amount: 60_000n }],
      }),
    );
    const { left } = await leftOf();
    expect(left).toBeLessThanOrEqual(55_000);
    await takeBack(id);
    await heard();
    expect(await totals()).toBe(before);
    expect((await leftOf()).left).toBe(left);
    await platform.db.query('DELETE FROM user_limit_accounts');
    await platform.db.query('DELETE FROM user_limits');
  });

  it('a charge-back takes the reserved funds of a player who may not play, and the deposit is not refunded a second time', async () => {
    const begun = await begin();
    await block('self_excluded');
    const id = await payWith('tok_succeeds', begun);
    await block('none');
    expect(await of('held')).toBe(5_000n);
    await takeBack(id);
    await heard();
    expect([await of('held'), await of('cash'), await losses()]).toEqual([0n, 0n, 0n]);
    const returned = await operate<{ returned_at: string | null }>('POST', `held_payments/${id}/return`);
    expect([returned.status, returned.body.returned_at]).toEqual([200, platform.clock.now().toISOString()]);
    expect(await platform.db.query('SELECT FROM sandbox_card_refunds WHERE payment_id = $1', [id])).toEqual([]);
  });

  it('the operator bears the whole charge-back if the reserved funds were already returned', async () => {
    const begun = await begin();
    await block('self_excluded');
    const id = await payWith('tok_succeeds', begun);
    await block('none');
    await giveMoney(platform, email, 'EUR', 9_000);
    await operate('POST', `held_payments/${id}/return`);
    await takeBack(id);
    await heard();
    expect([await of('held'), await of('cash'), await losses()]).toEqual([0n, 9_000n, 5_000n]);
  });

  it('a charge-back records the deposit that it takes back once, after the deposit itself, and when it was credited', async () => {
    const factsOf = (id: string) =>
      platform.db.query<{ kind: string; data: object }>(
        `SELECT kind, data FROM facts WHERE data->>'payment' = $1 AND kind <> 'payment_begun' ORDER BY id`,
        [id],
      );
    const money = { method: 'card', offer: null, currency: 'EUR', amount: '5000' };
    const expected = (id: string, credited: string | null) => [
      {
        kind: 'payment_moved',
        data: { player: playerId, payment: id, action: 'deposit', state: 'succeeded', ...money },
      },
      { kind: 'deposit_charged_back', data: { player: playerId, payment: id, ...money, credited_at: credited } },
    ];
    const paid = await pay();
    const creditedAt = platform.clock.now().toISOString();
    platform.clock.advance(60_000);
    await say(paid, 'charged_back');
    await say(paid, 'charged_back');
    expect(await factsOf(paid)).toEqual(expected(paid, creditedAt));
    const early = (await begin()).payment.id;
    for (const state of ['charged_back', 'succeeded']) await say(early, state);
    expect(await factsOf(early)).toEqual(expected(early, platform.clock.now().toISOString()));
    const begun = await begin();
    await block('self_excluded');
    const held = await payWith('tok_succeeds', begun);
    await block('none');
    await say(held, 'charged_back');
    expect((await factsOf(held)).at(-1)).toEqual(expected(held, null).at(-1));
  });

  it('if a withdrawal takes the lock before the charge-back, its money stays withdrawn and the operator bears the loss', async () => {
    const id = await pay();
    const lock = { text: 'SELECT FROM players WHERE id = $1 FOR UPDATE', values: [playerId] };
    const [out, back] = await behindLock(platform.db, lock, [
      { run: () => withdraw(player), waits: true },
      { run: () => say(id, 'charged_back'), waits: true },
    ]);
    expect([out.status, back.status]).toEqual([201, 200]);
    expect([await of('cash'), await losses()]).toEqual([0n, 5_000n]);
  });

  it.each([
    ['with another amount', { amount_cents: 4_999 }],
    ['of another account', { account: 'player-1' }],
  ])('a charge-back webhook %s is rejected [A27]', async (_how, more) => {
    const id = await pay();
    expect((await say(id, 'charged_back', more)).status).toBe(422);
    expect([await of('cash'), (await payment(id)).charged_back_at]).toEqual([5_000n, null]);
  });
});

describe('a charge-back of a payment that brought no money', () => {
  it.each(['tok_declined', 'tok_insufficient'])(
    'a charge-back changes nothing when the card token was %s',
    async card => {
      const id = await payWith(card, await begin());
      expect((await takeBack(id)).body).toMatchObject({ refusal: 'method_unavailable' });
      expect((await say(id, 'charged_back')).status).toBe(200);
      expect([await of('cash'), await losses(), (await payment(id)).charged_back_at]).toEqual([0n, 0n, null]);
      expect((await operate<ChargeBack[]>('GET', 'charge_backs')).body).toEqual([]);
    },
  );

  it('a charge-back of a withdrawal is ignored', async () => {
    await pay();
    const { id } = (await withdraw(player)).body;
    expect((await say(id, 'charged_back')).status).toBe(200);
    expect([(await payment(id)).state, await losses()]).toEqual(['processing', 0n]);
    expect(await takeBack(randomUUID())).toMatchObject({ status: 404 });
  });
});

const orders = (states: readonly string[]): string[][] =>
  states.length < 2
    ? [[...states]]
    : states.flatMap((state, at) => orders(states.toSpliced(at, 1)).map(rest => [state, ...rest]));

describe('a charge-back received before or after other webhooks', () => {
  it.each(orders(['processing', 'reserved', 'succeeded', 'charged_back']))(
    'webhooks in the order %s, %s, %s, %s, each sent twice concurrently, credit and charge back the deposit once without a loss [B17] [B18]',
    async (...order) => {
      const { id } = (await begin()).payment;
      for (const state of order)
        expect((await Promise.all([say(id, state), say(id, state)])).map(({ status }) => status)).toEqual([200, 200]);
      const { state, charged_back_at: at } = await payment(id);
      expect([state, at]).toEqual(['succeeded', platform.clock.now().toISOString()]);
      expect(await linesOf(id)).toEqual([
        ['cash', 5_000],
        ['cash', -5_000],
      ]);
      expect([await of('cash'), await losses()]).toEqual([0n, 0n]);
    },
  );

  it('a charge-back received before the deposit is declined is discarded with it', async () => {
    const { id } = (await begin()).payment;
    for (const state of ['charged_back', 'declined', 'succeeded']) await say(id, state);
    expect([(await payment(id)).state, await of('cash'), await losses()]).toEqual(['declined', 0n, 0n]);
  });

  it("querying the provider about a payment does not mistake the charge-back for the payment's state [B19]", async () => {
    await operate('POST', 'webhooks/sandbox-card', { lost: true });
    const id = await pay();
    await operate('POST', 'webhooks/sandbox-card', {});
    await takeBack(id);
    await heard();
    expect([(await payment(id)).state, await of('cash')]).toEqual(['pending', 0n]);
    platform.clock.advance(5 * 60_000);
    await platform.jobs.runDue();
    expect([(await payment(id)).state, await of('cash'), await losses()]).toEqual(['succeeded', 0n, 0n]);
    expect((await payment(id)).charged_back_at).not.toBeNull();
  });
});

it('closing an under-age account does not return a deposit that was charged back, and the ledger stays intact [C25] [I1] [I2] [I3] [I4] [I5] [I8]', async () => {
  const [taken, kept] = [await pay(), await pay()];
  await takeBack(taken);
  await heard();
  const closed = await operate<{ deposits: { payment: Payment }[] }>('POST', `players/${email}/under_age`, {
    date_of_birth: '2015-01-01',
  });
  const back = closed.body.deposits.map(({ payment: { id } }) => id);
  expect([back.includes(taken), back.includes(kept)]).toEqual([false, true]);
  expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
});
