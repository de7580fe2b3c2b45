import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { dataPolicy, everyAnswer } from '../pages/security.ts';
import { openServer, serverLimits } from './server.ts';
import { passSocketsOn } from './sockets.ts';

const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach(one => one.close()));

async function listen(server: Server): Promise<number> {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  opened.push({ close: () => (server.closeAllConnections(), server.close()) });
  return (server.address() as AddressInfo).port;
}

/** Opens a connection, from another address of the machine if one is given. `ended` resolves to all received text. */
function open(port: number, localAddress = '127.0.0.1'): { socket: Socket; ended: Promise<string> } {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  opened.push({ close: () => socket.destroy() });
  let text = '';
  socket.on('data', data => (text += data.toString('latin1'))).on('error', () => undefined);
  return { socket, ended: new Promise(done => socket.once('close', () => done(text))) };
}

const asks = (host: string, path = '/connection/websocket') =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nx-mine: 1\r\n\r\n`;
const switching = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

/** An edge in front of a platform that handles sockets with `take`. */
async function openEdge(
  take: (socket: Duplex, request: IncomingMessage) => void,
  {
    env = {},
    idleMs = 60_000,
    openMaxMs = 10_000,
  }: { env?: NodeJS.ProcessEnv; idleMs?: number; openMaxMs?: number } = {},
) {
  const platform = createServer();
  platform.on('upgrade', (request, socket) => {
    socket.on('error', () => undefined);
    opened.push({ close: () => socket.destroy() });
    take(socket, request);
  });
  const PLATFORM_URL = `http://127.0.0.1:${await listen(platform)}`;
  const config = readConfig({ SITE_ORIGINS: 'https://liftoff.example', PLATFORM_URL, ...env });
  const server = openServer(async () => new Response('page'), config, { ...serverLimits, idleMs });
  const sockets = passSocketsOn(server, config, new RateLimiter(() => 0), openMaxMs);
  return { server, sockets, port: await listen(server) };
}

it('a socket that the platform does not respond to is closed after the configured time', async () => {
  const { port } = await openEdge(() => undefined, { openMaxMs: 50 });
  const { socket, ended } = open(port);
  socket.write(asks('liftoff.example'));
  expect(await ended).toBe('');
});

it('an established socket may stay silent for longer than the opening and idle limits', async () => {
  const { port, sockets } = await openEdge(
    socket => {
      socket.write(switching);
      setTimeout(() => socket.end('late'), 700);
    },
    { openMaxMs: 200, idleMs: 200 },
  );
  const { socket, ended } = open(port);
  socket.write(asks('liftoff.example'));
  await new Promise(done => socket.once('data', done));
  expect(sockets.size).toBe(1);
  expect(await ended).toBe(`${switching}late`);
  await expect.poll(() => sockets.size).toBe(0);
});

it("the platform receives the address that a socket comes from, and the browser's own headers", async () => {
  let told: NodeJS.Dict<string | string[]> = {};
  const { port } = await openEdge((socket, { headers }) => ((told = headers), socket.end(switching)));
  const { socket, ended } = open(port, '127.0.0.7');
  socket.write(asks('liftoff.example'));
  await ended;
  expect(told).toMatchObject({ 'x-forwarded-for': '127.0.0.7', 'x-mine': '1', upgrade: 'websocket' });
});

/** The expected refusal of a socket with this status and without a body. */
const refusal = (status: string, ...more: readonly (string | undefined)[]) => ({
  status: `HTTP/1.1 ${status}`,
  lines: Object.entries({ ...everyAnswer, 'content-security-policy': dataPolicy })
    .map(([name, value]) => `${name}: ${value}`)
    .concat('connection: close', 'content-length: 0', ...more.map(String))
    .toSorted(),
  end: '\r\n\r\n',
});

/** An answer without a body, split into lines. */
function headOf(answer: string) {
  const [status, ...lines] = answer.split('\r\n');
  return { status, lines: lines.filter(line => line !== '').toSorted(), end: answer.slice(-4) };
}

