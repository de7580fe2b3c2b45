import { expect, it } from 'vitest';
import { usePlatform } from '../../testing/test-platform.ts';

const email = 'demo@liftoff.test';

const platform = usePlatform({ seed: 'small' });

it.each([
  ['under_age', 422, 'under_age'],
  ['own_wish', 403, 'account_closed'],
])(
  'an account closed for %s cannot be used to sign in, and the refusal says why [C25] [C40]',
  async (closedFor, status, refusal) => {
    await platform.db.query('UPDATE players SET closed_for = $2, closed_at = $3 WHERE email = $1', [
      email,
      closedFor,
      platform.clock.now(),
    ]);
    const caller = platform.caller();
    const user = { email, password: 'Liftoff-2026!' };
    expect(await caller.send('POST', '/api/users/sign_in', { user })).toMatchObject({ status, body: { refusal } });
    expect(caller.cookies.has('__Host-session')).toBe(false);
  },
);
