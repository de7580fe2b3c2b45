import { CallError } from '@liftoff/contract/client';
import type { Challenge } from 'altcha-lib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { telemetryCalls } from '../../../shared/calls/telemetry-calls.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { withCaptcha } from './with-captcha.ts';

vi.mock('./captcha-worker.ts?worker&url', () => ({ default: '/assets/captcha-worker.js' }));
const logged = vi.spyOn(telemetryCalls, 'reportLog');
beforeEach(() => {
  vi.useFakeTimers();
  logged.mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.useRealTimers());

const challenge = { parameters: {}, signature: 'ab' } as unknown as Challenge;
const solution = { counter: 7, derivedKey: '00ab' };
const solve = () => Promise.resolve(solution);
const asked = () => Promise.reject(new CallError(422, 'captcha_required'));

it('what a captcha is solved by is asked for again five times, half a second apart [ERR-021] [CONST-072] [CONST-073]', async () => {
  const ask = vi.fn<() => Promise<Challenge>>().mockRejectedValue(new Error('away'));
  const solved = solveCaptcha(ask, solve);
  for (const count of [1, 2, 3, 4, 5, 6]) {
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(count);
    await vi.advanceTimersByTimeAsync(499);
    expect(ask).toHaveBeenCalledTimes(count);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(ask).toHaveBeenCalledTimes(6);
  expect(await solved).toBeUndefined();
  expect(logged).toHaveBeenCalledOnce();
});

it('the one that comes late is solved, and nothing is logged [ERR-021]', async () => {
  const ask = vi.fn<() => Promise<Challenge>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(challenge);
  const solved = solveCaptcha(ask, solve);
  await vi.advanceTimersByTimeAsync(500);
  expect(JSON.parse(atob((await solved) ?? ''))).toEqual({ challenge, solution });
  expect(logged).not.toHaveBeenCalled();
});

it('a browser that cannot solve it sends the form without, which is logged [ERR-021]', async () => {
  expect(
    await solveCaptcha(
      () => Promise.resolve(challenge),
      () => Promise.resolve(null),
    ),
  ).toBeUndefined();
  expect(logged).toHaveBeenCalledOnce();
});

it('a call that asks for no captcha is made once; every other refusal is the caller’s [CALL-029] [ERR-009]', async () => {
  const call = vi.fn<(captcha: object) => Promise<string>>().mockResolvedValue('in');
  expect(await withCaptcha(call)).toBe('in');
  expect(call.mock.calls).toEqual([[{}]]);
  const refused = new CallError(401, 'wrong_credentials');
  await expect(withCaptcha(() => Promise.reject(refused))).rejects.toBe(refused);
});

it('a call that asks for one is made again, without where there is none, and says that it works at it [ERR-021]', async () => {
  const call = vi.fn<(captcha: object) => Promise<string>>().mockImplementation(asked);
  const solving = vi.fn<(now: boolean) => void>();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  const made = withCaptcha(call, solving).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await made).toMatchObject({ refusal: 'captcha_required' });
  expect(call.mock.calls).toEqual([[{}], [{}]]);
  expect(solving.mock.calls).toEqual([[true], [false]]);
  vi.unstubAllGlobals();
});
