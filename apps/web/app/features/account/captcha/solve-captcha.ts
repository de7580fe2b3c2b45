import type { Challenge, Solution } from 'altcha-lib';
import { accountCalls } from '../../../shared/calls/account-calls.ts';
import { telemetryCalls } from '../../../shared/calls/telemetry-calls.ts';

/** CONST-072, CONST-073. */
const retries = 5;
const retryMs = 500;

/**
 * ERR-021: the solution of a challenge, for the `captcha` of a call. Its challenge, by whose signature the platform knows
 * it again, is asked for once and five times more; where it does not come, undefined: the form is sent without, and the
 * platform says what it thinks of that.
 */
export async function solveCaptcha(
  ask: () => Promise<Challenge> = () => accountCalls.captcha({}),
  solve: (challenge: Challenge) => Promise<Solution | null> = inWorker,
): Promise<string | undefined> {
  const challenge = await waitFor(ask);
  const solution = challenge && (await solve(challenge));
  if (solution) return btoa(JSON.stringify({ challenge, solution }));
  void telemetryCalls.reportLog({ body: { level: 'warn', message: 'no captcha' } }).catch(() => undefined);
  return undefined;
}

async function waitFor(ask: () => Promise<Challenge>): Promise<Challenge | null> {
  for (let at = 0; at <= retries; at += 1) {
    if (at > 0) await new Promise(done => setTimeout(done, retryMs));
    const challenge = await ask().catch(() => null);
    if (challenge) return challenge;
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
