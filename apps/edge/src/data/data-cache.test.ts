import { describe, expect, it } from 'vitest';
import { DataCache } from './data-cache.ts';
import { saying, WholeAnswer } from './whole-answer.ts';

const rule = { maxAgeSec: 15, staleSec: 86_400 };
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

function clockedCache() {
  const clock = { now: 0 };
  return { clock, cache: new DataCache(() => clock.now) };
}

describe('DataCache', () => {
  it('requests data from the platform once for many concurrent callers', async () => {
    const { cache } = clockedCache();
    let asked = 0;
    const ask = async () => (asked++, json({ n: 1 }));
    await Promise.all(Array.from({ length: 20 }, () => cache.read('k', rule, ask)));
    expect(asked).toBe(1);
  });

  it('uses an already parsed response directly, and parses one that is not', async () => {
    const { cache } = clockedCache();
    const value = { n: 1 };
    expect((await cache.read('read', rule, async () => saying(value))).value).toBe(value);
    const unread = new WholeAnswer(200, new Headers({ 'content-type': 'application/json' }), '{"n":2}');
    expect((await cache.read('unread', rule, async () => unread)).value).toEqual({ n: 2 });
  });

  it('refetches expired data in the background during the first minute, and before responding after that', async () => {
    const { cache, clock } = clockedCache();
    let asked = 0;
    const read = async () => {
      const { value, stale } = await cache.read('k', rule, async () => json(++asked));
      return [value, stale];
    };
    expect(await read()).toEqual([1, false]);
    clock.now = rule.maxAgeSec * 1000;
    expect([await read(), asked]).toEqual([[1, false], 1]);
    clock.now += 1;
    expect(await read()).toEqual([1, false]);
    await new Promise(done => setImmediate(done));
    expect([await read(), asked]).toEqual([[2, false], 2]);
    clock.now += (rule.maxAgeSec + 60) * 1000 + 1;
    expect([await read(), asked]).toEqual([[3, false], 3]);
    // The last moment of the minute still belongs to it.
    clock.now += (rule.maxAgeSec + 60) * 1000;
    expect(await read()).toEqual([3, false]);
    await new Promise(done => setImmediate(done));
    expect(await read()).toEqual([4, false]);
  });

  it('serves the last good data, marked as stale, while the platform is down, and fresh data once it is back [B11]', async () => {
    const { cache, clock } = clockedCache();
    await cache.read('k', rule, async () => json({ n: 1 }));
    clock.now = 3_600_000;
    const down = await cache.read('k', rule, async () => Promise.reject(new Error('refused')));
    expect(down).toMatchObject({ value: { n: 1 }, stale: true });
    const failing = await cache.read('k', rule, async () => json({}, 503));
    expect(failing).toMatchObject({ value: { n: 1 }, stale: true });
    const back = await cache.read('k', rule, async () => json({ n: 2 }));
    expect(back).toMatchObject({ value: { n: 2 }, stale: false });
  });

  it('does not serve data older than a day [B11]', async () => {
    const { cache, clock } = clockedCache();
    await cache.read('k', rule, async () => json({ n: 1 }));
    clock.now = 86_500_000;
    await expect(cache.read('k', rule, async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('serves stale data up to the last moment of its day, and never data dated in the future [B11]', async () => {
    const { cache, clock } = clockedCache();
    const away = async () => Promise.reject(new Error('refused'));
    await cache.read('k', rule, async () => json({ n: 1 }));
    clock.now = rule.staleSec * 1000;
    expect(await cache.read('k', rule, away)).toMatchObject({ value: { n: 1 }, stale: true });
    // A clock that was set back does not make an answer fresh.
    clock.now = -1;
    await expect(cache.read('k', rule, away)).rejects.toThrow('refused');
  });

  it('does not cache a platform refusal', async () => {
    const { cache } = clockedCache();
    expect((await cache.read('k', rule, async () => json({}, 404))).status).toBe(404);
    expect((await cache.read('k', rule, async () => json({ n: 3 }))).value).toEqual({ n: 3 });
  });

  it('does not cache a response that is empty, cut off, not JSON or too large, and keeps serving the last good one', async () => {
    const { cache, clock } = clockedCache();
    const type = { headers: { 'content-type': 'application/json' } };
    const bad: (() => Response)[] = [
      () => new Response('', type),
      () => new Response('{"n":', type),
      () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
      () => new Response(`"${'x'.repeat(5 * 1024 * 1024)}"`, type),
      () => new Response('{"n":2}', { headers: { 'content-type': 'text/plain' } }),
      () => new Response('{"n":2}', { headers: { 'content-type': 'x-application/json' } }),
      () => new Response('{"n":2}', { ...type, status: 206 }),
      () => new Response(null, { status: 204 }),
      () => json({}, 408),
      () => json({}, 429),
      () => json({}, 500),
    ];
    for (const answer of bad) {
      await cache.read('first', rule, async () => answer()).catch(() => undefined);
      expect((await cache.read('first', rule, async () => json({ n: 1 }))).value).toEqual({ n: 1 });
      clock.now += 3_600_000;
      // The second read proves that the first one did not discard the last good answer.
      for (let times = 0; times < 2; times += 1)
        expect(await cache.read('first', rule, async () => answer())).toMatchObject({ value: { n: 1 }, stale: true });
      clock.now += 100_000_000;
    }
  });

  it("passes on the platform's failure instead of serving data older than a day [B11]", async () => {
    const { cache, clock } = clockedCache();
    await cache.read('k', rule, async () => json({ n: 1 }));
    clock.now = 86_500_000;
    expect(await cache.read('k', rule, async () => json({}, 503))).toMatchObject({ status: 503, stale: false });
  });

  it('fills its limits exactly, counting two bytes for each character of a key and its data', async () => {
    const cache = new DataCache(() => 0, 1_000, { maxEntries: 100, maxBytes: 4 * 2 * 100 });
    let asked = 0;
    const read = async (key: string, length: number) => {
      await cache.read(key, rule, async () => (asked++, json('x'.repeat(length - 2))));
      return asked;
    };
    expect([await read('of 10char.', 90), await read('of 10char.', 90)]).toEqual([1, 1]);
    expect([await read('of 10 more', 91), await read('of 10 more', 91)]).toEqual([2, 3]);
  });

  it('accepts a response of four MiB, but not one byte more', async () => {
    const { cache } = clockedCache();
    const max = 4 * 1024 * 1024;
    expect((await cache.read('k', rule, async () => json('x'.repeat(max - 2)))).value).toHaveLength(max - 2);
    await expect(cache.read('l', rule, async () => json('x'.repeat(max - 1)))).rejects.toThrow(`${max} bytes`);
  });

  it('passes on a refusal unchanged, whatever its content type', async () => {
    const { cache } = clockedCache();
    const refusal = () => new Response('no', { status: 400, headers: { 'content-type': 'text/plain' } });
    expect(await cache.read('k', rule, async () => refusal())).toMatchObject({
      status: 400,
      contentType: 'text/plain',
    });
    expect(await cache.read('l', rule, async () => new Response(null, { status: 404 }))).toMatchObject({
      contentType: 'application/json',
    });
  });

  it('discards cached data once the platform reports that it no longer exists', async () => {
    const { cache, clock } = clockedCache();
    await cache.read('k', rule, async () => json({ n: 1 }));
    clock.now = 3_600_000;
    expect((await cache.read('k', rule, async () => json({}, 404))).status).toBe(404);
    await expect(cache.read('k', rule, async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('gives up on a response that never arrives', async () => {
    const cache = new DataCache(() => 0, 5);
    const asked = { signal: undefined as AbortSignal | undefined };
    const never = (signal: AbortSignal) => ((asked.signal = signal), new Promise<Response>(() => undefined));
    await expect(cache.read('k', rule, never)).rejects.toThrow('5 ms');
    expect(asked.signal?.aborted).toBe(true);
    expect((await cache.read('k', rule, async () => json({ n: 1 }))).value).toEqual({ n: 1 });
  });
});
