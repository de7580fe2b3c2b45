import type { account } from '@liftoff/contract/account/account';
import type { Access } from '@liftoff/contract/core/endpoint';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  CallingPlayer,
  CallOf,
  Authenticators,
  FrameSession,
  Handlers,
  Operator,
  Session,
} from '../../core/call.ts';
import { testConfig } from '../../testing/test-config.ts';
import { admit, callerFor, identify, type Identity } from './admit.ts';
import { isCrossSite } from '../mount.ts';
import { personOf } from './staff.ts';

const config = testConfig();
const nobody: Identity = { session: null, player: null, frame: null, operator: null };
const session = { id: 's1', playerId: 7, startedAt: new Date(0), seenAt: new Date(0), authenticatedAt: new Date(0) };
const player = { id: 7, groups: ['1'] };
const frame = { id: 'f1', playerId: 7, currency: 'EUR', real: true } as const;
/** Each authenticator call, with its token. */
let asked: unknown[] = [];
const authenticators: Authenticators = {
  player: async (token, { ip }) => {
    asked.push(['player', token, ip]);
    return token === 'known-token-1234567' ? { session, player } : null;
  },
  frame: async token => {
    asked.push(['frame', token]);
    return token === 'frame-token-1234567' ? frame : null;
  },
};
const who = async (access: Access, headers: Record<string, string>, of = config) => {
  asked = [];
  return identify(
    access,
    new Request('http://localhost/', { headers }),
    { ip: '192.0.2.1', country: 'CA', countryVouched: true },
    authenticators,
    of,
  );
};
const cookie = { cookie: '__Host-session=known-token-1234567' };
const bearer = { authorization: 'Bearer frame-token-1234567' };
const operator = { 'x-console-token': 'console-token-of-tests' };

describe('identifying the caller [A19]', () => {
  it.each(['guest', 'optional', 'player', 'tester'] as const)(
    'identifies the player by the session cookie for access %s',
    async access => {
      expect(await who(access, { ...cookie, ...bearer, ...operator })).toEqual({ ...nobody, session, player });
      expect(asked).toEqual([['player', 'known-token-1234567', '192.0.2.1']]);
      expect(await who(access, { cookie: '__Host-session=another-token-12345' })).toEqual(nobody);
      expect(await who(access, { ...bearer, ...operator })).toEqual(nobody);
      expect(asked).toEqual([]);
    },
  );

  it('passes the country to the authenticator only if the edge vouches for it [C27]', async () => {
    const noted: unknown[] = [];
    const noting: Authenticators = {
      ...authenticators,
      player: async (_token, from) => (noted.push('country' in from ? from.country : 'left out'), null),
    };
    const request = new Request('http://localhost/', { headers: cookie });
    for (const from of [
      { ip: '192.0.2.1', country: 'CA', countryVouched: true },
      { ip: '192.0.2.1', country: null, countryVouched: true },
      { ip: '192.0.2.1', country: null, countryVouched: false },
    ])
      await identify('player', request, from, noting, config);
    expect(noted).toEqual(['CA', null, 'left out']);
  });

  it('identifies nobody for a webhook, whatever credentials the request carries', async () => {
    expect(await who('webhook', { ...cookie, ...bearer, ...operator })).toEqual(nobody);
    expect(asked).toEqual([]);
  });

  it('identifies a frame by its bearer token only, never by a cookie', async () => {
    expect(await who('frame', { ...cookie, ...bearer })).toEqual({ ...nobody, frame });
    expect(asked).toEqual([['frame', 'frame-token-1234567']]);
    for (const authorization of [
      'Bearer short',
      `Bearer ${'x'.repeat(201)}`,
      'frame-token-1234567',
      'Bearer frame-token-1234567 x',
      'xBearer frame-token-1234567',
    ]) {
      expect(await who('frame', { ...cookie, authorization })).toEqual(nobody);
      expect(asked).toEqual([]);
    }
  });

  it('identifies an operator by the console token only, and identifies nobody if the platform has no console token', async () => {
    expect(await who('operator', { ...cookie, ...operator })).toEqual({ ...nobody, operator: 'operator' });
    expect(await who('operator', { 'x-console-token': 'another-token-of-tests' })).toEqual(nobody);
    expect(await who('operator', cookie)).toEqual(nobody);
    const shut = { ...config, consoleToken: null };
    expect(await who('operator', operator, shut)).toEqual(nobody);
    expect(await who('operator', { 'x-console-token': '' }, shut)).toEqual(nobody);
    expect(asked).toEqual([]);
  });

  it('identifies a named staff member by their own console token', async () => {
    const staffed = testConfig({ CONSOLE_STAFF: 'ada:ada-alone-knows-this,ben:ben-alone-knows-this' });
    const unnamed = { ...staffed, consoleToken: null };
    for (const settings of [staffed, unnamed]) {
      const tokens = { ada: 'ada-alone-knows-this', ben: 'ben-alone-knows-this' };
      for (const [name, token] of Object.entries(tokens)) {
        const named = { ...nobody, operator: `staff:${name}` };
        expect(await who('operator', { 'x-console-token': token }, settings)).toEqual(named);
        expect(personOf(settings, token)).toBe(name);
      }
      expect(await who('operator', { 'x-console-token': 'eve-alone-knows-this' }, settings)).toEqual(nobody);
      expect(await who('operator', cookie, settings)).toEqual(nobody);
      expect(personOf(settings, 'eve-alone-knows-this')).toBeNull();
      expect(personOf(settings, undefined)).toBeNull();
    }
    expect(personOf(staffed, 'console-token-of-tests')).toBeNull();
  });

  it.each([
    ['guest', nobody, null],
    ['optional', nobody, null],
    ['optional', { ...nobody, player }, null],
    ['webhook', nobody, null],
    ['player', nobody, 'unauthenticated'],
    ['player', { ...nobody, frame, operator: 'operator' }, 'unauthenticated'],
    ['player', { ...nobody, player }, null],
    ['tester', nobody, 'unauthenticated'],
    ['tester', { ...nobody, player }, 'forbidden'],
    ['tester', { ...nobody, player: { id: 7, groups: ['1', '21'] } }, null],
    ['frame', { ...nobody, player }, 'unauthenticated'],
    ['frame', { ...nobody, frame }, null],
    ['operator', { ...nobody, player, frame }, 'unauthenticated'],
    ['operator', { ...nobody, operator: 'operator' }, null],
  ] as const)('checks a call with access %s from %o: refusal %s', (access, identity, refused) => {
    expect(admit(access, identity)).toEqual(refused === null ? null : { refused });
  });
});

