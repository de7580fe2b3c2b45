import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestCaller } from './test-caller.ts';

/** Asks for a challenge and does its work, as a browser does: what is sent as `captcha`. */
export async function solveCaptcha(caller: TestCaller): Promise<string> {
  const { body: challenge } = await caller.send<Challenge>('GET', '/api/captcha');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
