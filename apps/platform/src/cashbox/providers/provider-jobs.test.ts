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
/** The provider decides, and its webhook is lost: sent as far as it knows, heard by nobody. */
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

describe('a webhook that is lost', () => {
  it.each([
    ['succeeded', 2_000n],
    ['declined', 0n],
    ['canceled', 0n],
    ['rejected', 0n],
  ] as const)(
    'is made up for after five minutes: %s; until then the player sees it pending [B19]',
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

  it('one in twenty: all ends as the provider decided, and the money is there once [B19]', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const { id, frame } = await begin();
      ids.push(id);
      if (count === 7) await decideUnreported(id, 'succeeded');
      else await platform.caller().send('POST', `${frame}/pay`, { card: 'tok_succeeds', last4: '4242' });
    }
    await pass(1_000);
    expect(await cash()).toBe(19n * 2_000n);
    await pass(soonMs);
    expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => 'succeeded'));
    expect(await cash()).toBe(20n * 2_000n);
    for (const moment of [laterMs, lastMs]) await pass(moment);
    expect(await cash()).toBe(20n * 2_000n);
  });

  it('is asked for again after an hour and a day, while the provider has not ended it [B19]', async () => {
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

  it('and comes after all, changes nothing more [B17] [B19]', async () => {
    const { id } = await begin();
    await decideUnreported(id, 'succeeded');
    await pass(soonMs);
    await platform.db.query('UPDATE sandbox_events SET delivered_at = NULL WHERE payment_id = $1', [id]);
    await pass(1_000);
    const events = await platform.db.query('SELECT applied FROM payment_events WHERE payment_id = $1', [id]);
    expect(events).toEqual([{ applied: false }]);
    expect(await cash()).toBe(2_000n);
  });

  it('a payment the provider knows nothing of yet is left as it is', async () => {
    const { id } = await begin();
    await pass(soonMs);
    expect(await stateOf(id)).toBe('pending');
  });

  it('a payment of another provider, and one that is over, are not asked about', async () => {
    const { id } = await begin();
    await decideUnreported(id, 'succeeded');
    await platform.db.query(`UPDATE payments SET provider = 'another' WHERE id = $1`, [id]);
    await pass(soonMs);
    expect(await stateOf(id)).toBe('pending');
    await platform.db.query(`UPDATE payments SET provider = 'sandbox-card' WHERE id = $1`, [id]);
    await pass(laterMs - soonMs);
    expect([await stateOf(id), await cash()]).toEqual(['succeeded', 2_000n]);
  });

  it('is written down once, when it is made up for, and not where there is nothing to make up for', async () => {
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

  it('of a payment that is not there leaves no question open', async () => {
    const payment_id = randomUUID();
    await platform.db.transaction(tx =>
      platform.jobs.schedule(tx, 'cashbox:ask-provider:sandbox-card', platform.clock.now(), { payment_id }),
    );
    await platform.jobs.runDue();
    expect(await platform.db.query(`SELECT FROM jobs WHERE payload ->> 'payment_id' = $1`, [payment_id])).toEqual([]);
  });

  it('is heard by the listeners of the platform as a webhook would be', async () => {
    const received: string[] = [];
    const listener: PaymentListener = async (_tx, { payment, state }) => void received.push(`${payment} ${state}`);
    openCashbox(platform, { listeners: [listener], gates: [] }, () => Promise.resolve(200));
    const { id } = await begin();
    await decideUnreported(id, 'succeeded');
    await pass(soonMs);
    expect(received).toEqual([`${id} succeeded`]);
  });

  it('leaves the ledger whole, and no question behind [B19]', async () => {
    await pass(lastMs);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
    expect(await platform.db.query('SELECT FROM payments WHERE finished_at IS NULL')).toEqual([]);
    expect(await platform.db.query(`SELECT FROM jobs WHERE name = 'cashbox:ask-provider:sandbox-card'`)).toEqual([]);
  });
});

it('each provider does its own work and is asked its own questions, all in the lane of money', async () => {
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

it('a payment that is over is not even asked about', async () => {
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
