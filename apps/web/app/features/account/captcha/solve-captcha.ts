import type { Challenge, Solution } from 'altcha-lib';
import { accountRoutes } from '@liftoff/contract/routes/account';
import { callsOf } from '../../../shared/calls/calls-of.ts';
import { sendOnce } from '../../../shared/calls/send.ts';
import { telemetryCalls } from '../../../shared/calls/tables/telemetry-calls.ts';
import { isCrawler } from '../../../shared/site/crawler.ts';

/** Values from [CONST-072] and [CONST-073]. */
const retries = 5;
const retryMs = 500;

/** The calls and browser functions that captcha solving depends on; tests replace them. */
export interface CaptchaParts {
  settings: () => Promise<{ recaptcha_key?: string | null; recaptcha_frame?: string | null }>;
  challenge: () => Promise<Challenge>;
  solve: (challenge: Challenge) => Promise<Solution | null>;
  recaptcha: (frame: string) => Promise<string | null>;
}

/** These calls are sent only once, because `waitFor` retries them. */
const calls = callsOf(accountRoutes, sendOnce);

const parts: CaptchaParts = {
  settings: () => calls.playerSettings({}),
  challenge: () => calls.captcha({}),
  solve: inWorker,
  recaptcha: async frame => await (await import('./recaptcha-token.ts')).recaptchaToken(frame),
};

/**
 * Returns the `captcha` value for a call. Uses reCAPTCHA if the operator has a key for it, otherwise solves the
 * platform's challenge. Loading the settings or the challenge is retried five times. On any failure it logs a warning
 * and returns `undefined`: the form is then sent without a captcha, and the platform decides [ERR-021].
 */
export async function solveCaptcha(given: Partial<CaptchaParts> = {}): Promise<string | undefined> {
  // Crawlers never solve a captcha [ROLE-032].
  if (isCrawler()) return undefined;
  const captcha = await captchaBy({ ...parts, ...given }).catch(() => null);
  if (captcha !== null) return captcha;
  void telemetryCalls.reportLog({ body: { level: 'warn', message: 'no captcha' } }).catch(() => undefined);
  return undefined;
}

/** A `null` key means that the operator uses no reCAPTCHA. A missing key counts as a failed load and is retried. */
async function captchaBy({ settings, challenge, solve, recaptcha }: CaptchaParts): Promise<string | null> {
  const set = await waitFor(async () => {
    const { recaptcha_key: key, recaptcha_frame: frame } = await settings();
    return key === undefined ? null : { key, frame };
  });
  if (!set) return null;
  if (set.key === null) return await byWork(challenge, solve);
  return set.frame ? await recaptcha(set.frame) : null;
}

/**
 * Solves a challenge and returns it encoded together with its solution. The challenge is signed, so that the platform
 * can verify that it issued it.
 */
async function byWork(ask: CaptchaParts['challenge'], solve: CaptchaParts['solve']): Promise<string | null> {
  const challenge = await waitFor(ask);
  const solution = challenge && (await solve(challenge));
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

async function waitFor<T>(ask: () => Promise<T>): Promise<T | null> {
  for (let at = 0; at <= retries; at += 1) {
    if (at > 0) await new Promise(done => setTimeout(done, retryMs));
    const answer = await ask().catch(() => null);
    if (answer) return answer;
  }
  return null;
}

interface WorkerPolicy {
  createScriptURL(url: string): string;
}

/** Trusted Types policy, in browsers that support it: only this one address may be loaded as a worker [A2]. */
let policy: WorkerPolicy | undefined;
async function workerAddress(): Promise<string> {
  const { default: address } = await import('./captcha-worker.ts?worker&url');
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy } })
    .trustedTypes;
  if (!factory) return address;
  policy ??= factory.createPolicy('liftoff-captcha', { createScriptURL: url => (url === address ? url : '') });
  return policy.createScriptURL(address);
}

/** Resolves to `null` if the worker fails. */
async function inWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(await workerAddress(), { type: 'module' });
  return await new Promise<Solution | null>(done => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => done(data));
    worker.addEventListener('error', () => done(null));
    worker.postMessage(challenge, []);
  });
}
