import type { RealityCheck } from '@liftoff/contract/limits/limits';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuse, Undone, type Refused } from '../core/call.ts';
import type { Tx } from './database.ts';
import { ownLimits, type OwnLimits } from '../testing/own-limits.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { withIdempotency } from './with-idempotency.ts';

let own: OwnLimits;
let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  own = ownLimits(platform);
});
beforeEach(async () => {
  player = await own.begin();
});

const kept = (key: string) => platform.db.query('SELECT FROM idempotency WHERE key = $1', [key]);
const write = (key: string) => ({ owner: 'player:1', call: 'setLimit', key, input: {} });
/** A change that the write makes, and the query that shows it. */
const mark = (tx: Tx) => tx.query(`INSERT INTO sandbox_registers (name, asked) VALUES ('HAMPI', 1)`);
const marks = () => platform.db.query('SELECT FROM sandbox_registers');

describe('a write with an idempotency key', () => {
  const put = (key: string | undefined, input: unknown, work: () => Promise<unknown>, owner = 'player:1') =>
    withIdempotency(platform.db, platform.deps, { owner, call: 'test', key, input }, work);

  it('runs once per key and owner: a repeat returns the same response, and another input is refused [A24]', async () => {
    let done = 0;
    const work = async () => ({ done: (done += 1) });
    expect(await put('key-one-1', { a: 1 }, work)).toEqual({ done: 1 });
    expect(await put('key-one-1', { a: 1 }, work)).toEqual({ done: 1 });
    expect(await put('key-one-1', { a: 2 }, work)).toEqual({ refused: 'idempotency_mismatch' });
    expect(await put('key-one-1', { a: 1 }, work, 'player:2')).toEqual({ done: 2 });
    expect(await put(undefined, { a: 1 }, work)).toEqual({ done: 3 });
  });

  it('replays the response byte for byte, with its keys in the original order [A24]', async () => {
    const text = async () =>
      JSON.stringify(await put('key-order', 1, async () => ({ zeta: 1, engine: 'slot', a: [] })));
    expect(await text()).toBe(await text());
  });

  it('runs once if many requests arrive concurrently', async () => {
    let done = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => put('key-three', 1, async () => (done += 1))));
    expect(new Set(answers)).toEqual(new Set([1]));
    expect(done).toBe(1);
  });
});

it('a refusal stores no key, so the same request runs again and succeeds once nothing refuses it [A24]', async () => {
  await own.loss(5_000);
  const key = randomUUID();
  const raise = () =>
    own.set({ type: 'loss', period: 'day', currency: 'EUR', amount_cents: 9_000 }, { 'idempotency-key': key });
  await own.asLicence('none');
  expect(await raise()).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
  expect(await kept(key)).toEqual([]);
  await own.asLicence('CW');
  const done = await raise();
  expect(done).toMatchObject({ status: 201, body: { pending: { accounts: [{ amount_cents: 9_000 }] } } });
  expect((await raise()).body).toEqual(done.body);
  expect(await own.mails()).toHaveLength(1);
});

it.each([
  ['a key', randomUUID()],
  ['no key', undefined],
])('a refusal rolls back all earlier changes of its call, with %s [A24]', async (_what, key) => {
  const refusing = (end: () => Refused) =>
    withIdempotency(platform.db, platform.deps, { ...write(''), key }, async tx => {
      await mark(tx);
      return end();
    });
  const throwing = (): never => {
    throw new Undone(refuse('forbidden'));
  };
  expect(await refusing(() => refuse('forbidden'))).toEqual({ refused: 'forbidden' });
  expect(await refusing(throwing)).toEqual({ refused: 'forbidden' });
  expect(await marks()).toEqual([]);
});

it('an unexpected error is rethrown, and neither the change nor the key is stored [A24]', async () => {
  const key = randomUUID();
  const fault = new Error('a fault');
  const failed = withIdempotency(platform.db, platform.deps, write(key), async tx => {
    await mark(tx);
    throw fault;
  });
  await expect(failed).rejects.toBe(fault);
  expect(await marks()).toEqual([]);
  expect(await kept(key)).toEqual([]);
  expect(await withIdempotency(platform.db, platform.deps, write(key), async () => 'now')).toBe('now');
});

it('repeating an older key does not overwrite a reality-check interval that was set later [C17] [A24]', async () => {
  const send = (interval_min: number, headers = {}) =>
    player.send<RealityCheck>('PUT', '/api/player/reality_check', { interval_min }, headers);
  const read = async () => (await player.send<RealityCheck>('GET', '/api/player/reality_check')).body;
  const key = { 'idempotency-key': randomUUID() };
  const first = await send(30, key);
  expect((await send(45)).body.own_min).toBe(45);
  expect(await send(30, key)).toMatchObject({ status: 200, body: first.body });
  expect((await read()).own_min).toBe(45);
  expect(await send(60, key)).toMatchObject({ status: 409, body: { refusal: 'idempotency_mismatch' } });
});
