import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reshapedAnswer, type Change } from './reshaped.ts';
import { sharedSite, type Fault, type Site } from './open-site.ts';

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await sharedSite();
  cookie = await site.signIn('demo@liftoff.test');
  // Both visits to a page show the same time left.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => void vi.useRealTimers());

/** Serves the site with the fields of all platform answers changed, and counts the changed answers. */
function changed(change: Change) {
  let count = 0;
  const fault: Fault = async (path, method, real) => {
    const answer = await real();
    if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('json')) return answer;
    const given: unknown = await answer.clone().json();
    const body = JSON.stringify(reshapedAnswer(method, path, given, change) ?? given);
    if (body !== JSON.stringify(given)) count += 1;
    return new Response(body, { status: 200, headers: answer.headers });
  };
  return { ...site.behind({}, fault), count: () => count };
}

const pages = [
  ['guest', '/'],
  ['guest', '/pokies/all'],
  ['guest', '/categories/turbo'],
  ['guest', '/producers/turbogames'],
  ['guest', '/search?q=rocket'],
  ['guest', '/play/turbogames/rocket-x'],
  ['guest', '/payments'],
  ['guest', '/benefits-of-crypto'],
  ['guest', '/news'],
  ['guest', '/support'],
  ['guest', '/privacy-policy'],
  ['guest', '/sign-up'],
  ['guest', '/promotions'],
  ['guest', '/tournaments/winter-solstice-cup'],
  ['guest', '/lottery/aphelion-draw'],
  ['guest', '/quests/short-hop'],
  ['guest', '/achievements'],
  ['guest', '/jackpots'],
  ['guest', '/rocket-mart'],
  ['guest', '/rocket-wheel'],
  ['player', '/'],
  ['player', '/favorite-games'],
  ['player', '/play/turbogames/rocket-x'],
  ['player', '/profile/main'],
  ['player', '/profile/games-history'],
  ['player', '/deposit'],
  ['player', '/promotions'],
  ['player', '/lootboxes'],
  ['player', '/rocket-vipclub'],
] as const;

describe.each(pages)('the page of a %s at %s', (whose, path) => {
  const headers = () => (whose === 'player' ? { cookie } : {});

  it("a page is unchanged when the platform's responses have extra unknown fields [CALL-096] [PCALL-041] [B21]", async () => {
    const { edge, visit, count } = changed('more');
    const { status, page } = await visit(path, headers());
    expect([status, edge.failedLoads]).toEqual([200, []]);
    expect(count()).toBeGreaterThan(0);
    expect(page.one('body').text).toBe((await site.visit(path, headers())).page.one('body').text);
  });

  it("a page is served even without the optional fields in the platform's responses [CALL-096] [PCALL-041] [B21]", async () => {
    const { edge, visit, count } = changed('less');
    const { status, page } = await visit(path, headers());
    expect([status, edge.failedLoads]).toEqual([200, []]);
    // The answers used by registration have no optional fields.
    expect(count() > 0).toBe(path !== '/sign-up');
    const usual = (await site.visit(path, headers())).page;
    const parts = (of: typeof page) => ['h1', 'footer'].map(name => of.all(name).length);
    expect(parts(page)).toEqual(parts(usual));
    expect(page.all('article').length > 0).toBe(usual.all('article').length > 0);
    expect(page.one('body').text).not.toMatch(/couldn’t load|went wrong/i);
    expect(page.one('body').text).not.toMatch(/\b(?:undefined|null|NaN)\b/);
  });
});
