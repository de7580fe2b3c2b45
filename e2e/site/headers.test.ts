import { callTable } from '@liftoff/contract/core/call-table';
import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../apps/web/app/routes.ts';
import { faultOfCookie } from '../watch.ts';
import { headerScore } from './header-score.ts';
import { openSite, origin, type Site } from './open-site.ts';

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await openSite('small');
  cookie = await site.signIn('demo@liftoff.test');
});
afterAll(() => site.close());

interface Entry {
  path?: string | undefined;
  children?: Entry[] | undefined;
}

/**
 * Every address of the routes, with a placeholder for each parameter; the headers do not depend on whether it exists.
 */
const pathsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path.replaceAll(/:(\w+)\??|\*/g, 'x')}`;
    return [own || '/', ...pathsOf(children, own)];
  });
const pages = [...new Set(pathsOf(routes))];
const further = ['/play/turbogames/rocket-x', '/terms-and-conditions', '/fr-CA/pokies/all', '/en-CA', '/nowhere'];
const own = ['/healthz', '/favicon.svg', '/robots.txt', '/messages/de.json', '/messages/xx.json', '/assets/none.js'];
const calls: readonly { method: string; path: string }[] = Object.values<Endpoint>(callTable).map(({ route }) => {
  const { method, path } = splitRoute(route);
  return { method, path: path.replaceAll(/\{\w+\}/g, 'x') };
});

/** Everything that the platform answers itself: its calls, and pages outside the call table. */
const platformRoutes = () =>
  site.casino.open.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+(?:\{[^}]*\})?|\*/g, 'x') }));

/** Headers of the answers to every address, as a guest and as a player. */
async function everyAnswer(): Promise<Map<string, Headers>> {
  const answers = new Map<string, Headers>();
  for (const [who, headers] of Object.entries({ guest: {}, player: { cookie } })) {
    for (const path of [...pages, ...further, ...own])
      answers.set(`GET ${path} (${who})`, (await site.ask(path, { headers })).headers);
    for (const { method, path } of calls) {
      const sent = { ...headers, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const init = { method, headers: sent, ...(method === 'GET' ? {} : { body: '{}' }) };
      answers.set(`${method} ${path} (${who})`, (await site.ask(path, init)).headers);
    }
    for (const { method, path } of platformRoutes()) {
      const answer = await site.casino.open.app.request(`http://localhost:4000${path}`, { method, headers });
      answers.set(`${method} ${path} (${who}, platform)`, answer.headers);
    }
  }
  return answers;
}

const strict: readonly [string, string][] = [
  ['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'],
  ['x-content-type-options', 'nosniff'],
];

describe('a cookie', () => {
  const session = '__Host-session=x; Path=/; Secure; HttpOnly; SameSite=Lax';

  it.each([
    [session, null],
    ['locale=de; Path=/; SameSite=Lax', null],
    [session.replace('; HttpOnly', ''), 'lacks'],
    [session.replace('; Secure', ''), 'lacks'],
    [session.replace('Lax', 'None'), 'lacks'],
    [session.replace('Path=/', 'Path=/api'), 'lacks'],
    [`${session}; Domain=liftoff.example`, 'has a domain'],
    [session.replace('x', 'x'.repeat(4096)), 'too long'],
    ['tracker=1; Path=/', 'unknown'],
  ])(
    'a cookie must be on the list with the right attributes, or else every journey fails: %.60s [A5]',
    (line, fault) => {
      if (fault === null) expect(faultOfCookie(line)).toBeNull();
      else expect(faultOfCookie(line)).toContain(fault);
    },
  );
});

describe('every response of the site and of the platform', () => {
  let answers: Map<string, Headers>;
  beforeAll(async () => void (answers = await everyAnswer()));

  it('every response requires https for two years and forbids content sniffing [A1] [A3]', () => {
    expect(answers.size).toBeGreaterThan(600);
    for (const [address, headers] of answers)
      for (const [name, value] of strict) expect([address, headers.get(name)]).toEqual([address, value]);
  });

  it('every response scores at least 130 in the public header table, where 115 is required, and names no software [A3]', () => {
    const low = [...answers].filter(([, headers]) => headerScore(headers) < 130);
    expect(low.map(([address, headers]) => [address, headerScore(headers)])).toEqual([]);
    for (const [address, headers] of answers) {
      expect([address, headers.get('server'), headers.get('x-powered-by')]).toEqual([address, null, null]);
      expect(headers.get('permissions-policy'), address).toMatch(/camera=\(\).*payment=\(\)/);
      expect(headers.get('cross-origin-opener-policy'), address).toBe('same-origin');
    }
  });

  it('responses set only listed cookies, which scripts and other hosts cannot read [A5]', () => {
    const lines = [...answers.values()].flatMap(headers => headers.getSetCookie());
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.map(faultOfCookie).filter(fault => fault !== null)).toEqual([]);
  });

  it('every response forbids framing, except the frame of games and the page that empties its storage, for the site [A4]', () => {
    const framing = new Map<string, string[]>();
    for (const [address, headers] of answers) {
      const policy = headers.get('content-security-policy') ?? '';
      const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? 'anybody';
      const path = address.split(' ')[1] ?? '';
      framing.set(ancestors, [...new Set([...(framing.get(ancestors) ?? []), path])]);
    }
    framing.delete("'none'");
    expect(Object.fromEntries(framing)).toEqual({ [origin]: ['/frame/forget', '/frame/'] });
  });
});

it("a call's response is never cached for a player, and is cached publicly for a guest only if it is the same for everyone [A45]", async () => {
  const player = await site.signIn('estonia@liftoff.test');
  const isRead = ({ method, path }: (typeof calls)[number]) => method === 'GET' && path.startsWith('/api/');
  const reads = [...calls.filter(isRead).map(({ path }) => path), '/client-context'];
  const kept = new Set(
    Object.values<Endpoint>(callTable).flatMap(({ route, cache }) => (cache ? [splitRoute(route).path] : [])),
  );
  const wrong: unknown[] = [];
  for (const path of reads)
    for (const who of ['guest', 'player'] as const) {
      const { headers } = await site.ask(path, { headers: who === 'player' ? { cookie: player } : {} });
      const said = headers.get('cache-control') ?? '';
      const isRight = who === 'player' ? said.includes('no-store') : said.startsWith('private') || kept.has(path);
      if (!isRight) wrong.push([who, path, said]);
    }
  expect(reads.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

it("no page or call lets another site's page read its response [A7]", async () => {
  const player = await site.signIn('estonia@liftoff.test');
  const answered: string[] = [];
  const open: unknown[] = [];
  const ask = async (path: string, method: string, more: Record<string, string>) => {
    const headers = { origin: 'https://elsewhere.example', cookie: player, ...more };
    const body = method === 'GET' || method === 'OPTIONS' ? {} : { body: '{}' };
    const answer = await site.ask(path, { method, headers, ...body });
    answered.push(path);
    const said = ['origin', 'credentials'].map(name => answer.headers.get(`access-control-allow-${name}`));
    if (said.some(value => value !== null)) open.push([method, path, said]);
  };
  for (const path of [...pages, ...further, ...own]) await ask(path, 'GET', {});
  for (const { method, path } of calls) {
    await ask(path, method, { 'content-type': 'application/json' });
    await ask(path, 'OPTIONS', { 'access-control-request-method': method });
  }
  expect(answered.length).toBeGreaterThan(200);
  expect(open).toEqual([]);
});
