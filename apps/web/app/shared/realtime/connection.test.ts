import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionLost } from '../calls/session-lost.ts';
import { openConnection } from './connection.ts';

/** A WebSocket that fails immediately. */
class Line {
  static opened = 0;
  readonly binaryType = '';
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    Line.opened += 1;
    queueMicrotask(() => {
      this.onerror?.();
      this.onclose?.({ code: 1006, reason: '' });
    });
  }
  close() {}
}

/** A WebSocket whose platform accepts the connection and every subscription, but never recovers missed messages. */
class OpenLine {
  static readonly OPEN = 1;
  /** The tokens with which it was opened. */
  static tokens: string[] = [];
  readonly binaryType = '';
  readonly readyState = OpenLine.OPEN;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  send(commands: string) {
    for (const command of commands.split('\n')) {
      const { id, connect, subscribe } = JSON.parse(command) as {
        id: number;
        connect?: { token: string };
        subscribe?: object;
      };
      if (connect) OpenLine.tokens.push(connect.token);
      const reply = connect ? { connect: { client: 'page' } } : { subscribe: { recoverable: true, epoch: 'one' } };
      if (connect ?? subscribe) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ id, ...reply }) }));
    }
  }
  close() {}
}

const settings = { realtime: { user: '7', url: '/connection/websocket', token: 'token' } };

beforeEach(async () => {
  vi.useFakeTimers();
  Line.opened = 0;
  OpenLine.tokens = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('window', { location: { origin: 'https://liftoff.test' } });
  vi.stubGlobal('fetch', async () => Response.json(settings));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("loads the player's settings when the page opens, and connects to the address in them [STATE-014]", async () => {
  const asked: string[] = [];
  const opened: string[] = [];
  class Named extends Line {
    constructor(address: string) {
      super();
      opened.push(address);
    }
  }
  vi.stubGlobal('WebSocket', Named);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ realtime: { ...settings.realtime, url: '/other/socket' } });
  });
  const connection = await openConnection();
  const leave = connection.onLine(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  leave();
  expect(asked).toEqual(['/api/player/settings']);
  expect(new Set(opened)).toEqual(new Set(['wss://liftoff.test/other/socket']));
});

it('retries a failing connection at least every two seconds, even after a long failure [B7]', async () => {
  await openConnection();
  for (let minutes = 0; minutes < 5; minutes += 1) await vi.advanceTimersByTimeAsync(60_000);
  for (let tries = 0; tries < 20; tries += 1) {
    const before = Line.opened;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Line.opened).toBeGreaterThan(before);
  }
});

it('pages that lost their connection at the same moment reconnect at moments spread at random [B8]', async () => {
  const chance = vi.spyOn(Math, 'random');
  await openConnection();
  await vi.advanceTimersByTimeAsync(60_000);
  const stepMs = 10;
  const untilNext = async () => {
    const before = Line.opened;
    for (let ms = stepMs; ; ms += stepMs) {
      await vi.advanceTimersByTimeAsync(stepMs);
      if (Line.opened > before) return ms;
    }
  };
  const waits: number[] = [];
  for (const drawn of [0, 0.5, 0.999]) {
    chance.mockReturnValue(drawn);
    await untilNext();
    waits.push(await untilNext());
  }
  chance.mockRestore();
  const [soon = 0, later = 0, latest = 0] = waits;
  expect(later - soon).toBeGreaterThan(300);
  expect(latest - later).toBeGreaterThan(300);
});

it('the first subscription reports a gap, so that changes since the page was rendered are fetched [B7]', async () => {
  vi.stubGlobal('WebSocket', OpenLine);
  const connection = await openConnection();
  const told = { onMessage: vi.fn(), onGap: vi.fn() };
  connection.listen('balance#1', told);
  await vi.advanceTimersByTimeAsync(100);
  expect(told.onGap).toHaveBeenCalledTimes(1);
  expect(told.onMessage).not.toHaveBeenCalled();
});

it('reconnects one minute after reaching the connection limit, when the platform has dropped dead connections', async () => {
  let isFull = true;
  class Crowded extends OpenLine {
    override send(commands: string) {
      if (isFull) this.onclose?.({ code: 3506, reason: 'connection limit' });
      else super.send(commands);
    }
  }
  vi.stubGlobal('WebSocket', Crowded);
  const connection = await openConnection();
  const told = { onMessage: vi.fn(), onGap: vi.fn() };
  connection.listen('balance#1', told);
  await vi.advanceTimersByTimeAsync(59_000);
  isFull = false;
  expect(told.onGap).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(told.onGap).toHaveBeenCalledTimes(1);
});

