import { describe, expect, it } from 'vitest';
import { inLocale, makePaths, withoutPrefix, type PathPlace } from './paths.ts';

const atRoot: PathPlace = { base: '', locale: 'en-CA', defaultLocale: 'en-CA' };
const inFrench: PathPlace = { base: '', locale: 'fr-CA', defaultLocale: 'en-CA' };
const inGuestFrench: PathPlace = { ...inFrench, base: '/guest' };

/** Every address that the site builds, with sample values. */
const everyPath = (place: PathPlace) => {
  const paths = makePaths(place);
  return [
    paths.lobby(),
    paths.pokies(),
    paths.pokies('new', { page: 2, sort: 'title' }),
    paths.pokies('new', { page: 1 }),
    paths.live(),
    paths.live('live-roulette'),
    paths.category('jackpots'),
    paths.categoryById('jackpots'),
    paths.producers(),
    paths.producer('paper-crane'),
    paths.producer('paper-crane', { page: 1 }),
    paths.producer('paper-crane', { page: 2, sort: 'new' }),
    paths.favourites(),
    paths.search(),
    paths.search('night & day'),
    paths.search('koi', { page: 2, narrow: { pays: 'ways' } }),
    paths.play('turbogames', 'rocket-x'),
    paths.play('turbogames', 'rocket-x', 'demo'),
    paths.signIn(),
    paths.signUp('/play/turbogames/rocket-x?mode=real'),
    paths.remind(),
    paths.emailVerify(),
    paths.deposit(),
    paths.withdraw(),
    paths.cashbox(),
    paths.gift('12'),
    paths.profile(),
    paths.profile('limits'),
    paths.selfAssessment(),
    paths.support(),
    paths.lootboxes(),
    paths.lootbox('a1'),
    paths.boxChances(),
    paths.wheel('wheel'),
    paths.wheel('manual_wheel'),
    paths.adventure(),
    paths.oops(),
    paths.page('privacy-policy'),
  ];
};

describe('paths', () => {
  it("the site's paths are exactly the addresses in the requirements [ROUTE-008, ROUTE-009, ROUTE-010, ROUTE-011, ROUTE-012, ROUTE-013, ROUTE-014, ROUTE-015, ROUTE-016, ROUTE-044, ROUTE-046, ROUTE-047, ROUTE-048, ROUTE-051, ROUTE-060]", () => {
    expect(everyPath(atRoot)).toMatchInlineSnapshot(`
      [
        "/",
        "/pokies/all",
        "/pokies/new?sort=title&page=2",
        "/pokies/new",
        "/live/all",
        "/live/live-roulette",
        "/categories/jackpots",
        "/games/jackpots",
        "/producers",
        "/producers/paper-crane",
        "/producers/paper-crane",
        "/producers/paper-crane/2?sort=new",
        "/favorite-games",
        "/search",
        "/search?q=night+%26+day",
        "/search?q=koi&pays=ways&page=2",
        "/play/turbogames/rocket-x",
        "/play/turbogames/rocket-x?mode=demo",
        "/sign-in",
        "/sign-up?redirect=%2Fplay%2Fturbogames%2Frocket-x%3Fmode%3Dreal",
        "/remind",
        "/email-verify",
        "/deposit",
        "/withdraw",
        "/cashbox",
        "/profile/gifts/12",
        "/profile",
        "/profile/limits",
        "/self-assessment",
        "/support",
        "/lootboxes",
        "/lootboxes/a1",
        "/lootboxes/chances",
        "/rocket-wheel",
        "/rocketmart-wheel",
        "/rocket-adventure",
        "/oops",
        "/privacy-policy",
      ]
    `);
  });

  it("the site's paths start with the base and locale prefix and are otherwise the same for all visitors [ROUTE-003, ROUTE-007]", () => {
    const plain = everyPath(atRoot);
    const redirect = encodeURIComponent('/play/turbogames/rocket-x?mode=real');
    expect(plain).toContain(`/sign-up?redirect=${redirect}`);
    expect(everyPath(inGuestFrench)).toEqual(plain.map(path => `/guest/fr-CA${path === '/' ? '' : path}`));
    expect(everyPath(inFrench)[0]).toBe('/fr-CA');
  });

  it("the wheel's path starts with the brand's slug [PROUTE-016]", () => {
    expect(makePaths({ ...inFrench, product: 'marea' }).wheel('wheel')).toBe('/fr-CA/marea-wheel');
  });

  it('paths in another locale lead to the same page, without a prefix for the default locale [ROUTE-004, ROUTE-005]', () => {
    expect(inLocale(inFrench, 'en-CA', '/pokies/all')).toBe('/pokies/all');
    expect(inLocale(inFrench, 'en-CA', '/')).toBe('/');
    expect(inLocale(atRoot, 'de', '/pokies/all')).toBe('/de/pokies/all');
    expect(inLocale(inGuestFrench, 'de', '/')).toBe('/guest/de');
  });

  it("a path loses its prefix only if it consists of the visitor's base and locale", () => {
    expect(withoutPrefix(inGuestFrench, '/guest/fr-CA/pokies/all')).toBe('/pokies/all');
    expect(withoutPrefix(inGuestFrench, '/guest/fr-CA')).toBe('/');
    expect(withoutPrefix(inFrench, '/fr-CAx/pokies')).toBe('/fr-CAx/pokies');
    expect(withoutPrefix(atRoot, '/pokies/all')).toBe('/pokies/all');
  });
});
