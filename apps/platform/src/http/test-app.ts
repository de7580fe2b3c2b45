import { endpoints } from '@liftoff/contract/core/endpoint';
import type { Hono } from 'hono';
import * as z from 'zod';
import { reauthMaxAgeMs } from './admission/needs-reauth.ts';
import { refuse, type Call, type CallOf, type Authenticators } from '../core/call.ts';
import { openTestDatabase } from '../database/testing.ts';
import { runWork } from '../database/transaction.ts';
import { testClock, type TestClock } from '../testing/test-clock.ts';
import { makeRuleFor } from '../market/market-rules.ts';
import { PlatformJobs } from '../jobs/jobs.ts';
import { LocalHub } from '../realtime/hub.ts';
import { hubParts } from '../testing/hub-parts.ts';
import { makeCaller, type TestCaller } from '../testing/test-caller.ts';
import { testConfig } from '../testing/test-config.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { makeApp, type AppParts } from './app.ts';
import { makeMetrics } from './metrics.ts';
import type { AnyHandler } from './mount.ts';

const base = {
  server: 'platform',
  access: 'guest',
  rate: 'read',
  summary: '',
  built: true,
  brings: 'nothing',
} as const;
const table = endpoints({
  echo: {
    ...base,
    route: 'POST /api/echo/{id}',
    ids: { id: 'public' },
    rate: 'write',
    query: z.object({ page: z.coerce.number().int().default(1) }),
    body: z.strictObject({ text: z.string().max(10), inner: z.strictObject({ on: z.boolean() }).optional() }),
    answer: z.object({ id: z.string(), page: z.int(), text: z.string() }),
    refusals: ['not_found'],
  },
  where: {
    ...base,
    route: 'GET /api/where',
    cache: { maxAgeSec: 30, staleSec: 60 },
    answer: z.object({ ip: z.string(), country: z.string().nullable() }),
    refusals: [],
  },
  varied: {
    ...base,
    access: 'optional',
    route: 'GET /api/varied',
    cache: { maxAgeSec: 30, staleSec: 60, guestsOnly: true },
    answer: z.object({}),
    refusals: [],
  },
  mine: {
    ...base,
    access: 'player',
    onBreak: 'served',
    route: 'GET /api/mine',
    answer: z.object({ id: z.int() }),
    refusals: [],
  },
  testers: {
    ...base,
    access: 'tester',
    onBreak: 'served',
    route: 'GET /api/testers',
    answer: z.object({}),
    refusals: [],
  },
  framed: {
    ...base,
    access: 'frame',
    onBreak: 'served',
    route: 'GET /frame/api/me',
    answer: z.object({ id: z.string() }),
    refusals: [],
  },
  operate: { ...base, access: 'operator', route: 'GET /console/api/it', answer: z.object({}), refusals: [] },
  later: { ...base, route: 'GET /api/later', answer: z.object({}), refusals: [], built: false },
  boom: { ...base, route: 'GET /api/boom', answer: z.object({}), refusals: [] },
  early: { ...base, route: 'DELETE /api/early', answer: z.object({}), refusals: [] },
  away: { ...base, route: 'GET /api/away', answer: z.object({}), refusals: [] },
  leak: { ...base, route: 'GET /api/leak', answer: z.object({ id: z.int() }), refusals: [] },
  signIn: { ...base, rate: 'sign-in', route: 'POST /api/sign', answer: z.object({}), refusals: ['wrong_credentials'] },
  guarded: {
    ...base,
    access: 'player',
    onBreak: 'served',
    reauth: true,
    route: 'DELETE /api/guarded',
    answer: z.object({}),
    refusals: ['reauth'],
  },
  sends: {
    ...base,
    access: 'player',
    onBreak: 'served',
    rate: 'write',
    route: 'POST /api/sends',
    file: { maxBytes: 1_000 },
    answer: z.object({ bytes: z.int() }),
    refusals: [],
  },
  ends: { ...base, route: 'DELETE /api/it', status: 204, answer: z.undefined(), refusals: [] },
});

interface EchoInput {
  params: { id: string };
  query: { page: number };
  body: { text: string };
}
const handlers: Record<string, AnyHandler> = {
  echo: async ({ params, query, body }: EchoInput) =>
    params.id === 'none' ? refuse('not_found') : { id: params.id, page: query.page, text: body.text },
  where: async (_input: object, call: Call) => ({ ip: call.ip, country: call.country }),
  varied: async () => ({}),
  mine: async (_input: object, { player }: CallOf<'player'>) => ({ id: player.id }),
  testers: async () => ({}),
  framed: async (_input: object, { frame }: CallOf<'frame'>) => ({ id: frame.id }),
  operate: async () => ({}),
  boom: async () => {
    throw new Error('SELECT secret FROM /etc/passwd');
  },
  early: async (_input: object, call: Call) => {
    await runWork({ query: async () => [] }, async () => call.setHeader('set-cookie', 'a=1'));
    return {};
  },
  away: async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  },
  leak: async () => ({ id: 1, hash: 'abc' }),
  signIn: async (_input: object, call: Call) => (call.header('x-right') ? {} : refuse('wrong_credentials')),
  guarded: async () => ({}),
  sends: async ({ file }: { file: Uint8Array }) => ({ bytes: file.byteLength }),
  ends: async (_input: object, call: Call) => call.setHeader('set-cookie', 'a=1'),
};

export const session = (token: string) => ({ cookie: `__Host-session=${token}` });

/** An app over a small table of calls, to test what all calls have in common. */
export interface TestApp {
  readonly app: Hono;
  readonly parts: AppParts;
  readonly clock: TestClock;
  /** A caller that behaves like a browser on the site's own pages. */
  from(headers?: Record<string, string>): TestCaller;
  close(): Promise<void>;
}

export async function testApp(): Promise<TestApp> {
  const clock = testClock(testStart);
  const db = await openTestDatabase();
  const deps = testDeps(clock);
  const config = testConfig();
  const hub = new LocalHub(config, deps, hubParts());
  const platform = { db, deps, config, clock, hub, jobs: new PlatformJobs(db, deps), ruleFor: makeRuleFor(config) };
  /** If a token ends in `stale`, its session's password was entered just too long ago. */
  const shownAt = (token: string) =>
    new Date(clock.now().getTime() - (token.endsWith('stale') ? reauthMaxAgeMs + 1 : reauthMaxAgeMs));
  const authenticators: Authenticators = {
    player: async token =>
      token.startsWith('player-token')
        ? {
            session: {
              id: 's1',
              playerId: 7,
              startedAt: clock.now(),
              seenAt: clock.now(),
              authenticatedAt: shownAt(token),
            },
            player: { id: 7, groups: token.endsWith('tester') ? ['21'] : [] },
          }
        : null,
    frame: async token =>
      token === 'frame-token-1234567' ? { id: 'f1', playerId: 7, currency: 'EUR', real: true } : null,
  };
  const parts = { platform, metrics: makeMetrics(false), table, handlers, authenticators, pages: [] };
  const app = makeApp(parts);
  return {
    app,
    parts,
    clock,
    from: (headers = {}) =>
      makeCaller(app, { 'sec-fetch-site': 'same-origin', 'x-test-ip': '198.51.100.1', ...headers }),
    close: async () => {
      hub.close();
      await db.close();
    },
  };
}
