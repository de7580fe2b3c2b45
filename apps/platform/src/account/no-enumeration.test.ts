import { beforeAll, expect, it } from 'vitest';
import { signUpForm } from '../testing/sign-up-form.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { usePlatform } from '../testing/test-platform.ts';

const known = 'known@example.com';
const platform = usePlatform({ seed: 'none' });
beforeAll(async () => {
  await platform.caller().send('POST', '/api/users', { user: { ...signUpForm, email: known } });
});

/** The complete answer including headers, and the SQL statements that it took. */
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

it('sign-in sends the same bytes and runs the same SQL statements for a known and an unknown address, up to the lock [A16] [ERR-009]', async () => {
  for (let at = 0; at < 5; at += 1) {
    const of = (email: string, ip: string) =>
      reported('/api/users/sign_in', { email, password: 'not the password' }, ip);
    const first = await of(known, `198.51.100.${at}`);
    expect(await of('nobody@example.com', `198.51.101.${at}`)).toEqual(first);
    expect([401, 429]).toContain(first.status);
    expect(first.statements.length).toBeGreaterThan(2);
  }
});

it('password reset and confirmation requests get the same response for known and unknown addresses [A16]', async () => {
  for (const path of ['/api/users/password', '/api/users/confirmation'])
    expect(await reported(path, { email: 'nobody@example.com' }, '198.51.102.1')).toEqual(
      await reported(path, { email: known }, '198.51.102.2'),
    );
});

it('a registration with an invalid field does not reveal whether the address is taken, neither in its response nor in its SQL statements [A16]', async () => {
  for (const wrong of [{ password: 'password' }, { date_of_birth: '31/02/1990' }, { terms_acceptance: false }]) {
    const of = (email: string, ip: string) => reported('/api/users', { ...signUpForm, ...wrong, email }, ip);
    const first = await of(known, '198.51.103.1');
    expect(first.status).toBe(422);
    expect(first.text).not.toContain('email');
    expect(await of('nobody@example.com', '198.51.103.2')).toEqual(first);
  }
});

it('an email check returns one different word for a taken and a free address, with identical SQL statements and headers [D12] [CALL-028]', async () => {
  const taken = await reported('/check-email', { email: known }, '198.51.104.1');
  const free = await reported('/check-email', { email: 'nobody@example.com' }, '198.51.104.2');
  expect([taken.text, free.text]).toEqual(['{"valid":true,"taken":true}', '{"valid":true,"taken":false}']);
  const headersOf = ({ headers }: typeof taken) => headers.filter(([name]) => name !== 'content-length');
  expect(headersOf(free)).toEqual(headersOf(taken));
  expect(free.statements).toEqual(taken.statements);
  expect(free.statements.length).toBeGreaterThan(0);
});
