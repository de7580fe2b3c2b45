import { CallError } from '@liftoff/contract/core/client';
import type { Challenge } from 'altcha-lib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { telemetryCalls } from '../../../shared/calls/tables/telemetry-calls.ts';
import { solveCaptcha, type CaptchaParts } from './solve-captcha.ts';
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
const none = { recaptcha_key: null, recaptcha_frame: null };
const key = { recaptcha_key: 'a-site-key', recaptcha_frame: 'https://games.example/captcha/recaptcha' };
const asked = () => Promise.reject(new CallError(422, 'captcha_required'));
const away = () => Promise.reject(new Error('away'));

/** Counts the calls of each captcha part; parts that are not given succeed. */
const counted = (given: Partial<CaptchaParts> = {}) => ({
  settings: vi.fn(given.settings ?? (async () => none)),
  challenge: vi.fn(given.challenge ?? (async () => challenge)),
  solve: vi.fn(given.solve ?? (async () => solution)),
  recaptcha: vi.fn(given.recaptcha ?? (async () => 'a token')),
});

it.each(['settings', 'challenge'] as const)(
  'retries loading the captcha %s five times, half a second apart, then logs the failure and sends the form without a captcha [ERR-021] [CONST-072] [CONST-073]',
  async name => {
    const parts = counted({ [name]: away });
    const solved = solveCaptcha(parts);
    for (const count of [1, 2, 3, 4, 5, 6]) {
      await vi.advanceTimersByTimeAsync(0);
      expect(parts[name]).toHaveBeenCalledTimes(count);
      await vi.advanceTimersByTimeAsync(499);
      expect(parts[name]).toHaveBeenCalledTimes(count);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(parts[name]).toHaveBeenCalledTimes(6);
    expect(await solved).toBeUndefined();
    expect(parts.recaptcha).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledOnce();
  },
);

it('sends each captcha attempt as a single call even if no response arrives, so that only the fixed pause separates the attempts [ERR-021] [CONST-073]', async () => {
  vi.stubEnv('DEV', false);
  const sent = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', sent);
  const solved = solveCaptcha();
  for (const count of [1, 2, 3, 4, 5, 6]) {
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledTimes(count);
    await vi.advanceTimersByTimeAsync(498);
    expect(sent).toHaveBeenCalledTimes(count);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await solved).toBeUndefined();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it("solves the platform's challenge if no reCAPTCHA key is set, even after a failed first attempt, and logs nothing [ERR-021]", async () => {
  const parts = counted();
  parts.settings.mockRejectedValueOnce(new Error('away'));
  parts.challenge.mockRejectedValueOnce(new Error('away'));
  const solved = solveCaptcha(parts);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(JSON.parse(atob((await solved) ?? ''))).toEqual({ challenge, solution });
  expect(parts.recaptcha).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

it('sends a reCAPTCHA token instead of solving a challenge if the operator has a key, even after a failed first attempt [ERR-021] [CALL-029]', async () => {
  const parts = counted({ settings: async () => key });
  parts.settings.mockRejectedValueOnce(new Error('away'));
  const solved = solveCaptcha(parts);
  await vi.advanceTimersByTimeAsync(500);
  expect(await solved).toBe('a token');
  expect(parts.recaptcha.mock.calls).toEqual([[key.recaptcha_frame]]);
  expect(parts.challenge).not.toHaveBeenCalled();
});

it('retries when the settings lack the key field, as after a failed call, then logs the failure and sends the form without a captcha [ERR-021] [CONST-072] [CALL-096]', async () => {
  const parts = counted({ settings: async () => ({}) });
  const solved = solveCaptcha(parts);
  await vi.runAllTimersAsync();
  expect(await solved).toBeUndefined();
  expect(parts.settings).toHaveBeenCalledTimes(6);
  expect(parts.challenge).not.toHaveBeenCalled();
  expect(parts.recaptcha).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
});

it.each([
  ['a browser that cannot solve the challenge', { solve: async () => null }],
  ['a browser in which solving the challenge fails', { solve: away }],
  ['a reCAPTCHA that returns no token', { settings: async () => key, recaptcha: async () => null }],
  ['a reCAPTCHA that throws an error', { settings: async () => key, recaptcha: away }],
  ['a key whose frame address is null', { settings: async () => ({ ...key, recaptcha_frame: null }) }],
  ['a key without a frame address', { settings: async () => ({ recaptcha_key: 'a-site-key' }) }],
])(
  'sends the form without a captcha and logs the failure for %s [ERR-021]',
  async (_, given: Partial<CaptchaParts>) => {
    expect(await solveCaptcha(counted(given))).toBeUndefined();
    expect(logged).toHaveBeenCalledOnce();
  },
);

it('makes a call once if it needs no captcha, and passes every other refusal to the caller [CALL-029] [ERR-009]', async () => {
  const call = vi.fn<(captcha: object) => Promise<string>>().mockResolvedValue('in');
  expect(await withCaptcha(call)).toBe('in');
  expect(call.mock.calls).toEqual([[{}]]);
  const refused = new CallError(401, 'wrong_credentials');
  await expect(withCaptcha(() => Promise.reject(refused))).rejects.toBe(refused);
});

it('repeats a call that requires a captcha, reports when solving starts and ends, and sends no captcha if none can be solved [ERR-021]', async () => {
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

it('does not load or solve a captcha for crawlers [ROLE-032]', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const parts = counted();
  expect(await solveCaptcha(parts)).toBeUndefined();
  for (const part of Object.values(parts)) expect(part).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
