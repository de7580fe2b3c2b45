import { describe, expect, it, vi } from 'vitest';
import { brokenNetwork, fails, isSilent } from '../../testing/broken-network.ts';

const net = brokenNetwork();
const send = (method: string, headers: Record<string, string> = {}) =>
  net.outcome(net.page.sendFromBrowser('GET /api/player', '/api/player', { method, headers }));

describe('the retry budget [B9]', () => {
  const answered = async (count: number) => {
    net.answer = () => Promise.resolve(Response.json({}));
    for (let at = 0; at < count; at += 1) await send('GET');
    net.answer = fails;
    net.tries = [];
  };
  const all = (count: number, method = 'GET', headers = {}) =>
    net.outcome(
      Promise.allSettled(
        Array.from({ length: count }, () =>
          net.page.sendFromBrowser('GET /api/player', '/api/player', { method, headers }),
        ),
      ),
    );

  it('retries only eighteen calls if all loads of a page fail, and more only once calls get responses', async () => {
    await all(25);
    expect(net.tries).toHaveLength(25 + 18);
    net.tries = [];
    await all(25);
    expect(net.tries).toHaveLength(25);
    await answered(30);
    await all(25);
    expect(net.tries).toHaveLength(25 + 3);
  });

  it('reserves enough budget for all retries of two calls that a player waits for', async () => {
    await all(25);
    net.tries = [];
    const write = { 'idempotency-key': 'one' };
    await all(2, 'POST', write);
    expect(net.tries).toHaveLength(14);
    net.tries = [];
    await all(1, 'POST', write);
    expect(net.tries).toHaveLength(1);
  });

  it('allows at most the initial budget plus 100 retries for a thousand calls, half of which fail', async () => {
    let calls = 0;
    net.answer = () => ((calls += 1) % 2 === 0 ? fails() : Promise.resolve(Response.json({})));
    for (let at = 0; at < 1_000; at += 1) await send('GET');
    expect(net.tries.length - 1_000).toBeGreaterThan(30);
    expect(net.tries.length - 1_000).toBeLessThanOrEqual(30 + 100);
  });
});

describe('a call that a player waits for', () => {
  const write = () => net.outcome(net.page.sendFromBrowser('GET /api/player', '/api/player', key));
  const key = { method: 'POST', headers: { 'idempotency-key': 'one' } };

  it('a call that a player waits for announces, from its first retry until it has ended, when the retries will stop at the latest [B9]', async () => {
    net.answer = isSilent;
    const heard: number[] = [];
    const stop = net.page.onTrying(() => heard.push(...net.page.tryingCalls().map(({ until }) => until)));
    vi.mocked(Math.random).mockReturnValue(1);
    await write();
    stop();
    const end = Date.now();
    expect(heard).toHaveLength(6);
    expect(new Set(heard)).toEqual(new Set([end]));
    expect(net.page.tryingCalls()).toEqual([]);
  });

  it('announces no retry for reads or for calls that get an immediate response', async () => {
    const heard = vi.fn<() => void>();
    const stop = net.page.onTrying(heard);
    await send('GET');
    net.answer = () => Promise.resolve(Response.json({}));
    await write();
    stop();
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ['between two attempts', fails, 50],
    ['while no response arrives', isSilent, 31_000],
  ])(
    'a call that a player waits for can be cancelled %s, then fails immediately and is not retried [B9]',
    async (_when, how, ms) => {
      net.answer = how;
      const call = net.page.sendFromBrowser('GET /api/player', '/api/player', key).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(ms);
      const [waiting] = net.page.tryingCalls();
      const made = net.tries.length;
      waiting?.stop();
      expect(await call).toMatchObject({ status: 0, refusal: 'network' });
      await vi.runAllTimersAsync();
      expect([net.tries.length, net.page.tryingCalls()]).toEqual([made, []]);
    },
  );
});