it.each([
  ['https', 'liftoff.example', '/elsewhere', '404 Not Found'],
  ['https', '[', '/connection/websocket', '421 Misdirected Request'],
  ['http', 'liftoff.example', '/connection/websocket', '403 Forbidden'],
])(
  'a socket over %s for %s%s gets %s with the usual security headers and nothing more [A3]',
  async (by, host, path, status) => {
    const { port } = await openEdge(() => undefined, { env: { TRUSTED_HOPS: '1' } });
    const { socket, ended } = open(port);
    socket.write(asks(host, path).replace('x-mine: 1', `x-forwarded-proto: ${by}`));
    expect(headOf(await ended)).toEqual(refusal(status));
  },
);

it('a socket above the limit per address is refused with a retry time and the usual security headers [A3]', async () => {
  const { port } = await openEdge(socket => socket.end(switching));
  for (;;) {
    const { socket, ended } = open(port);
    socket.write(asks('liftoff.example'));
    const answer = await ended;
    if (answer === switching) continue;
    const wait = /^retry-after: \d+$/m.exec(answer)?.[0];
    expect(headOf(answer)).toEqual(refusal('429 Too Many Requests', wait));
    break;
  }
});

it('in development, a socket that is not realtime is left to the listener that reloads sources', async () => {
  const { server, port } = await openEdge(socket => socket.end(`${switching}realtime`), {
    env: { NODE_ENV: 'development' },
  });
  server.on('upgrade', (request, socket) => {
    if (request.url === '/reload') socket.end(`${switching}reloading`);
  });
  const said = async (path: string) => {
    const { socket, ended } = open(port);
    socket.write(asks('liftoff.example', path));
    return ended;
  };
  expect(await said('/reload')).toBe(`${switching}reloading`);
  expect(await said('/connection/websocket')).toBe(`${switching}realtime`);
});

it('an address can hold as many connections as its limit allows, and can replace those that close', async () => {
  const limits = { ...serverLimits, connectionsPerAddress: 1 };
  const port = await listen(openServer(async () => new Response('x'), { trustedHops: 0, rateFactor: 2 }, limits));
  /** Opens a connection and returns whether it was accepted. The connection stays open. */
  const taken = async (from?: string) => {
    const { socket, ended } = open(port, from);
    const answered = new Promise<true>(done => socket.once('data', () => done(true)));
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    return { socket, isTaken: await Promise.race([answered, ended.then(() => false)]) };
  };
  const held = [await taken(), await taken()];
  expect(held.map(({ isTaken }) => isTaken)).toEqual([true, true]);
  expect((await taken()).isTaken).toBe(false);
  expect((await taken('127.0.0.7')).isTaken).toBe(true);
  for (let times = 0; times < 2; times += 1) {
    held.shift()?.socket.destroy();
    for (let next = await taken(); ; next = await taken())
      if (next.isTaken) {
        held.push(next);
        break;
      }
    expect((await taken()).isTaken).toBe(false);
  }
  // All connections are closed, so the full number can be opened again.
  held.splice(0).forEach(({ socket }) => socket.destroy());
  while (held.length < 2) {
    const next = await taken();
    if (next.isTaken) held.push(next);
  }
  expect((await taken()).isTaken).toBe(false);
});

it('an address that has closed its only connection can open another one', async () => {
  const limits = { ...serverLimits, connectionsPerAddress: 1 };
  const port = await listen(openServer(async () => new Response('x'), { trustedHops: 0, rateFactor: 1 }, limits));
  for (let times = 0; times < 3; times += 1)
    for (;;) {
      const { socket, ended } = open(port);
      socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      if ((await ended) !== '') break;
    }
});

it('connections are not counted behind proxies, whose address all clients share', async () => {
  const limits = { ...serverLimits, connectionsPerAddress: 1 };
  const port = await listen(openServer(async () => new Response('x'), { trustedHops: 1, rateFactor: 1 }, limits));
  for (let n = 0; n < 3; n += 1) {
    const { socket } = open(port);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await new Promise(done => socket.once('data', done));
  }
});
