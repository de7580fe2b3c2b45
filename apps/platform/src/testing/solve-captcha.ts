import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestCaller } from './test-caller.ts';

/** Requests a captcha challenge and solves it as a browser does. Returns the value to send as `captcha`. */
export async function solveCaptcha(caller: TestCaller): Promise<string> {
  const { body: challenge } = await caller.send<Challenge>('GET', '/api/captcha');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
