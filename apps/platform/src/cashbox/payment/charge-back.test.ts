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
import { withdraw } from '../../testing/withdraw.ts';

const email = 'demo@liftoff.test';

let player: TestCaller;
let playerId: number;
/** What the house has borne before a test. */
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
  // Every test begins with a player whom no provider has taken anything back from.
  await platform.db.query('DELETE FROM charge_backs');
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
  await platform.caller().send('POST', `${framePath(begun)}/pay`, { card, last4: '4242' });
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
/** What the deposit limit leaves. */
async function leftOf(): Promise<{ left: number }> {
  const { body } = await player.send<{ limit?: { left_cents: number } }>('POST', '/payments/deposits', {
    method_id: 'card',
    amount_cents: 500_000,
    currency: 'EUR',
  });
  return { left: body.limit?.left_cents ?? Number.NaN };
}
/** What the provider says of a payment, in its own words and order. */
const say = (id: string, state: string, more: object = {}) => {
  const word = { event_id: randomUUID(), payment_id: id, state, amount_cents: 5_000, currency: 'EUR' };
  const body = JSON.stringify({ ...word, account: `player-${playerId}`, ...more });
  const secret = platform.config.secret('webhook:sandbox-card');
  const headers = { [signatureHeader]: sign(secret, platform.clock.now(), body) };
  return platform.caller().send('POST', '/webhooks/payments/sandbox-card', body, headers);
};

describe('a deposit that its provider takes back [B18]', () => {
  it('is taken from the balance, once however often it is said, and is told in list, ledger, trail and mail [I5] [B17]', async () => {
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

  it('is taken from what is there and no more: the house bears the rest, and no balance falls below nothing [I3]', async () => {
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

  it('stops withdrawals that were not sent, newest first and no more than it takes; what was sent stays sent', async () => {
    const id = await pay();
    await giveMoney(platform, email, 'EUR', 400_000);
    const sent = (await withdraw(player, { amount_cents: 3_000 })).body;
    const older = (await withdraw(player, { amount_cents: 150_000 })).body;
    const newer = (await withdraw(player, { amount_cents: 160_000 })).body;
    await giveMoney(platform, email, 'EUR', 100);
    await takeBack(id);
    await heard();
    const states = await Promise.all([sent, older, newer].map(async one => (await payment(one.id)).state));
    expect(states).toEqual(['processing', 'pending', 'rejected']);
    expect([await of('cash'), await losses()]).toEqual([100n + 160_000n - 5_000n, 0n]);
    await operate('POST', `payments/${older.id}`, { state: 'rejected' });
  });

  it('has every later withdrawal of its player looked at by a person first', async () => {
    const id = await pay();
    await giveMoney(platform, email, 'EUR', 20_000);
    expect((await withdraw(player)).body.state).toBe('processing');
    await takeBack(id);
    await heard();
    const { id: waiting, state } = (await withdraw(player)).body;
    expect(state).toBe('pending');
    await operate('POST', `payments/${waiting}`, { state: 'rejected' });
  });

  it('counts no more in what was deposited, and gives a deposit limit nothing back [C5]', async () => {
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

  it('goes from the held money where its player may not play, and is not sent back a second time', async () => {
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

  it('is borne whole by the house where the held money went back before', async () => {
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

  it('and a bet or a withdrawal of the same money: what comes first has it', async () => {
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
  ])('is not believed %s [A27]', async (_how, more) => {
    const id = await pay();
    expect((await say(id, 'charged_back', more)).status).toBe(422);
    expect([await of('cash'), (await payment(id)).charged_back_at]).toEqual([5_000n, null]);
  });
});

describe('a charge-back of what brought no money', () => {
  it.each(['tok_declined', 'tok_insufficient'])('changes nothing where the card was %s', async card => {
    const id = await payWith(card, await begin());
    expect((await takeBack(id)).body).toMatchObject({ refusal: 'method_unavailable' });
    expect((await say(id, 'charged_back')).status).toBe(200);
    expect([await of('cash'), await losses(), (await payment(id)).charged_back_at]).toEqual([0n, 0n, null]);
    expect((await operate<ChargeBack[]>('GET', 'charge_backs')).body).toEqual([]);
  });

  it('is none where money goes out', async () => {
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

describe('a charge-back in any order', () => {
  it.each(orders(['processing', 'reserved', 'succeeded', 'charged_back']))(
    'heard as %s, %s, %s, %s, each twice at once: the deposit has come and gone, and nothing is lost [B17] [B18]',
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

  it('heard before the deposit is declined, is forgotten with it', async () => {
    const { id } = (await begin()).payment;
    for (const state of ['charged_back', 'declined', 'succeeded']) await say(id, state);
    expect([(await payment(id)).state, await of('cash'), await losses()]).toEqual(['declined', 0n, 0n]);
  });

  it('is not taken for where the payment has come, when its provider is asked [B19]', async () => {
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

it('a child’s deposit that was taken back is not sent back once more, and the ledger is whole after all of it [C25] [I1] [I2] [I3] [I4] [I5] [I8]', async () => {
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
