import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpForm } from '../../apps/platform/src/testing/sign-up-form.ts';
import { openSite, type Site } from './open-site.ts';
import { screensOfSite } from './screens.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

const canaries = ['canary-reader@example.com', 'Zephyrine', 'Quillfeather', 'Featherlane'];
const found = (text: string) => canaries.filter(canary => text.includes(canary));

it('the edge keeps nothing about a player whose account was erased, whether the platform is up or down [C40]', async () => {
  let isAway = false;
  const edge = site.behind({}, () => (isAway ? new Response(null, { status: 503 }) : undefined));
  const send = (method: string, path: string, body: object, cookie = '') =>
    edge.ask(path, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    });
  const joined = await send('POST', '/api/users', { user: { ...signUpForm, email: canaries[0] } });
  expect(joined.status).toBe(201);
  const cookie = joined.headers
    .getSetCookie()
    .map(line => line.split(';', 1)[0])
    .join('; ');
  await site.casino.db.query(
    `UPDATE players SET first_name = $2, last_name = $3, address = $4 WHERE email = $1`,
    canaries,
  );

  /**
   * The HTML of these addresses, all screens of the site by default, requested with a player's cookie or without one.
   */
  const everything = async (as: string, paths = screensOfSite()): Promise<string[]> => {
    const texts: string[] = [];
    for (const path of paths) texts.push((await edge.visit(path, as ? { cookie: as } : {})).html);
    return texts;
  };
  // First the player and then a guest read every page, so that everything that may be cached is cached.
  expect((await everything(cookie)).flatMap(found)).toContain(canaries[1]);
  expect((await everything('')).flatMap(found)).toEqual([]);

  const closed = await send('POST', '/api/player/closure', {}, cookie);
  expect(closed.status).toBe(200);
  site.casino.clock.advance(2 * 86_400_000);
  await site.casino.jobs.runDue();
  const left = await site.casino.db.query('SELECT FROM players WHERE email = $1', [canaries[0]]);
  expect(left).toEqual([]);
  for (const as of [cookie, '']) expect((await everything(as)).flatMap(found)).toEqual([]);
  isAway = true;
  for (const as of [cookie, ''])
    expect((await everything(as, ['/', '/search', '/profile'])).flatMap(found)).toEqual([]);
}, 60_000);