describe('a realtime connection whose session has ended', () => {
  let close: () => void;
  let answer: () => Response;
  let asked: string[];
  beforeEach(async () => {
    class Ended extends OpenLine {
      constructor() {
        super();
        close = () => this.onclose?.({ code: 3503, reason: 'force disconnect' });
      }
    }
    asked = [];
    vi.stubEnv('DEV', false);
    vi.stubGlobal('WebSocket', Ended);
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return path === '/api/player' ? answer() : Response.json(settings);
    });
    await openConnection();
    await vi.advanceTimersByTimeAsync(1_000);
    asked = [];
    OpenLine.tokens = [];
  });
  afterEach(() => vi.unstubAllEnvs());

  it('a connection whose session has ended makes the page check its player immediately; the check reports a lost session, and the connection stays closed [A10] [C10] [ERR-001]', async () => {
    answer = () => Response.json({});
    const lost = vi.fn<() => void>();
    const hearNoMore = onSessionLost(lost);
    close();
    await vi.advanceTimersByTimeAsync(0);
    expect(lost).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toEqual(['/api/player']);
    expect(OpenLine.tokens).toEqual([]);
    hearNoMore();
  });

  it('a connection whose session has ended stays closed if another player has signed in since, and a lost session is reported [A10]', async () => {
    answer = () => Response.json({ id: 8 });
    const lost = vi.fn<() => void>();
    const hearNoMore = onSessionLost(lost);
    close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(['/api/player']);
    expect(OpenLine.tokens).toEqual([]);
    hearNoMore();
  });

  it('a connection whose session has ended reopens with a new token if its player has a new session [B7]', async () => {
    answer = () => Response.json({ id: 7 });
    close();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(['/api/player', '/api/player/settings']);
    expect(OpenLine.tokens).toEqual(['token']);
  });

  it('a connection whose session has ended reopens after a minute if the player cannot be checked', async () => {
    answer = () => new Response(null, { status: 503 });
    close();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(OpenLine.tokens).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(OpenLine.tokens).toEqual(['token']);
  });
});

describe('the token for a realtime connection', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const tokenOf = (number: number) => `${part({})}.${part({ iat: number, exp: number + 600 })}.signature`;
  let asked: Headers[];
  let isAnswered: boolean;

  beforeEach(() => {
    asked = [];
    isAnswered = true;
    vi.stubEnv('DEV', false);
    vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
      asked.push(new Headers(headers));
      if (!isAnswered) throw new TypeError('Failed to fetch');
      return Response.json({ realtime: { ...settings.realtime, token: tokenOf(asked.length) } });
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('the realtime token is requested in the background, which does not extend the session [A9]', async () => {
    vi.stubGlobal('WebSocket', OpenLine);
    await openConnection();
    expect(asked.map(headers => headers.get('x-background'))).toEqual(['1']);
  });

  it('the realtime token is replaced if it expires while the connection is down, so that the first attempt after the outage succeeds [B7]', async () => {
    await openConnection();
    await vi.advanceTimersByTimeAsync(590_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.stubGlobal('WebSocket', OpenLine);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(OpenLine.tokens).toEqual([tokenOf(asked.length)]);
    expect(asked.length).toBeGreaterThan(1);
  });

  it("another player's realtime token is rejected: a lost session is reported, and no further token is requested [A10]", async () => {
    const lost = vi.fn<() => void>();
    const hearNoMore = onSessionLost(lost);
    const asks: string[] = [];
    await openConnection();
    vi.stubGlobal('fetch', async (path: string) => {
      asks.push(path);
      return Response.json({ realtime: { ...settings.realtime, user: '8', token: tokenOf(2) } });
    });
    await vi.advanceTimersByTimeAsync(700_000);
    expect(lost).toHaveBeenCalledTimes(1);
    const before = asks.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asks).toHaveLength(before);
    hearNoMore();
  });

  it('the realtime token is requested only once per connection attempt, so that the next attempt is not delayed [B7]', async () => {
    await openConnection();
    isAnswered = false;
    await vi.advanceTimersByTimeAsync(600_000);
    for (let tries = 0; tries < 20; tries += 1) {
      const before = asked.length;
      await vi.advanceTimersByTimeAsync(2_000);
      expect(asked.length).toBeGreaterThan(before);
    }
  });
});
