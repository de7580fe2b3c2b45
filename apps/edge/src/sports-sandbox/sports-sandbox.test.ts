import { expect, it } from 'vitest';
import { decoded } from '../testing/decoded.ts';
import { testEdge } from '../testing/test-edge.ts';

const origins = 'https://liftoff.example,https://mirror.example:8443';
const edge = testEdge({ env: { NODE_ENV: 'test', SITE_ORIGINS: origins, BETTING_SANDBOX: 'on' } });
const sports = 'http://sport.liftoff.example';

it("the sports sandbox is served on the sub-host of each of the site's hosts, with links to that host only [ROUTE-001] [ROUTE-002]", async () => {
  for (const origin of origins.split(',')) {
    const url = origin.replace('https://', 'http://sport.');
    const answer = await edge.send(`${url}/`);
    const html = await decoded(answer);
    expect(answer.status, url).toBe(200);
    const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to = '']) => to);
    expect(links.filter(to => !to.startsWith('/'))).toEqual(
      ['/login?redirect=%2Fsport', '/registration?redirect=%2Fsport', '/profile', '/cashbox', '/'].map(
        path => origin + path,
      ),
    );
    expect(html).toContain(`data-site="${origin}"`);
    expect(answer.headers.get('content-security-policy')).toContain(`frame-src ${origin};`);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const [name, words] of [
      ['sports.css', '--ground'],
      ['sports.js', 'addEventListener'],
    ] as const) {
      expect(html).toContain(`"/${name}"`);
      expect(await decoded(await edge.send(`${url}/${name}`))).toContain(words);
    }
  }
  for (const host of ['sport.evil.example', 'sport.sport.liftoff.example', 'sport.liftoff.example:81', 'sport.'])
    expect((await edge.send(`http://${host}/`)).status, host).toBe(421);
});

it('the sports sandbox opens at the path of a sport, and takes no bets [ROUTE-055]', async () => {
  const fixturesAt = async (path: string) => {
    const html = await decoded(await edge.send(sports + path));
    return [...html.matchAll(/<li>/g)].length;
  };
  expect([await fixturesAt('/'), await fixturesAt('/tennis'), await fixturesAt('/tennis/')]).toEqual([5, 2, 2]);
  for (const path of ['/chess', '/tennis/7', '/__proto__'])
    expect((await edge.send(sports + path)).status, path).toBe(404);
  const html = await decoded(await edge.send(`${sports}/`));
  expect(html).toContain('no bets are taken here');
  expect(html).not.toMatch(/<button|<form|<input/);
  expect((await edge.send(`${sports}/`, { method: 'POST' })).status).toBe(405);
  expect(edge.received).toEqual([]);
});

it('the forms of the sports sandbox lead back to the sport from which they were opened', async () => {
  const html = await decoded(await edge.send(`${sports}/tennis`));
  const forms = [...html.matchAll(/href="([^"]+)" data-form/g)].map(([, to = '']) => new URL(to));
  expect(forms.map(({ pathname, searchParams }) => [pathname, searchParams.get('redirect')])).toEqual([
    ['/login', '/sport/tennis'],
    ['/registration', '/sport/tennis'],
  ]);
});

it('the sports sandbox uses the fonts of the site', async () => {
  const css = await decoded(await edge.send(`${sports}/sports.css`));
  const fonts = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, path = '']) => path);
  expect(fonts).toHaveLength(3);
  for (const font of fonts)
    expect((await edge.send(new URL(font, `${sports}/`).href)).headers.get('content-type'), font).toBe('font/woff2');
});

it("the sports sandbox is shown in the language of the visitor's country", async () => {
  const inCountry = async (country: string) =>
    /<html lang="([^"]+)">[\s\S]*<h1>([^<]+)</.exec(
      await decoded(await edge.send(`${sports}/`, { headers: { 'x-test-country': country } })),
    );
  expect((await inCountry('DE'))?.slice(1)).toEqual(['de', 'Sportwetten']);
  expect((await inCountry('EE'))?.slice(1)).toEqual(['et', 'Spordiennustus']);
  expect((await inCountry('AU'))?.slice(1)).toEqual(['en-AU', 'Sports']);
});

it('the sports sandbox exists only if it is switched on, and is then named in the configuration [CALL-003] [ROUTE-002]', async () => {
  const config = async (env: NodeJS.ProcessEnv) => {
    const own = testEdge({ env: { SITE_ORIGINS: 'https://liftoff.example', ...env } });
    const [page, answer] = [await own.send(`${sports}/`), await own.send('/api/fe/config/betting-config')];
    return [page.status, await answer.json()];
  };
  expect(await config({})).toEqual([421, {}]);
  expect(await config({ BETTING_SANDBOX: 'on' })).toEqual([200, { enabled: true }]);
  expect(await config({ NODE_ENV: 'development' })).toEqual([200, { enabled: true }]);
  expect(await config({ NODE_ENV: 'development', BETTING_SANDBOX: 'off' })).toEqual([421, {}]);
  expect(() => testEdge({ env: { BETTING_SANDBOX: 'yes' } })).toThrow('BETTING_SANDBOX must be on or off');
});
