import { describe, expect, it } from 'vitest';
import { DataCache } from './data-cache.ts';

const rule = { maxAgeSec: 15, staleSec: 86_400 };
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

function clockedCache() {
  const clock = { now: 0 };
  return { clock, cache: new DataCache(() => clock.now) };
}

describe('DataCache', () => {
  it('asks the platform once for many callers at the same time', async () => {
    const { cache } = clockedCache();
    let asked = 0;
    const ask = async () => (asked++, json({ n: 1 }));
    await Promise.all(Array.from({ length: 20 }, () => cache.read('k', rule, ask)));
    expect(asked).toBe(1);
  });

  it('serves the last good answer, marked, while the platform is down, and fresh data after it is back [B11]', async () => {
    const { cache, clock } = clockedCache();
    await cache.read('k', rule, async () => json({ n: 1 }));
    clock.now = 3_600_000;
    const down = await cache.read('k', rule, async () => Promise.reject(new Error('refused')));
    expect(down).toMatchObject({ body: '{"n":1}', stale: true });
    const failing = await cache.read('k', rule, async () => json({}, 503));
    expect(failing).toMatchObject({ body: '{"n":1}', stale: true });
    const back = await cache.read('k', rule, async () => json({ n: 2 }));
    expect(back).toMatchObject({ body: '{"n":2}', stale: false });
  });

  it('does not serve an answer older than a day [B11]', async () => {
    const { cache, clock } = clockedCache();
    await cache.read('k', rule, async () => json({ n: 1 }));
    clock.now = 86_500_000;
    await expect(cache.read('k', rule, async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('keeps no refusal', async () => {
    const { cache } = clockedCache();
    expect((await cache.read('k', rule, async () => json({}, 404))).status).toBe(404);
    expect((await cache.read('k', rule, async () => json({ n: 3 }))).body).toBe('{"n":3}');
  });
});
