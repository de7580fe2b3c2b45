import type { Payment, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { framePath, type Begun } from '../../testing/frame-path.ts';
import { giveMoney, signInDemo } from '../../testing/play.ts';
import type { JobLane, Jobs } from '../../core/platform-context.ts';
import { sandboxCard } from './sandbox-card/sandbox-card.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { openCashbox } from '../cashbox.ts';
import type { PaymentListener } from '../../facts/payment-listener.ts';
import type { PaymentProvider } from './provider.ts';
import { registerProviderJobs } from './provider-jobs.ts';
import { openProviders } from './providers.ts';
import { decideCard, holdCardPayment } from './sandbox-card/card-book.ts';

let player: TestCaller;
let playerId: number;
const minuteMs = 60_000;
const [soonMs, laterMs, lastMs] = [5 * minuteMs, 60 * minuteMs, 24 * 60 * minuteMs] as const;

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 0);
});

const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
async function begin(): Promise<{ id: string; frame: string }> {
  const body = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
  const begun = await player.send<Begun>('POST', '/payments/deposits', body);
  expect(begun.status).toBe(201);
  return { id: begun.body.payment.id, frame: framePath(begun.body) };
}
/**
 * Lets the provider decide while its webhook is lost: the provider counts it as delivered, but the platform never
 * receives it.
 */
const decideUnreported = (id: string, state: PaymentState) =>
  platform.db.transaction(async tx => {
    const card = await holdCardPayment(tx, id);
    if (card === null) throw new Error('no such payment');
    await decideCard(tx, platform, card, state, null, () => undefined);
    await tx.query('UPDATE sandbox_events SET delivered_at = $2 WHERE payment_id = $1', [id, platform.clock.now()]);
  });
const stateOf = async (id: string) =>
  (await platform.db.query<{ state: PaymentState }>('SELECT state FROM payments WHERE id = $1', [id]))[0]?.state;
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}