describe('data passed to a handler', () => {
  const everyone = { session, player, frame, operator: 'staff:ada' } as const;
  it.each([
    ['guest', {}],
    ['webhook', {}],
    ['operator', { operator: 'staff:ada' }],
    ['optional', { session, player }],
    ['player', { session, player }],
    ['tester', { session, player }],
    ['frame', { frame }],
  ] as const)('a handler receives only the caller data for its access %s: %o', (access, reported) => {
    expect(callerFor(access, everyone)).toEqual(reported);
  });

  it("a handler's caller types match its access, and contain no caller if everyone is admitted", () => {
    expectTypeOf<CallOf<'player'>['player']>().toEqualTypeOf<CallingPlayer>();
    expectTypeOf<CallOf<'tester'>['session']>().toEqualTypeOf<Session>();
    expectTypeOf<CallOf<'optional'>['player']>().toEqualTypeOf<CallingPlayer | null>();
    expectTypeOf<CallOf<'frame'>['frame']>().toEqualTypeOf<FrameSession>();
    expectTypeOf<CallOf<'operator'>['operator']>().toEqualTypeOf<Operator>();
    expectTypeOf<CallOf<'player'>>().not.toHaveProperty('operator');
    expectTypeOf<CallOf<'frame'>>().not.toHaveProperty('player');
    expectTypeOf<CallOf<'player'>>().not.toHaveProperty('frame');
    expectTypeOf<CallOf<'guest'>>().not.toHaveProperty('player');
    expectTypeOf<CallOf<'webhook'>>().not.toHaveProperty('player');
    expectTypeOf<CallOf<'operator'>>().not.toHaveProperty('session');
    expectTypeOf<Parameters<Handlers<typeof account>['updatePlayer']>[1]>().toEqualTypeOf<CallOf<'player'>>();
    expectTypeOf<Parameters<Handlers<typeof account>['checkEmail']>[1]>().toEqualTypeOf<CallOf<'guest'>>();
  });
});

describe('detecting a write from another site [A6]', () => {
  const crosses = (method: string, headers: Record<string, string>) =>
    isCrossSite(new Request('http://localhost/', { method, headers }), config);
  const own = config.siteOrigins[0] ?? '';

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: own }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://evil.example', cookie: 'a=1' }, false],
    [{ origin: own, cookie: 'a=1' }, false],
    [{ origin: config.publicUrl }, false],
    [{ origin: 'http://evil.example' }, true],
    [{ origin: 'null' }, true],
    [{ cookie: 'a=1' }, true],
    [{}, false],
  ])('classifies a write with headers %o as cross-site: %s', (headers, expected) => {
    expect(crosses('POST', headers)).toBe(expected);
    expect(crosses('DELETE', headers)).toBe(expected);
    expect(crosses('GET', headers)).toBe(false);
    expect(crosses('HEAD', headers)).toBe(false);
  });

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'treats any request with the header %s as cross-site',
    header => {
      for (const method of ['GET', 'POST']) expect(crosses(method, { [header]: 'DELETE' })).toBe(true);
    },
  );
});
