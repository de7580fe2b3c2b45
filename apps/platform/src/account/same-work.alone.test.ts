import { verify } from '@node-rs/argon2';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signUpForm } from '../testing/sign-up-form.ts';
import { usePlatform } from '../testing/test-platform.ts';

vi.mock('@node-rs/argon2', { spy: true });

const known = 'known@example.com';
const platform = usePlatform({ seed: 'none' });
beforeAll(async () => {
  await platform.caller().send('POST', '/api/users', { user: { ...signUpForm, email: known } });
});
beforeEach(() => void vi.mocked(verify).mockClear());

it('hashes a wrong password exactly once, at the same cost for a known and an unknown address [A12] [A16]', async () => {
  for (const email of [known, 'nobody@example.com']) {
    vi.mocked(verify).mockClear();
    const user = { email, password: 'not the password' };
    const answer = await platform.caller({ ip: '198.51.100.7' }).send('POST', '/api/users/sign_in', { user });
    expect(answer.status).toBe(401);
    const hashes = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4));
    expect(hashes, email).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);
  }
});