describe('a lost webhook', () => {
  it.each([
    ['succeeded', 2_000n],
    ['declined', 0n],
    ['canceled', 0n],
    ['rejected', 0n],
  ] as const)(
    'a lost webhook that reported %s is made up for after five minutes, and the payment stays pending for the player until then [B19]',
    async (state, paid) => {
      const { id } = await begin();
      await decideUnreported(id, state);
      await pass(soonMs - 1);
      expect((await player.send<Payment>('GET', `/payments/${id}`)).body.state).toBe('pending');
      await pass(1);
      expect(await stateOf(id)).toBe(state);
      expect(await cash()).toBe(paid);
    },
  );

  it('when one of twenty webhooks is lost, all deposits end in the state the provider decided and are credited once [B19]', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const { id, frame } = await begin();
      ids.push(id);
      if (count === 7) await decideUnreported(id, 'succeeded');
      else await platform.caller().send('POST', `${frame}/pay`, { card: 'tok_succeeds' });
    }
    await pass(1_000);
    expect(await cash()).toBe(19n * 2_000n);
    await pass(soonMs);
    expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => 'succeeded'));
    expect(await cash()).toBe(20n * 2_000n);
    for (const moment of [laterMs, lastMs]) await pass(moment);
    expect(await cash()).toBe(20n * 2_000n);
  });

  it('the platform queries the provider again after an hour and after a day while the payment is still open [B19]', async () => {
    const { id } = await begin();
    await decideUnreported(id, 'processing');
    await pass(soonMs);
    expect(await stateOf(id)).toBe('processing');
    await pass(laterMs - soonMs);
    expect(await stateOf(id)).toBe('processing');
    await decideUnreported(id, 'succeeded');
    await pass(lastMs - laterMs - 1);
    expect(await stateOf(id)).toBe('processing');
    await pass(1);
    expect(await stateOf(id)).toBe('succeeded');
    expect(await cash()).toBe(2_000n);
  });

  it('a webhook that arrives after the platform queried the provider changes nothing more [B17] [B19]', async () => {
    const { id } = await begin();
    await decideUnreported(id, 'succeeded');
    await pass(soonMs);
    await platform.db.query('UPDATE sandbox_events SET delivered_at = NULL WHERE payment_id = $1', [id]);
    await pass(1_000);
    const events = await platform.db.query('SELECT applied FROM payment_events WHERE payment_id = $1', [id]);
    expect(events).toEqual([{ applied: false }]);
    expect(await cash()).toBe(2_000n);
  });

  it('a payment for which the provider has no state yet stays unchanged', async () => {
    const { id } = await begin();
    await pass(soonMs);
    expect(await stateOf(id)).toBe('pending');
  });

  it("the platform does not query a provider about another provider's payment or a finished one", async () => {
    const { id } = await begin();
    await decideUnreported(id, 'succeeded');
    await platform.db.query(`UPDATE payments SET provider = 'another' WHERE id = $1`, [id]);
    await pass(soonMs);
    expect(await stateOf(id)).toBe('pending');
    await platform.db.query(`UPDATE payments SET provider = 'sandbox-card' WHERE id = $1`, [id]);
    await pass(laterMs - soonMs);
    expect([await stateOf(id), await cash()]).toEqual(['succeeded', 2_000n]);
  });

  it('the platform logs once if querying the provider revealed a missed state, and does not log otherwise', async () => {
    const warn = vi.spyOn(platform.deps.log, 'warn');
    try {
      const [waiting, unreported] = [await begin(), await begin()];
      await decideUnreported(unreported.id, 'succeeded');
      await pass(soonMs);
      expect(await stateOf(waiting.id)).toBe('pending');
      const reported = 'a provider was asked for what its webhook had not told';
      expect(warn.mock.calls.filter(([, text]) => text === reported)).toEqual([
        [{ payment: unreported.id, state: 'succeeded' }, reported],
      ]);
    } finally {
      warn.mockRestore();
    }
  });

  it('a scheduled query about an unknown payment leaves no job behind', async () => {
    const payment_id = randomUUID();
    await platform.db.transaction(tx =>
      platform.jobs.schedule(tx, 'cashbox:ask-provider:sandbox-card', platform.clock.now(), { payment_id }),
    );
    await platform.jobs.runDue();
    expect(await platform.db.query(`SELECT FROM jobs WHERE payload ->> 'payment_id' = $1`, [payment_id])).toEqual([]);
  });

  it('payment listeners run for a state learned by querying the provider, as they do for a webhook', async () => {
    const received: string[] = [];
    const listener: PaymentListener = async (_tx, { payment, state }) => void received.push(`${payment} ${state}`);
    openCashbox(
      platform,
      {
        listeners: [listener],
        gates: [],
        offerOf: async () => null,
        lockOffer: async () => undefined,
        withdrawalBegun: async () => undefined,
      },
      () => Promise.resolve(200),
    );
    const { id } = await begin();
    await decideUnreported(id, 'succeeded');
    await pass(soonMs);
    expect(received).toEqual([`${id} succeeded`]);
  });

  it('lost webhooks leave the ledger intact and no scheduled queries behind [B19]', async () => {
    await pass(lastMs);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
    expect(await platform.db.query('SELECT FROM payments WHERE finished_at IS NULL')).toEqual([]);
    expect(await platform.db.query(`SELECT FROM jobs WHERE name = 'cashbox:ask-provider:sandbox-card'`)).toEqual([]);
  });
});

it('each provider has its own jobs and status queries, all in the money lane', async () => {
  const registered: (readonly [string, number | null, JobLane | undefined])[] = [];
  const jobs: Jobs = {
    ...platform.jobs,
    every: (name, ms, _run, lane) => void registered.push([name, ms, lane]),
    on: (name, _run, lane) => void registered.push([name, null, lane]),
  };
  const provider = (id: string, everyMs: number) => ({
    ...sandboxCard({ ...platform, jobs }, () => Promise.resolve(200)),
    id,
    jobs: [{ name: 'settle', everyMs, run: () => Promise.resolve() }],
  });
  const providers = openProviders([provider('one', 1_000), provider('two', 2_000)]);
  registerProviderJobs({ ...platform, jobs }, providers, () => Promise.resolve(false));
  expect(registered).toEqual([
    ['one:settle', 1_000, 'money'],
    ['cashbox:ask-provider:one', null, 'money'],
    ['two:settle', 2_000, 'money'],
    ['cashbox:ask-provider:two', null, 'money'],
  ]);
});

it('the platform does not query the provider about a payment that has ended', async () => {
  const asked: string[] = [];
  const provider: PaymentProvider = {
    ...sandboxCard(platform, () => Promise.resolve(200)),
    jobs: [],
    stateOf: async (_tx, payment) => {
      asked.push(payment);
      return null;
    },
  };
  const move = () => Promise.reject(new Error('there is nothing to move'));
  registerProviderJobs(platform, openProviders([provider]), move);
  const [over, open] = [await begin(), await begin()];
  await platform.db.query(`UPDATE payments SET state = 'declined', finished_at = created_at WHERE id = $1`, [over.id]);
  await pass(soonMs);
  expect(asked).toEqual([open.id]);
});
