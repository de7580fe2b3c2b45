import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimedOut } from '../limits/deadline.ts';
import { probeMaxMs, Silence, silentForMs, silentMaxMs } from './silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => {});

/** The time in milliseconds after which a call is given up; `null` if it is still waiting after ten seconds. */
async function givenUpAfter(silence: Silence, call: (signal: AbortSignal) => Promise<string> = never) {
  const began = performance.now();
  const gaveUp: number[] = [];
  silence.wait(call).catch((error: unknown) => {
    if (error instanceof TimedOut) gaveUp.push(performance.now() - began);
  });
  for (let step = 0; step < 100 && gaveUp.length === 0; step += 1) await vi.advanceTimersByTimeAsync(100);
  return gaveUp[0] ?? null;
}

it('the edge gives up a call when the platform has answered nothing for as long', async () => {
  expect(await givenUpAfter(new Silence())).toBe(silentMaxMs);
});

it('tells a call that is given up that nobody waits for it', async () => {
  let signal: AbortSignal | undefined;
  await givenUpAfter(new Silence(), given => ((signal = given), never()));
  expect(signal?.aborted).toBe(true);
});

it('waits for a slow call while the platform answers others', async () => {
  const silence = new Silence();
  const answers = setInterval(() => silence.answered(), 1_000);
  expect(await givenUpAfter(silence)).toBeNull();
  clearInterval(answers);
  await vi.advanceTimersByTimeAsync(silentMaxMs);
});

it('gives up calls sooner once the platform is known to be silent, until it answers again', async () => {
  const silence = new Silence();
  await givenUpAfter(silence);
  expect(await givenUpAfter(silence)).toBe(probeMaxMs);
  await expect(silence.wait(async () => 'an answer')).resolves.toBe('an answer');
  expect(await givenUpAfter(silence)).toBe(silentMaxMs);
});

it('passes an error of the call on, and does not take it for an answer', async () => {
  const silence = new Silence();
  await givenUpAfter(silence);
  await expect(silence.wait(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await givenUpAfter(silence)).toBe(probeMaxMs);
});

it('waits for the full time again after five seconds, so that a slow platform does not count as silent for ever', async () => {
  const silence = new Silence();
  await givenUpAfter(silence);
  await vi.advanceTimersByTimeAsync(silentForMs - 1_000);
  expect(await givenUpAfter(silence)).toBe(probeMaxMs);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await givenUpAfter(silence)).toBe(silentMaxMs);
});
