import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

/** Where an address leads: the path of the redirect, or the status of another answer. */
const leadsTo = async (path: string, cookie = ''): Promise<string | number> => {
  const { status, location } = await site.visit(path, cookie === '' ? {} : { cookie });
  return location ?? status;
};

describe('an address', () => {
  it.each([
    ['/profile', '/profile'],
    ['/profile/limits?period=week', '/profile/limits?period=week'],
    ['/fr-CA/profile/gifts', '/fr-CA/profile/gifts'],
    ['/guest/de/profile', '/guest/de/profile'],
    ['/users/limits', '/users/limits'],
    ['/deposit?step=2', '/deposit?step=2'],
    ['/favorite-games', '/favorite-games'],
    ['/play/turbogames/rocket-x?mode=real', '/play/turbogames/rocket-x?mode=real'],
  ])(
    'of a player leads a guest to registration and back: %s [ROUTE-019] [ROUTE-020] [GUARD-001]',
    async (path, back) => {
      const prefix = /^(?:\/guest)?(?:\/(?:fr-CA|de)(?=\/))?/.exec(path)?.[0] ?? '';
      expect(await leadsTo(path)).toBe(`${prefix}/sign-up?${new URLSearchParams({ redirect: back })}`);
    },
  );

  it('of a player is one for the router’s data as well, without what only the router asks with [GUARD-001]', async () => {
    const { html } = await site.visit('/profile/limits.data?period=week&_routes=routes%2Fprofile');
    expect(html).toContain('/sign-up?redirect=%2Fprofile%2Flimits%3Fperiod%3Dweek');
    expect(html).not.toContain('_routes');
  });

  it('of the profile is its player’s, and that of a link in a mail is anybody’s [ROUTE-019] [ROUTE-020]', async () => {
    const cookie = await site.signIn('estonia@liftoff.test');
    for (const path of ['/profile', '/profile/limits', '/profile/gifts']) expect(await leadsTo(path, cookie)).toBe(200);
    expect(await leadsTo('/profile/limits/confirm?token=x')).toBe(200);
    expect(await leadsTo('/users', cookie)).toBe('/profile');
    expect(await leadsTo('/fr-CA/users/limits?period=week', cookie)).toBe('/fr-CA/profile/limits?period=week');
  });

  it('of the profile is no file, for a guest neither', async () => {
    expect(await leadsTo('/profile/x.css')).toBe(404);
  });
});
