import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { EventEmitter } from 'node:events';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createServer } from 'node:http';
import { readConfig } from '../config/config.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { openServer, serverLimits, type ServerLimits } from './server.ts';
import { passSocketsOn } from './sockets.ts';
import { testEdge } from '../testing/test-edge.ts';

const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach(one => one.close()));

const short: ServerLimits = {
  ...serverLimits,
  headersMs: 100,
  requestMs: 200,
  answerMs: 300,
  idleMs: 5_000,
  checkMs: 20,
};

async function listen(server: Server): Promise<number> {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  opened.push({ close: () => (server.closeAllConnections(), server.close()) });
  return (server.address() as AddressInfo).port;
}

const openEdge = (fetch: (request: Request) => Promise<Response>, limits: ServerLimits) =>
  listen(openServer(fetch, { trustedHops: 0, rateFactor: 1 }, limits));

/**
 * Opens a connection, from which nothing is read automatically if `paused`. `ended` resolves to the received text
 * once the connection is closed.
 */
function open(port: number, paused = false): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  opened.push({ close: () => socket.destroy() });
  let text = '';
  if (!paused) socket.on('data', data => (text += data.toString('latin1')));
  socket.on('error', () => undefined);
  return { socket, ended: new Promise(done => socket.once('close', () => done(text))) };
}

it('cuts off a client that sends its headers byte by byte and never finishes [A42]', async () => {
  const port = await openEdge(async () => new Response('never'), short);
  const { socket, ended } = open(port);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
  const drip = setInterval(() => socket.write('x-a: b\r\n'), 10);
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
});

it('cuts off a client that sends a body slowly, even if the call is being forwarded to the platform [A42]', async () => {
  let began = 0;
  const port = await openEdge(async request => (began++, await request.text(), new Response('read')), short);
  const { socket, ended } = open(port);
  socket.write('POST /api/users HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
  const drip = setInterval(() => socket.write('1\r\na\r\n'), 10);
  expect(await ended).not.toContain('HTTP/1.1 200');
  expect(began).toBe(1);
  clearInterval(drip);
});

it('cuts off a client that does not read the response', async () => {
  const left = Promise.withResolvers<void>();
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => left.resolve(),
    });
  const port = await openEdge(async () => new Response(endless()), { ...short, idleMs: 600_000 });
  const { socket, ended } = open(port, true);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  // Reads a little now and then, so that the connection is never idle.
  const sip = setInterval(() => socket.read(1), 10);
  socket.resume().pause();
  await left.promise;
  clearInterval(sip);
  socket.resume();
  await ended;
});

it('cuts off an idle connection', async () => {
  const port = await openEdge(async () => new Promise<never>(() => undefined), {
    ...short,
    answerMs: 60_000,
    idleMs: 100,
  });
  const { socket, ended } = open(port);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await ended).toBe('');
});

it('keeps an idle connection open for the configured time, which is longer than a proxy in front would keep it', () => {
  const server = openServer(
    async () => new Response('page'),
    { trustedHops: 0, rateFactor: 1 },
    { ...short, keepAliveMs: 4_321 },
  );
  expect(server.keepAliveTimeout).toBe(4_321);
  expect(serverLimits.keepAliveMs).toBeGreaterThan(60_000);
});

it('refuses connections above the limit per address, and accepts one again after another has closed', async () => {
  const port = await openEdge(async () => new Response('here'), { ...serverLimits, connectionsPerAddress: 3 });
  const held = [open(port), open(port), open(port)];
  await Promise.all(held.map(({ socket }) => new Promise<void>(done => socket.once('connect', done))));
  expect(await open(port).ended).toBe('');
  held[0]?.socket.destroy();
  for (;;) {
    const { socket, ended } = open(port);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    if ((await ended).includes('here')) return;
  }
});

