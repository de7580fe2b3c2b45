import { describe, expect, it } from 'vitest';
import { decoded } from '../testing/decoded.ts';
import { page, testEdge } from '../testing/test-edge.ts';

describe('a host', () => {
  const originIn = async (env: NodeJS.ProcessEnv, url: string, headers: Record<string, string> = {}) => {
    const edge = testEdge({ env, renderPage: async (_request, context) => page(context.origin) });
    const answer = await edge.send(url, { headers });
    return answer.status === 200 ? /<body>(.*)<\/body>/.exec(await decoded(answer))?.[1] : answer.status;
  };

  it('an unlisted host is refused, and absolute links use only listed hosts [A46] [D16]', async () => {
    const listed = { SITE_ORIGINS: 'https://liftoff.example, https://liftoff2.example:8443/' };
    const forged = { 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'evil.example' };
    expect(await originIn(listed, 'http://liftoff.example/', forged)).toBe('https://liftoff.example');
    expect(await originIn(listed, 'http://liftoff2.example:8443/')).toBe('https://liftoff2.example:8443');
    for (const host of [
      'evil.example',
      'liftoff.example:81',
      'liftoff2.example',
      'localhost',
      '127.0.0.1',
      'x.liftoff.example',
    ])
      expect(await originIn(listed, `http://${host}/`), host).toBe(421);
  });

  it("the machine's own host name is accepted in development, and elsewhere only if the site is configured on it", async () => {
    for (const env of [{ NODE_ENV: 'development' }, { NODE_ENV: 'test' }, { SITE_ORIGINS: 'http://localhost:3000' }]) {
      for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
        expect(await originIn(env, `http://${host}/`)).toBe(`http://${host}`);
      expect(await originIn(env, 'http://evil.example/')).toBe(421);
    }
  });

  it("production without a list of hosts accepts only the machine's own names", async () => {
    const both = { SITE_ORIGINS: 'https://liftoff.example,http://localhost:3000' };
    expect(await originIn(both, 'http://127.0.0.1:4000/')).toBe('http://127.0.0.1:4000');
    const unset = { SITE_ORIGINS: '' };
    expect(await originIn(unset, 'http://localhost:3000/')).toBe('http://localhost:3000');
    expect(await originIn(unset, 'http://liftoff.example/')).toBe(421);
    expect(() => testEdge({ env: { SITE_ORIGINS: 'liftoff.example' } })).toThrow(/SITE_ORIGINS/);
  });

  it("a health check may use the machine's address instead of a listed host", async () => {
    expect((await testEdge().send('http://10.1.2.3:3000/healthz')).status).toBe(200);
  });
});

describe('an unencrypted request to the proxies of an https site', () => {
  const behind = (forwarded: string | null, env: NodeJS.ProcessEnv = {}) => {
    const edge = testEdge({ env: { TRUSTED_HOPS: '1', ...env } });
    const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-proto': forwarded };
    return { edge, send: (path: string, init: RequestInit = {}) => edge.send(path, { ...init, headers }) };
  };

  it('an unencrypted request is redirected to https if it is for a page, and refused if it is a call, which never reaches the platform [A1]', async () => {
    const { edge, send } = behind('http');
    for (const method of ['GET', 'HEAD']) {
      const answer = await send('/pokies/all?page=2', { method });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        308,
        'https://liftoff.example/pokies/all?page=2',
      ]);
    }
    const calls: readonly [string, string][] = [
      ['GET', '/api/player'],
      ['POST', '/api/users/sign_in'],
      ['POST', '/log'],
      ['DELETE', '/'],
    ];
    for (const [method, path] of calls) {
      const answer = await send(path, { method });
      expect([answer.status, await answer.json()], path).toMatchObject([403, { refusal: 'insecure' }]);
    }
    expect([edge.received, edge.reports]).toEqual([[], []]);
  });

  it.each([
    ['the outermost trusted proxy says so', '2', 'http, https', 308],
    ['no proxy but a client says so', '1', 'http, https', 200],
    ['it is said once for all of them', '2', 'HTTP', 308],
    ['no proxy is trusted', '0', 'http', 200],
    ['it came by https', '1', 'https', 200],
    ['the last of a list says so', '1', 'https, http', 308],
    ['the right one of three says so', '2', 'https, http, https', 308],
    ['only another of three says so', '2', 'https, https, http', 200],
    ['nothing is said of it', '1', null, 200],
  ])(
    'an unencrypted request is detected by its headers: with %s (%s hops, %s) the response is %d [A1]',
    async (_what, hops, forwarded, status) => {
      expect((await behind(forwarded, { TRUSTED_HOPS: hops }).send('/')).status).toBe(status);
    },
  );

  it("an unencrypted request is accepted if the site itself uses http, as on a developer's machine", async () => {
    const { send } = behind('http', { SITE_ORIGINS: 'http://localhost:3000' });
    expect((await send('http://localhost:3000/')).status).toBe(200);
  });
});
