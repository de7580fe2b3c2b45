import { expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { testPlatform, usePlatform, type TestCaller } from '../../testing/test-platform.ts';

const platform = usePlatform({ seed: 'none' });

const minute = 60_000;
async function newPlayer(email: string): Promise<TestCaller> {
  const caller = platform.caller();
  expect((await caller.send('POST', '/api/users', { user: { ...signUpForm, email } })).status).toBe(201);
  return caller;
}
const again = (user: object) => platform.caller().send('POST', '/api/users/confirmation', { user });
async function tokensTo(email: string): Promise<string[]> {
  await platform.jobs.runDue();
  const to = encodeURIComponent(email);
  const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${to}`);
  return mails.body.flatMap(({ text }) => /confirmation_token=([\w-]{43})/.exec(text)?.[1] ?? []);
}
const confirm = (token: string, caller = platform.caller()) =>
  caller.send<{ confirmed_at?: string }>('GET', `/api/users/confirmation?confirmation_token=${token}`);
const expired = { status: 422, body: { refusal: 'invalid', errors: { confirmation_token: ['expired'] } } };
const confirmedAt = async (caller: TestCaller) =>
  (await caller.send<{ confirmed_at: string | null }>('GET', '/api/player')).body.confirmed_at;

it('the emailed link confirms the address once, without signing anyone in [CALL-035] [A15] [A17]', async () => {
  const player = await newPlayer('confirm@example.com');
  const [token = ''] = await tokensTo('confirm@example.com');
  expect(await confirmedAt(player)).toBeNull();
  const elsewhere = platform.caller();
  const answer = await confirm(token, elsewhere);
  expect(answer).toMatchObject({ status: 200, body: { confirmed_at: platform.clock.now().toISOString() } });
  expect(await confirmedAt(player)).toBe(answer.body.confirmed_at);
  expect((await elsewhere.send('GET', '/api/player')).body).toEqual({});
  expect(await confirm(token)).toMatchObject(expired);
});

it('a confirmation link works for one day, and an invented or missing token never works [CALL-035] [A17]', async () => {
  await newPlayer('day@example.com');
  const [token = ''] = await tokensTo('day@example.com');
  platform.clock.advance(1_440 * minute);
  expect(await confirm(token)).toMatchObject(expired);
  expect(await confirm('a'.repeat(43))).toMatchObject(expired);
  expect((await platform.caller().send('GET', '/api/users/confirmation')).status).toBe(422);
  await newPlayer('in-time@example.com');
  const [other = ''] = await tokensTo('in-time@example.com');
  platform.clock.advance(1_440 * minute - 1);
  expect((await confirm(other)).status).toBe(200);
});

it('resends the confirmation link until the address is confirmed, with or without a captcha [CALL-036] [VALID-058]', async () => {
  const email = 'again@example.com';
  await newPlayer(email);
  expect((await again({ email })).status).toBe(204);
  expect((await again({ email, captcha: 'solved' })).status).toBe(204);
  const tokens = await tokensTo(email);
  expect(new Set(tokens).size).toBe(3);
  expect((await confirm(tokens[0] ?? '')).status).toBe(200);
  expect((await again({ email })).status).toBe(204);
  expect(await tokensTo(email)).toHaveLength(3);
});

it('reports an invalid address as an error of the email field [CALL-036]', async () => {
  expect(await again({ email: 'nobody' })).toMatchObject({
    status: 422,
    body: { refusal: 'invalid', errors: { email: ['VALIDATION.EMAIL.INVALID'] } },
  });
});

it('responds alike to a resend request for unknown, unconfirmed and confirmed addresses, with the same SQL statements [CALL-036] [A16]', async () => {
  await newPlayer('waiting@example.com');
  await newPlayer('done@example.com');
  await platform.db.query(`UPDATE players SET confirmed_at = now() WHERE email = 'done@example.com'`);
  const reported = async (email: string) => {
    const { answer, statements } = await statementsOf(platform.db, () => again({ email }));
    answer.headers.delete('x-request-id');
    return { status: answer.status, body: answer.body, headers: [...answer.headers], statements };
  };
  const waiting = await reported('waiting@example.com');
  expect(waiting).toMatchObject({ status: 204, body: undefined });
  for (const email of ['done@example.com', 'nobody@example.com']) expect(await reported(email)).toEqual(waiting);
  expect(await tokensTo('nobody@example.com')).toEqual([]);
});

it('limits confirmation emails to one a minute and five a day per email address, from whatever IP address', async () => {
  const strict = await testPlatform({ seed: 'none', env: { RATE_FACTOR: '1' } });
  const ask = async (at: number) => {
    const from = strict.caller({ ip: `198.51.100.${at}` });
    return (await from.send('POST', '/api/users/confirmation', { user: { email: 'b@example.com' } })).status;
  };
  expect([await ask(0), await ask(1)]).toEqual([204, 429]);
  for (let at = 0; at < 4; at++) {
    strict.clock.advance(minute);
    expect(await ask(2)).toBe(204);
  }
  strict.clock.advance(minute);
  expect(await ask(3)).toBe(429);
  await strict.close();
});

it('resetting the password by email also confirms the address, because the link was sent there [CALL-034] [CALL-035]', async () => {
  const email = 'both-links@example.com';
  await newPlayer(email);
  const [token = ''] = await tokensTo(email);
  platform.clock.advance(minute);
  expect((await platform.caller().send('POST', '/api/users/password', { user: { email } })).status).toBe(204);
  await platform.jobs.runDue();
  const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${email}`);
  const [reset] = mails.body.flatMap(({ text }) => /reset_password_token=([\w-]{43})/.exec(text)?.[1] ?? []);
  const password = 'seven quiet comets';
  const user = { reset_password_token: reset, password, password_confirmation: password };
  const caller = platform.caller();
  expect((await caller.send('PUT', '/api/users/password', { user })).status).toBe(204);
  expect((await caller.send('POST', '/api/users/sign_in', { user: { email, password } })).status).toBe(200);
  const { body } = await caller.send<{ confirmed_at: string }>('GET', '/api/player');
  expect(body.confirmed_at).toBe(platform.clock.now().toISOString());
  expect(await confirm(token)).toMatchObject(expired);
});