it('refuses headers of more than 16 KiB [A42]', async () => {
  const port = await openEdge(async () => new Response('here'), serverLimits);
  const { socket, ended } = open(port);
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'b'.repeat(17_000)}\r\n\r\n`);
  expect(await ended).toMatch(/^HTTP\/1\.1 431 /);
});

/**
 * Opens a realtime socket through the edge. Returns the answer and the headers that the platform received, which are
 * `null` if the platform was not called.
 */
async function reportedOf(
  headers: string,
  env: NodeJS.ProcessEnv,
  limiter = new RateLimiter(() => 0),
  path = '/connection/websocket',
) {
  let reported: NodeJS.Dict<string | string[]> | null = null;
  const platform = createServer();
  platform.on('upgrade', (request, socket) => {
    reported = request.headers;
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  const platformPort = await listen(platform);
  const config = readConfig({
    NODE_ENV: 'production',
    SITE_ORIGINS: 'https://liftoff.example',
    PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    ...env,
  });
  const server = openServer(async () => new Response('page'), config);
  passSocketsOn(server, config, limiter);
  const { socket, ended } = open(await listen(server));
  socket.write(`GET ${path} HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n${headers}\r\n\r\n`);
  return { answer: await ended, reported: reported as NodeJS.Dict<string | string[]> | null };
}

it.each([
  ['TRACE', '/', 405],
  ['TRACE', '/api/player', 405],
  ['PROPFIND', '/api/player', 405],
  ['DEBUG', '/', 400],
])(
  'refuses the method %s for %s, which no browser sends, and echoes nothing from the request: %d [A50]',
  async (method, path, status) => {
    const edge = testEdge();
    const { socket, ended } = open(await openEdge(edge.answer, short));
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: liftoff.example\r\nx-a: canary\r\nconnection: close\r\n\r\n`);
    const said = await ended;
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(said).not.toContain('canary');
    expect(edge.received).toEqual([]);
  },
);

it("reports a socket's address to the platform as seen by the trusted proxies, never as claimed by the client [A46]", async () => {
  const claimed = 'host: liftoff.example\r\nx-forwarded-for: 6.6.6.6, 7.7.7.7\r\nx-edge-key: guessed\r\nx-country: EE';
  const direct = await reportedOf(claimed, { EDGE_KEY: 'the key' });
  expect(direct.reported).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-edge-key': 'the key' });
  expect(direct.reported).not.toHaveProperty('x-country');
  const proxied = await reportedOf(claimed, { TRUSTED_HOPS: '1' });
  expect(proxied.reported).toMatchObject({ 'x-forwarded-for': '7.7.7.7' });
});

it('opens no socket for an unknown host, over an unencrypted connection to an https site, or above the limit per address [A1]', async () => {
  const unknown = await reportedOf('host: evil.example', {});
  expect([unknown.answer.slice(0, 12), unknown.reported]).toEqual(['HTTP/1.1 421', null]);
  const elsewhere = await reportedOf('host: liftoff.example', {}, undefined, '/api/player');
  expect([elsewhere.answer.slice(0, 12), elsewhere.reported]).toEqual(['HTTP/1.1 404', null]);
  const asked = await reportedOf('host: liftoff.example', {}, undefined, '/connection/websocket?cf_protocol=json');
  expect(asked.reported).toMatchObject({ 'x-forwarded-host': 'liftoff.example' });
  const plain = 'host: liftoff.example\r\nx-forwarded-proto: http';
  const insecure = await reportedOf(plain, { TRUSTED_HOPS: '1' });
  expect([insecure.answer.slice(0, 12), insecure.reported]).toEqual(['HTTP/1.1 403', null]);
  const limiter = new RateLimiter(() => 0);
  while (limiter.take('socket', '7.7.7.7') === 0);
  const from = (address: string) =>
    reportedOf(`host: liftoff.example\r\nx-forwarded-for: ${address}`, { TRUSTED_HOPS: '1' }, limiter);
  const limited = await from('7.7.7.7');
  expect(limited.answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/);
  expect(limited.reported).toBeNull();
  expect((await from('8.8.8.8')).reported).not.toBeNull();
});

