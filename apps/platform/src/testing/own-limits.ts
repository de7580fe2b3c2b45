import type { UserLimit } from '@liftoff/contract/limits/limits';
import { signInDemo } from './play.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

const email = 'demo@liftoff.test';

/**
 * Manages the demo player's own limits through the calls of the contract. Call `begin` before each test; it moves the
 * clock two days ahead.
 */
export function ownLimits(platform: TestPlatform) {
  let player: TestCaller;
  const list = async () => (await player.send<UserLimit[]>('GET', '/api/user_limits')).body;
  const set = (body: object, headers = {}) => player.send<UserLimit>('POST', '/api/user_limits', body, headers);
  const mails = async () => {
    const address = `/console/api/mails?to=${encodeURIComponent(email)}`;
    return (await platform.operator().send<{ text: string }[]>('GET', address)).body.map(({ text }) => text);
  };
  const tokenOf = (text = '') => /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const signIn = async () => (player = await signInDemo(platform, email));
  const asLicence = (licence: string) =>
    platform.db.query('UPDATE players SET licence = $2 WHERE email = $1', [email, licence]);
  return {
    list,
    set,
    mails,
    signIn,
    asLicence,
    begin: async () => {
      // Moves the clock far enough that earlier deposits and stakes are outside a one-day window.
      platform.clock.advance(2 * 86_400_000);
      await platform.db.query('DELETE FROM user_limit_accounts');
      await platform.db.query('DELETE FROM user_limits');
      await platform.db.query('DELETE FROM mails');
      await asLicence('CW');
      return signIn();
    },
    /** Returns the only limit in force. Throws if there is not exactly one. */
    only: async () => {
      const [limit, ...others] = await list();
      if (limit === undefined || others.length > 0) throw new Error('Not one limit');
      return limit;
    },
    loss: (amount_cents: number, period = 'day', currency = 'EUR') =>
      set({ type: 'loss', period, currency, amount_cents }),
    remove: (id: string, headers = {}) =>
      player.send<UserLimit>('DELETE', `/api/user_limits/${id}`, undefined, headers),
    confirm: (token: string) => platform.caller().send('POST', '/api/user_limits/confirm', { token }),
    /** Returns the confirmation tokens from the emails, newest first. */
    tokens: async () => (await mails()).map(tokenOf),
    mailed: async () => tokenOf((await mails())[0]),
  };
}

export type OwnLimits = ReturnType<typeof ownLimits>;
