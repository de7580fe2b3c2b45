import { beforeAll, expect, it } from 'vitest';
import { signUpForm } from '../testing/sign-up-form.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { usePlatform } from '../testing/test-platform.ts';

const known = 'known@example.com';
const platform = usePlatform({ seed: 'none' });
beforeAll(async () => {
  await platform.caller().send('POST', '/api/users', { user: { ...signUpForm, email: known } });
});

/** An answer to the last header and byte, and the statements that it took. */
async function reported(path: string, user: object, ip: string) {
  const { answer, statements } = await statementsOf(platform.db, () =>
    platform.caller({ ip }).send('POST', path, path === '/check-email' ? user : { user }),
  );
  const { status, body, headers } = answer;
  const id = (body as { request_id?: string } | undefined)?.request_id ?? '';
  headers.delete('x-request-id');
  const text = JSON.stringify(body ?? null).replace(id, '');
  return { status, headers: [...headers], text, statements };
}

it('signing in answers a known and an unknown address alike, byte by byte and by the same statements, up to the captcha [A16] [ERR-009]', async () => {
  for (let at = 0; at < 5; at += 1) {
    const of = (email: string, ip: string) =>
      reported('/api/users/sign_in', { email, password: 'not the password' }, ip);
    const first = await of(known, `198.51.100.${at}`);
    expect(await of('nobody@example.com', `198.51.101.${at}`)).toEqual(first);
    expect([401, 422]).toContain(first.status);
    expect(first.statements.length).toBeGreaterThan(2);
  }
});

it('a link for a new password and one that confirms an address are asked for alike [A16]', async () => {
  for (const path of ['/api/users/password', '/api/users/confirmation'])
    expect(await reported(path, { email: 'nobody@example.com' }, '198.51.102.1')).toEqual(
      await reported(path, { email: known }, '198.51.102.2'),
    );
});

it('a registration that its fields shut out says nothing of the address, and a new one and a taken one are looked up by the same statements until then [A16]', async () => {
  for (const wrong of [{ password: 'password' }, { date_of_birth: '31/02/1990' }, { terms_acceptance: false }]) {
    const of = (email: string, ip: string) => reported('/api/users', { ...signUpForm, ...wrong, email }, ip);
    const first = await of(known, '198.51.103.1');
    expect(first.status).toBe(422);
    expect(first.text).not.toContain('email');
    expect(await of('nobody@example.com', '198.51.103.2')).toEqual(first);
  }
});

it('the question of the form is answered for a taken and a free address by the same statements and headers, and differs in its one word [D12] [CALL-028]', async () => {
  const taken = await reported('/check-email', { email: known }, '198.51.104.1');
  const free = await reported('/check-email', { email: 'nobody@example.com' }, '198.51.104.2');
  expect([taken.text, free.text]).toEqual(['{"valid":true,"taken":true}', '{"valid":true,"taken":false}']);
  const headersOf = ({ headers }: typeof taken) => headers.filter(([name]) => name !== 'content-length');
  expect(headersOf(free)).toEqual(headersOf(taken));
  expect(free.statements).toEqual(taken.statements);
  expect(free.statements.length).toBeGreaterThan(0);
});
