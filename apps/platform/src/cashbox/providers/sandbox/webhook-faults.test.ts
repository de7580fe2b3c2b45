import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { WebhookFaults } from '@liftoff/contract/console/payments';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, playerAccount } from '../../../ledger/ledger.ts';
import { framePath, type Begun } from '../../../testing/frame-path.ts';
import { giveMoney, signInDemo } from '../../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../../testing/test-platform.ts';
import { trustDestination, withdraw } from '../../../testing/withdraw.ts';

const minuteMs = 60_000;

let player: TestCaller;
let playerId: number;

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 0);
});
afterEach(() => setFaults({}));

const operate = <T>(method: string, path: string, body?: object) =>
  platform.operator().send<T>(method, `/console/api/${path}`, body);
async function setFaults(faults: object, provider = 'sandbox-card'): Promise<void> {
  expect((await operate('POST', `webhooks/${provider}`, faults)).status).toBe(200);
}
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const stateOf = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body.state;
const receivedOf = async (id: string) =>
  await platform.db.query<{ state: string; applied: boolean }>(
    'SELECT state, applied FROM payment_events WHERE payment_id = $1 ORDER BY received_at, event_id',
    [id],
  );
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}
/** Pays EUR 50 in the card's frame; `card` determines what the provider decides. */
async function pay(card = 'tok_succeeds'): Promise<string> {
  const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  const begun = (await player.send<Begun>('POST', '/payments/deposits', body)).body;
  await platform.caller().send('POST', `${framePath(begun)}/pay`, { card });
  return begun.payment.id;
}

describe('webhook faults that the console sets for a sandbox provider', () => {
  it('webhooks sent in ten concurrent copies make one deposit and one payout [B17]', async () => {
    await setFaults({ copies: 10 });
    const id = await pay();
    await pass(1_000);
    expect([await stateOf(id), await cash()]).toEqual(['succeeded', 5_000n]);
    expect(await receivedOf(id)).toEqual([{ state: 'succeeded', applied: true }]);
    await trustDestination(platform, player, 'card:4242');
    const out = (await withdraw(player)).body;
    await pass(12 * 60 * minuteMs);
    player = await signInDemo(platform);
    expect([await stateOf(out.id), await cash()]).toEqual(['succeeded', 0n]);
  });

  it('delayed webhooks arrive when they are due, and the payment stays pending for the player until then [B19]', async () => {
    await setFaults({ delay_sec: 240 });
    const id = await pay();
    await pass(239_000);
    expect([await stateOf(id), await cash()]).toEqual(['pending', 0n]);
    await pass(1_000);
    expect([await stateOf(id), await cash()]).toEqual(['succeeded', 5_000n]);
  });

  it('webhooks in reverse order lead to the same result, because an older state that arrives last changes nothing [B18]', async () => {
    await setFaults({ delay_sec: 60, reversed: true });
    const id = await pay('tok_waits');
    await operate('POST', `payments/${id}`, { state: 'succeeded' });
    await pass(60_000);
    expect([await stateOf(id), await cash()]).toEqual(['succeeded', 5_000n]);
    expect((await receivedOf(id)).toSorted((a, b) => (a.state < b.state ? -1 : 1))).toEqual([
      { state: 'processing', applied: false },
      { state: 'succeeded', applied: true },
    ]);
  });

  it('lost webhooks are made up for by querying the provider [B19]', async () => {
    await setFaults({ lost: true });
    const id = await pay();
    await pass(5 * minuteMs - 1);
    expect([await stateOf(id), await receivedOf(id)]).toEqual(['pending', []]);
    await pass(1);
    expect([await stateOf(id), await cash(), await receivedOf(id)]).toEqual(['succeeded', 5_000n, []]);
  });

  it('webhook faults apply to one provider, are listed, and end when they are reset', async () => {
    await setFaults({ copies: 3, lost: true }, 'sandbox-crypto');
    const all = (await operate<WebhookFaults[]>('GET', 'webhooks')).body;
    const usual = { copies: 1, delay_sec: 0, reversed: false, lost: false };
    expect(all.find(({ provider }) => provider === 'sandbox-crypto')).toMatchObject({ copies: 3, lost: true });
    expect(all.filter(({ provider }) => provider !== 'sandbox-crypto')).toEqual(
      ['sandbox-card', 'sandbox-bank', 'sandbox-wallet'].map(provider => ({ provider, ...usual })),
    );
    await setFaults({}, 'sandbox-crypto');
    expect((await operate<WebhookFaults[]>('GET', 'webhooks')).body).toEqual(
      all.map(({ provider }) => ({ provider, ...usual })),
    );
    expect((await operate('POST', 'webhooks/nobody', {})).status).toBe(404);
    expect((await operate('POST', 'webhooks/sandbox-card', { copies: 0 })).status).toBe(422);
    expect((await operate('POST', 'webhooks/sandbox-card', { more: 1 })).status).toBe(422);
  });
});
