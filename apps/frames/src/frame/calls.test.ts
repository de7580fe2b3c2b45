import { expect, it, vi } from 'vitest';
import { frameCalls } from './calls.ts';

/** How long each call waits for its response, in milliseconds. */
async function waitsOf(send: (calls: ReturnType<typeof frameCalls>) => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    waits.push(ms);
    return AbortSignal.abort(new DOMException('no response', 'TimeoutError'));
  });
  // Like a platform that hangs: only the signal ends the call.
  const hangs = frameCalls(
    (_route, _url, { signal }) =>
      new Promise((_answer, reject) => {
        if (signal?.aborted) reject(signal.reason as Error);
      }),
    () => 'token',
  );
  await expect(send(hangs)).rejects.toThrow('no response');
  timeout.mockRestore();
  return waits;
}

it('gives up an attempt of a bet in time to tell the player within five seconds that the bet is kept [CONST-001]', async () => {
  const [wait] = await waitsOf(calls =>
    calls.frameBet({ body: { id: 'b', input: { engine: 'slot', stake_cents: 1 } } }),
  );
  expect(wait).toBeLessThan(5_000);
});

it('gives up an attempt to collect in time to tell the player within five seconds', async () => {
  const body = { act_id: 'a', act: { name: 'collect' } } as const;
  const [wait] = await waitsOf(calls => calls.frameAct({ params: { id: 'r' }, body }));
  expect(wait).toBeLessThan(5_000);
});

it('waits longer for a round that the platform may hold back until it ends [CONST-001]', async () => {
  const [wait] = await waitsOf(calls => calls.frameRound({ params: { id: 'r' }, query: {} }));
  expect(wait).toBe(15_000);
});