it.each([
  ['a page', ''],
  ['a socket', 'connection: upgrade\r\nupgrade: websocket\r\n'],
])('refuses %s with two Host headers, and neither the app nor the memory answers it', async (_what, headers) => {
  let answered = 0;
  const config = readConfig({ NODE_ENV: 'production', SITE_ORIGINS: 'https://one.example,https://two.example' });
  const server = openServer(
    async () => (answered++, new Response('page')),
    config,
    serverLimits,
    () => (answered++, false),
  );
  passSocketsOn(server, config, new RateLimiter(() => 0));
  const port = await listen(server);
  const path = headers === '' ? '/' : '/connection/websocket';
  const { socket, ended } = open(port);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: one.example\r\nHost: two.example\r\n${headers}\r\n`);
  expect(await ended).toMatch(/^HTTP\/1\.1 400 [\s\S]*content-security-policy: default-src 'none'/);
  expect(answered).toBe(0);
});

it('passes a request to the app only if it was not already answered from memory', async () => {
  const asked: string[] = [];
  const byApp = async (request: Request) => (asked.push(new URL(request.url).pathname), new Response('by the app'));
  const port = await listen(
    openServer(byApp, { trustedHops: 0, rateFactor: 1 }, serverLimits, (incoming, outgoing) => {
      if (incoming.url === '/') outgoing.end('from memory');
      return incoming.url === '/';
    }),
  );
  const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect([await text('/'), await text('/x'), asked]).toEqual(['from memory', 'by the app', ['/x']]);
});

it("passes on data that a browser sends right after its socket request, and returns the platform's data", async () => {
  const platform = createServer();
  platform.on('upgrade', (_request, socket, head: Buffer) => {
    let text = head.toString();
    const answer = () => {
      if (text === 'first bytes')
        socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nheard');
    };
    socket.on('data', (data: Buffer) => {
      text += data.toString();
      answer();
    });
    answer();
  });
  const config = readConfig({
    NODE_ENV: 'production',
    SITE_ORIGINS: 'https://liftoff.example',
    PLATFORM_URL: `http://127.0.0.1:${await listen(platform)}`,
  });
  const server = openServer(async () => new Response('page'), config);
  const joined = passSocketsOn(server, config, new RateLimiter(() => 0));
  const { socket, ended } = open(await listen(server));
  const asks =
    'GET /connection/websocket HTTP/1.1\r\nhost: liftoff.example\r\nconnection: upgrade\r\nupgrade: websocket';
  socket.write(`${asks}\r\n\r\nfirst bytes`);
  expect(await ended).toMatch(/^HTTP\/1\.1 101 [\s\S]*heard$/);
  expect(joined.size).toBe(0);
});

it('closes a socket if the platform cannot be reached', async () => {
  const gone = createServer();
  const port = await listen(gone);
  await new Promise(done => gone.close(done));
  const config = readConfig({
    NODE_ENV: 'production',
    SITE_ORIGINS: 'https://liftoff.example',
    PLATFORM_URL: `http://127.0.0.1:${port}`,
  });
  const server = openServer(async () => new Response('page'), config);
  const joined = passSocketsOn(server, config, new RateLimiter(() => 0));
  const { socket, ended } = open(await listen(server));
  socket.write(
    'GET /connection/websocket HTTP/1.1\r\nhost: liftoff.example\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  );
  expect(await ended).toBe('');
  expect(joined.size).toBe(0);
});

it("closes the platform's side of a socket when the visitor's connection breaks", async () => {
  const left = Promise.withResolvers<void>();
  const platform = createServer();
  platform.on('upgrade', (_request, socket) => {
    socket.on('error', () => undefined);
    socket.on('end', () => left.resolve()).resume();
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  const config = readConfig({
    NODE_ENV: 'production',
    SITE_ORIGINS: 'https://liftoff.example',
    PLATFORM_URL: `http://127.0.0.1:${await listen(platform)}`,
  });
  const server = openServer(async () => new Response('page'), config);
  passSocketsOn(server, config, new RateLimiter(() => 0));
  const { socket } = open(await listen(server));
  socket.write(
    'GET /connection/websocket HTTP/1.1\r\nhost: liftoff.example\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  );
  await new Promise(done => socket.once('data', done));
  socket.resetAndDestroy();
  await left.promise;
});

it('leaves no timer behind when a response has ended', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = openServer(
    async () => new Response('x'),
    { trustedHops: 0, rateFactor: 1 },
    serverLimits,
    () => true,
  );
  const response = new EventEmitter();
  server.emit('request', { rawHeaders: [] }, response);
  expect(vi.getTimerCount()).toBe(1);
  response.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
