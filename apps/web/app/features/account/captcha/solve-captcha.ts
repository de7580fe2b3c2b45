import type { Challenge, Solution } from 'altcha-lib';
import { accountRoutes } from '@liftoff/contract/core/routes';
import { callsOf } from '../../../shared/calls/calls-of.ts';
import { sendOnce } from '../../../shared/calls/send.ts';
import { telemetryCalls } from '../../../shared/calls/tables/telemetry-calls.ts';
import { isCrawler } from '../../../shared/site/crawler.ts';

/** CONST-072, CONST-073. */
const retries = 5;
const retryMs = 500;

/** What a captcha is solved by: the calls of the platform, and the work of the browser. */
export interface CaptchaParts {
  settings: () => Promise<{ recaptcha_key?: string | null; recaptcha_frame?: string | null }>;
  challenge: () => Promise<Challenge>;
  solve: (challenge: Challenge) => Promise<Solution | null>;
  recaptcha: (frame: string) => Promise<string | null>;
}

/** What does not come is asked for again here, and by no call itself. */
const calls = callsOf(accountRoutes, sendOnce);

const parts: CaptchaParts = {
  settings: () => calls.playerSettings({}),
  challenge: () => calls.captcha({}),
  solve: inWorker,
  recaptcha: async frame => await (await import('./recaptcha-token.ts')).recaptchaToken(frame),
};

/**
 * ERR-021: the `captcha` of a call. Whether the operator has a key of reCAPTCHA is asked for once and five times more;
 * with one its script is loaded, else the platform's own task is done. Where nothing comes or something breaks, that is
 * logged and undefined answered: the form is sent without, and the platform says what it thinks of that.
 */
export async function solveCaptcha(given: Partial<CaptchaParts> = {}): Promise<string | undefined> {
  // ROLE-032.
  if (isCrawler()) return undefined;
  const captcha = await captchaBy({ ...parts, ...given }).catch(() => null);
  if (captcha !== null) return captcha;
  void telemetryCalls.reportLog({ body: { level: 'warn', message: 'no captcha' } }).catch(() => undefined);
  return undefined;
}

/** By the key where the operator has one; null says that there is none, a key that is left out has not come. */
async function captchaBy({ settings, challenge, solve, recaptcha }: CaptchaParts): Promise<string | null> {
  const set = await waitFor(async () => {
    const { recaptcha_key: key, recaptcha_frame: frame } = await settings();
    return key === undefined ? null : { key, frame };
  });
  if (!set) return null;
  if (set.key === null) return await byWork(challenge, solve);
  return set.frame ? await recaptcha(set.frame) : null;
}

/** The solution of a challenge; its signature tells the platform that it is its own. */
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

/** Of Trusted Types, where the browser has them: this one address and no other becomes a worker [A2]. */
let policy: WorkerPolicy | undefined;
async function workerAddress(): Promise<string> {
  // Where the build has put it.
  const { default: address } = await import('./captcha-worker.ts?worker&url');
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy } })
    .trustedTypes;
  if (!factory) return address;
  policy ??= factory.createPolicy('liftoff-captcha', { createScriptURL: url => (url === address ? url : '') });
  return policy.createScriptURL(address);
}

/** Null where the browser lets no worker work. */
async function inWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(await workerAddress(), { type: 'module' });
  return await new Promise<Solution | null>(done => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => done(data));
    worker.addEventListener('error', () => done(null));
    worker.postMessage(challenge, []);
  });
}
