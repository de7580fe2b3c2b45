import type { User } from '@liftoff/contract/account/account';
import { beforeEach, describe, expect, it } from 'vitest';
import { newToken } from '../../core/token.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import {
  giveMailToken,
  mailTokenMs,
  putMailToken,
  readMailToken,
  takeMailToken,
  type MailPurpose,
} from './mail-tokens.ts';

const platform = usePlatform({ seed: 'none' });
let player: TestCaller;
let playerId = 0;
let old = '';
let wanted = '';
let made = 0;
beforeEach(async () => {
  platform.clock.advance(60_000);
  made += 1;
  old = `old-${made}@example.com`;
  wanted = `new-${made}@example.com`;
  player = platform.caller();
  playerId = (await player.send<User>('POST', '/api/users', { user: { ...signUpForm, email: old } })).body.id;
});

const ownPurposes = Object.keys(mailTokenMs) as (keyof typeof mailTokenMs)[];
const purposes: MailPurpose[] = [...ownPurposes, 'limit'];

/** Issues one link for each purpose, to the address that the player has now. */
async function issueAll(): Promise<ReadonlyMap<MailPurpose, string>> {
  expect((await player.send('POST', '/api/player/email', { email: wanted })).status).toBe(204);
  return await platform.db.transaction(async tx => {
    const tokens = new Map<MailPurpose, string>();
    for (const purpose of ownPurposes) {
      const email = purpose === 'new_email' ? wanted : old;
      tokens.set(purpose, await giveMailToken(tx, platform.deps, { playerId, email }, purpose));
    }
    const { token, hash } = newToken(platform.deps);
    const expiresAt = new Date(platform.clock.now().getTime() + 86_400_000);
    await putMailToken(tx, { playerId, email: old }, { hash, purpose: 'limit', expiresAt });
    return tokens.set('limit', token);
  });
}

async function validOf(tokens: ReadonlyMap<MailPurpose, string>): Promise<MailPurpose[]> {
  const valid: MailPurpose[] = [];
  for (const [purpose, token] of tokens)
    if ((await readMailToken(platform.db, platform.deps, purpose, token)) === playerId) valid.push(purpose);
  return valid;
}

const mailedToken = async (to: string, name: string): Promise<string> => {
  await platform.jobs.runDue();
  const path = `/console/api/mails?to=${encodeURIComponent(to)}`;
  const { body } = await platform.operator().send<{ text: string }[]>('GET', path);
  return body.flatMap(({ text }) => new RegExp(`${name}=([\\w-]{43})`).exec(text)?.[1] ?? [])[0] ?? '';
};

async function changeAddress(): Promise<number> {
  const token = await mailedToken(wanted, 'confirmation_token');
  return (await player.send('GET', `/api/users/confirmation?confirmation_token=${token}`)).status;
}

async function resetPassword(): Promise<number> {
  platform.clock.advance(1_000);
  await platform.caller().send('POST', '/api/users/password', { user: { email: old } });
  const token = await mailedToken(old, 'reset_password_token');
  const password = 'seven quiet comets';
  const user = { reset_password_token: token, password, password_confirmation: password };
  return (await platform.caller().send('PUT', '/api/users/password', { user })).status;
}

const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;
const ofPlayer = (path: string, body: object) => statusOf(platform.operator().send('POST', path, body));

const events: readonly (readonly [name: string, done: () => Promise<number>])[] = [
  ['the address changes', changeAddress],
  ['the password is reset by email', resetPassword],
  [
    'the password is changed in the profile',
    () => {
      const body = { current_password: signUpForm.password, password: 'seven quiet comets' };
      return statusOf(player.send('PUT', '/api/player/password', body));
    },
  ],
  ['the player closes the account', () => statusOf(player.send('POST', '/api/player/closure'))],
  [
    'the account is closed because its player is under age',
    () => ofPlayer(`/console/api/players/${old}/under_age`, { date_of_birth: '2010-01-01' }),
  ],
  [
    'the player self-excludes',
    () => {
      const body = { type: 'selfexclusion', period: 'forever', password: signUpForm.password };
      return statusOf(player.send('POST', '/api/user_limits', body));
    },
  ],
  ['an operator excludes the player', () => ofPlayer(`/console/api/players/${old}`, { blocked: 'self_excluded' })],
];

describe('emailed links', () => {
  it.each(events)('no link of any purpose works once %s [A10] [A17]', async (_name, done) => {
    const tokens = await issueAll();
    expect(await validOf(tokens)).toEqual(purposes);
    expect(await done()).toBeLessThan(300);
    expect(await validOf(tokens)).toEqual([]);
  });

  it('a reset link that was sent to the old mailbox cannot set a password after the address has changed [A17]', async () => {
    await platform.caller().send('POST', '/api/users/password', { user: { email: old } });
    const token = await mailedToken(old, 'reset_password_token');
    await player.send('POST', '/api/player/email', { email: wanted });
    expect(await changeAddress()).toBe(200);
    const password = 'seven quiet comets';
    const user = { reset_password_token: token, password, password_confirmation: password };
    const answer = await platform.caller().send('PUT', '/api/users/password', { user });
    expect(answer).toMatchObject({ status: 422, body: { errors: { reset_password_token: ['expired'] } } });
    const signIn = { user: { email: wanted, password } };
    expect((await platform.caller().send('POST', '/api/users/sign_in', signIn)).status).toBe(401);
  });

  it.each(ownPurposes)(
    'a link for %s that is issued to the old address after the change never works [A17]',
    async of => {
      await player.send('POST', '/api/player/email', { email: wanted });
      expect(await changeAddress()).toBe(200);
      const late = await platform.db.transaction(tx => giveMailToken(tx, platform.deps, { playerId, email: old }, of));
      expect(await platform.db.transaction(tx => takeMailToken(tx, platform.deps, of, late))).toBeNull();
    },
  );
});
