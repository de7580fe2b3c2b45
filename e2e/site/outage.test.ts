import { beforeAll, describe, expect, it } from 'vitest';
import { sharedSite, type Site } from './open-site.ts';
import { screensOfSite } from './screens.ts';

const minuteMs = 60_000;
const saved = 'You’re seeing a saved copy: our platform isn’t responding right now.';

let site: Site;
let outside: ReturnType<Site['behind']>;
let up = true;
beforeAll(async () => {
  site = await sharedSite();
  outside = site.behind({}, () => (up ? undefined : Promise.reject(new Error('refused'))));
});

interface Shown {
  status: number;
  location: string | null;
  heading: string[];
  tiles: string[];
  /** Whether the page has the site's frame, whose menus come from the platform. */
  framed: boolean;
  stale: string | null;
  marked: boolean;
}
const shown = async (path: string): Promise<Shown> => {
  const { status, headers, location, page } = await outside.visit(path);
  return {
    status,
    location,
    heading: page.all('h1').map(({ text }) => text),
    tiles: page.tileNames,
    framed: page.all('div', { class: /has-bottom-menu/ }).length > 0,
    stale: headers.get('x-data-stale'),
    marked: page.text.includes(saved),
  };
};

describe('a guest with the platform down', () => {
  /** Each screen before the outage. */
  const before: [string, Shown][] = [];
  beforeAll(async () => {
    for (const path of screensOfSite()) before.push([path, await shown(path)]);
    up = false;
    outside.edge.clock.now += 11 * minuteMs;
  });

  it("a guest gets every screen unchanged while the platform is down, marked as a saved copy if it has the site's frame [B11]", async () => {
    const stood = before.filter(([, { status, framed }]) => status === 200 && framed);
    expect(stood.length).toBeGreaterThanOrEqual(15);
    for (const [path, was] of stood)
      // A cached page is first served as it is and rendered again in the background.
      await expect
        .poll(() => shown(path), { message: path, timeout: 20_000 })
        .toEqual({ ...was, stale: '1', marked: true });
  });

  it('a guest gets the same redirects and errors as usual while the platform is down, and a 503 page for an unknown address [B11]', async () => {
    for (const [path, was] of before.filter(([, { status, framed }]) => status !== 200 || !framed)) {
      const { status, location, heading } = await shown(path);
      const unknown = was.status === 404 && path !== '/ffc' && !path.startsWith('/producers/');
      expect({ status, location, heading }, path).toEqual(
        unknown
          ? { status: 503, location: null, heading: ['We couldn’t load this page'] }
          : { status: was.status, location: was.location, heading: was.heading },
      );
    }
  });
});
