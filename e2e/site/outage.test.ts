import { beforeAll, describe, expect, it } from 'vitest';
import { sharedSite, type Site } from './open-site.ts';
import { screensOfSite } from './screens.ts';

const minuteMs = 60_000;
const saved = 'You are seeing a saved copy: our platform is not responding right now.';

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
  /** Whether it stands in the frame of the site, whose menus are lists of the platform. */
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
    framed: page.all('div', { class: /has-bnav/ }).length > 0,
    stale: headers.get('x-data-stale'),
    marked: page.text.includes(saved),
  };
};

describe('a guest with the platform down', () => {
  /** Each screen as it was before. */
  const before: [string, Shown][] = [];
  beforeAll(async () => {
    for (const path of screensOfSite()) before.push([path, await shown(path)]);
    up = false;
    outside.edge.clock.now += 11 * minuteMs;
  });

  it('finds every screen as it was, and those of the site’s frame say that they are a saved copy [B11]', async () => {
    const stood = before.filter(([, { status, framed }]) => status === 200 && framed);
    expect(stood.length).toBeGreaterThanOrEqual(15);
    for (const [path, was] of stood)
      // A kept page is made anew behind the answer.
      await expect
        .poll(() => shown(path), { message: path, timeout: 20_000 })
        .toEqual({ ...was, stale: '1', marked: true });
  });

  it('is led and told as before everywhere else; where nothing is known of an address, that is said [B11]', async () => {
    for (const [path, was] of before.filter(([, { status, framed }]) => status !== 200 || !framed)) {
      const { status, location, heading } = await shown(path);
      const unknown = was.status === 404 && path !== '/ffc' && !path.startsWith('/producers/');
      expect({ status, location, heading }, path).toEqual(
        unknown
          ? { status: 503, location: null, heading: ['This page could not be loaded'] }
          : { status: was.status, location: was.location, heading: was.heading },
      );
    }
  });
});
