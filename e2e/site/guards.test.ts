import { beforeAll, describe, expect, it } from 'vitest';
import account from '../../messages/en-CA/account.json' with { type: 'json' };
import { sharedSite, type Site } from './open-site.ts';

const { region } = account;

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

/** Where an address leads: the path of a redirect, or the status of any other answer. */
const leadsTo = async (path: string, cookie = ''): Promise<string | number> => {
  const { status, location } = await site.visit(path, cookie === '' ? {} : { cookie });
  return location ?? status;
};

describe('a player', () => {
  it('a player has the balance, deposit, gifts, favourites, profile and cashbox, and a guest has none of them [ROLE-004] [ROLE-002]', async () => {
    const places = ['/deposit', '/withdraw', '/profile/gifts', '/favorite-games', '/profile'];
    const cookie = await site.signIn('estonia@liftoff.test');
    const { page } = await site.visit('/', { cookie });
    const balance = (of: typeof page) => of.all('summary', { class: /\bbalance\b/ }).map(({ text }) => text);
    expect(balance(page)).toEqual(['€200.00']);
    const leads = (of: typeof page, to: string) => of.all('a', { href: to }).length > 0;
    expect(places.filter(to => !leads(page, to))).toEqual([]);
    for (const to of [...places, '/cashbox', '/users/main'])
      expect([to, await leadsTo(to, cookie)]).toEqual([to, to === '/users/main' ? '/profile/main' : 200]);
    const guest = (await site.visit('/')).page;
    expect([balance(guest), places.filter(to => leads(guest, to))]).toEqual([[], []]);
  });
});

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
    'a page for players redirects a guest to registration and then back: %s [ROUTE-019] [ROUTE-020] [GUARD-001]',
    async (path, back) => {
      const prefix = /^(?:\/guest)?(?:\/(?:fr-CA|de)(?=\/))?/.exec(path)?.[0] ?? '';
      expect(await leadsTo(path)).toBe(`${prefix}/sign-up?${new URLSearchParams({ redirect: back })}`);
    },
  );

  it.each([
    '/cashbox',
    '/dashboard',
    '/deposit',
    '/accounts/7/deposit',
    '/deposit-bonus',
    '/withdraw',
    '/deposit-fast',
  ])('the cashbox address %s is only for players, under every prefix [ROUTE-036] [GUARD-001]', async path => {
    for (const prefix of ['', '/fr-CA', '/guest', '/guest/de']) {
      const back = path + (prefix === '' ? '?step=2' : '');
      const to = `${prefix}/sign-up?${new URLSearchParams({ redirect: prefix + back })}`;
      expect(await leadsTo(prefix + back)).toBe(to);
    }
    expect(await leadsTo(path, await site.signIn('estonia@liftoff.test'))).toBe(200);
  });

  it.each([
    ['/deposit', 'Deposit'],
    ['/withdraw', 'Withdraw'],
    ['/cashbox', 'Deposit'],
    ['/deposit-fast', 'Deposit'],
  ])('the page of %s shows the cashbox before any script has loaded', async (path, tab) => {
    const { page } = await site.visit(path, { cookie: await site.signIn('estonia@liftoff.test') });
    const dialog = page.one('*', { role: 'dialog' });
    expect(dialog.all('h2').map(({ text }) => text)).toEqual(['Cashbox Balance €200.00']);
    expect(dialog.all('a', { 'aria-current': 'page' }).map(({ text }) => text)).toEqual([tab]);
  });

  it("a popup's name decides who can open it: forms are for guests, and the cashbox and personal popups for players [ROUTE-069] [GUARD-002] [GUARD-006] [ROUTE-036]", async () => {
    const cookie = await site.signIn('estonia@liftoff.test');
    for (const [name, guest, player] of [
      ['sign-in', 200, '/'],
      ['sign-up', 200, '/'],
      ['remind', 200, '/'],
      ['new-password', 200, '/'],
      ['email-verify', 200, 200],
      ['cashbox', '/sign-up?redirect=%2Fpopup%2Fcashbox', 200],
      ['withdraw', '/sign-up?redirect=%2Fpopup%2Fwithdraw', 200],
      ['personal-info', '/sign-up?redirect=%2Fpopup%2Fpersonal-info', 200],
      ['profile-data', '/sign-up?redirect=%2Fpopup%2Fprofile-data', 200],
      ['limits', '/sign-up?redirect=%2Fpopup%2Flimits', 200],
      ['terms', '/sign-up?redirect=%2Fpopup%2Fterms', 200],
      ['new-provider', 200, 200],
      ['system-browser', 200, 200],
      ['nothing', 404, 404],
      ['constructor', 404, 404],
    ] as const) {
      const path = `/popup/${name}`;
      expect([name, await leadsTo(path), await leadsTo(path, cookie)]).toEqual([name, guest, player]);
    }
    expect(await leadsTo('/guest/popup/sign-up')).toBe('/guest');
    expect([await leadsTo('/play'), await leadsTo('/popup')]).toEqual([404, 404]);
  });

  it("a data request for a players' page is redirected too, without the router's own parameters [GUARD-001]", async () => {
    const { html } = await site.visit('/profile/limits.data?period=week&_routes=routes%2Fprofile');
    expect(html).toContain('/sign-up?redirect=%2Fprofile%2Flimits%3Fperiod%3Dweek');
    expect(html).not.toContain('_routes');
  });

  it('profile pages are only for players, but the confirmation link from an email works for anyone [ROUTE-019] [ROUTE-020]', async () => {
    const cookie = await site.signIn('estonia@liftoff.test');
    for (const path of ['/profile', '/profile/limits', '/profile/gifts']) expect(await leadsTo(path, cookie)).toBe(200);
    expect(await leadsTo('/profile/limits/confirm?token=x')).toBe(200);
    expect(await leadsTo('/users', cookie)).toBe('/profile');
    expect(await leadsTo('/fr-CA/users/limits?period=week', cookie)).toBe('/fr-CA/profile/limits?period=week');
  });

  it('the open profile page is the only current entry in the profile menu [ROUTE-021] [ROUTE-027]', async () => {
    const cookie = await site.signIn('estonia@liftoff.test');
    const currentAt = async (path: string) => {
      const menu = (await site.visit(path, { cookie })).page.one('nav', { 'aria-label': 'Profile' });
      return menu.all('a', { 'aria-current': 'page' }).map(link => [link.text, link.attribute('href')]);
    };
    expect(await currentAt('/profile/games-history')).toEqual([['Games history', '/profile/games-history']]);
    expect(await currentAt('/profile/main')).toEqual([['Main', '/profile/main']]);
  });

  it.each([
    ['/registration', '/sign-up'],
    ['/login', '/sign-in'],
  ])(
    '%s shows the same page as %s, and is closed to players and in guest mode [ROUTE-053] [ROUTE-054] [GUARD-002] [GUARD-003] [GUARD-006]',
    async (path, other) => {
      const headings = async (at: string) => (await site.visit(at)).page.all('h1').map(({ text }) => text);
      expect(await headings(path)).toHaveLength(1);
      expect(await headings(path)).toEqual(await headings(other));
      expect(await headings(`/de${path}`)).toEqual(await headings(`/de${other}`));
      expect(await leadsTo(path, await site.signIn('estonia@liftoff.test'))).toBe('/');
      expect(await leadsTo(`/guest${path}`)).toBe('/guest');
      expect(await leadsTo(`/guest/de${path}`)).toBe('/guest/de');
    },
  );

  it('an address under the profile that looks like a file is not found, even for a guest', async () => {
    expect(await leadsTo('/profile/x.css')).toBe(404);
  });

  it.each([
    ['/sign-up', 'signUp'],
    ['/registration', 'signUp'],
    ['/sign-in', 'signIn'],
    ['/login', 'signIn'],
  ] as const)(
    '%s in a closed country names the country and says why it shows no form [GUARD-007] [GUARD-008] [D16]',
    async (path, form) => {
      const { page } = await site.visit(path, { 'x-test-country': 'FR' });
      const main = page.one('main');
      expect(main.all('h1').map(({ text }) => text)).toEqual([region.title]);
      expect(main.text).toContain(region[form]);
      expect(main.text).toContain('France');
      expect(page.all('form')).toEqual([]);
    },
  );
});
