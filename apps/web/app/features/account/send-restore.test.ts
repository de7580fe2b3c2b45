import { afterEach, expect, it, vi } from 'vitest';
import { sendRestore } from './remind-screen.tsx';

vi.mock('./captcha/solve-captcha.ts', () => ({ solveCaptcha: () => Promise.resolve('solved') }));
afterEach(() => vi.unstubAllGlobals());

/** What is sent while the platform answers so, one call after the other. */
async function sent(...answers: (() => Response)[]): Promise<unknown[]> {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url, JSON.parse(body as string)]);
    return answers[calls.length - 1]?.();
  });
  await sendRestore('ada@example.com');
  return calls;
}
const done = () => new Response(null, { status: 204 });
const asks = () => Response.json({ refusal: 'captcha_required', request_id: 'one' }, { status: 422 });
const call = (user: object) => ['POST', '/api/users/password', { user }];

it('the link that sets a new password is asked for without a captcha, and with the solved one where one is asked for [CALL-033]', async () => {
  const email = 'ada@example.com';
  expect(await sent(done)).toEqual([call({ email })]);
  expect(await sent(asks, done)).toEqual([call({ email }), call({ email, captcha: 'solved' })]);
});
