import { afterEach, expect, it, vi } from 'vitest';
import { sendConfirmation } from './resend-confirmation.tsx';
import { sendRestore } from '../password/remind-screen.tsx';

vi.mock('../captcha/solve-captcha.ts', () => ({ solveCaptcha: () => Promise.resolve('solved') }));
afterEach(() => vi.unstubAllGlobals());

const email = 'ada@example.com';

/** Returns the calls that are sent when the platform gives these answers, one per call. */
async function sent(ask: (email: string) => Promise<unknown>, ...answers: (() => Response)[]): Promise<unknown[]> {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url, JSON.parse(body as string)]);
    return answers[calls.length - 1]?.();
  });
  await ask(email);
  return calls;
}
const done = () => new Response(null, { status: 204 });
const asks = () => Response.json({ refusal: 'captcha_required', request_id: 'one' }, { status: 422 });

it('requests the confirmation link without a captcha, and repeats the call with one only if the platform requires it [CALL-036] [VALID-058]', async () => {
  const call = (user: object) => ['POST', '/api/users/confirmation', { user }];
  expect(await sent(sendConfirmation, done)).toEqual([call({ email })]);
  expect(await sent(sendConfirmation, asks, done)).toEqual([call({ email }), call({ email, captcha: 'solved' })]);
});

it('requests the password link without a captcha, and repeats the call with a solved one only if the platform requires it [CALL-033]', async () => {
  const call = (user: object) => ['POST', '/api/users/password', { user }];
  expect(await sent(sendRestore, done)).toEqual([call({ email })]);
  expect(await sent(sendRestore, asks, done)).toEqual([call({ email }), call({ email, captcha: 'solved' })]);
});
