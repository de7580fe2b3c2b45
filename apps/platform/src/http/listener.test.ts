import { getRequestListener } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { listenerLimits, makeServer } from './listener.ts';

const limits = {
  headersMaxBytes: 16 * 1024,
  headersMs: 100,
  requestMs: 200,
  checkEveryMs: 20,
  idleMs: 300,
  keepAliveMs: 2_000,
};

// Well above this server's limits, but below 30 seconds, Node's default interval for checking connections.
vi.setConfig({ testTimeout: 20_000 });

let platform: TestPlatform;
let port: number;
let server: ReturnType<typeof makeServer>;
beforeAll(async () => {
  platform = await testPlatform({ seed: 'none' });
  server = makeServer(getRequestListener(platform.open.app.fetch), limits);
  platform.open.hub.attach(server, () => '127.0.0.1');
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  platform.open.hub.close();
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
  await platform.close();
});

/** Opens a client socket that never closes its own side. */
function open(first: string, at = port): { socket: Socket; said: () => string; closed: Promise<string> } {
  const socket = connect({ port: at, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
  // If the server destroys the socket, the client gets a reset; if the server only ends its own side, it does not.
  const closed = new Promise<string>(resolve => {
    socket.once('error', () => resolve(text));
    socket.once('close', () => resolve(text));
  });
  socket.write(first);
  return { socket, said: () => text, closed };
}

/**
 * Sends the same bytes over and over, like a slow attacker. Once the server has destroyed the socket, the next write
 * causes a reset.
 */
async function drip(first: string, bytes: string, at = port): Promise<string> {
  const { socket, closed } = open(first, at);
  const dripping = setInterval(() => socket.write(bytes), 10);
  const said = await closed;
  clearInterval(dripping);
  socket.destroy();
  return said;
}

const upgrade = [
  'GET /connection/websocket HTTP/1.1',
  'Host: platform',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
].join('\r\n');

it('closes a connection whose headers arrive too slowly [A42]', async () => {
  expect(await drip('GET /healthz HTTP/1.1\r\nHost: platform\r\n', 'X-A: b\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});

it('limits the time for headers separately from the much longer time for a body [A42]', async () => {
  const patient = makeServer(getRequestListener(platform.open.app.fetch), { ...limits, requestMs: 600_000 });
  await new Promise<void>(resolve => patient.listen(0, '127.0.0.1', resolve));
  const { port: at } = patient.address() as AddressInfo;
  expect(await drip('GET /healthz HTTP/1.1\r\nHost: platform\r\n', 'X-A: b\r\n', at)).toMatch(/^HTTP\/1\.1 408 /);
  await new Promise(resolve => patient.close(resolve));
});

it('keeps an idle connection open longer than proxies keep theirs', () => {
  expect(server.keepAliveTimeout).toBe(limits.keepAliveMs);
  expect(listenerLimits.keepAliveMs).toBeGreaterThan(60_000);
});

it('closes a socket that never sends anything [A42]', async () => {
  const { socket, closed } = open('');
  socket.on('end', () => socket.end());
  await closed;
});

it.each([
  ['declared', 'Content-Length: 30000\r\n\r\n', '1'],
  ['chunked', 'Transfer-Encoding: chunked\r\n\r\n', '1\r\n1\r\n'],
])('closes a connection whose %s body arrives too slowly [A42]', async (_how, head, bytes) => {
  const start =
    'POST /check-email HTTP/1.1\r\nHost: platform\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n';
  expect(await drip(start + head, bytes)).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes an upgrade request whose headers never end [A42]', async () => {
  expect(await drip(`${upgrade}\r\n`, 'X-A: b\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes the socket of a refused upgrade even if the client keeps its side open [A42]', async () => {
  const asked = upgrade.replace('/connection/websocket', '/elsewhere');
  expect(await drip(`${asked}\r\n\r\n`, 'x')).toMatch(/^HTTP\/1\.1 404 /);
});

it('the time limits of a request do not apply to a completed upgrade', async () => {
  const { socket, said } = open(`${upgrade}\r\n\r\n`);
  while (!said().includes('101 Switching')) await new Promise(resolve => socket.once('data', resolve));
  const slow = drip('GET /healthz HTTP/1.1\r\nHost: platform\r\n', 'X-A: b\r\n');
  // Once two slow requests in a row have been cut, both limits that could have closed the upgraded socket have
  // passed.
  await slow;
  await drip('GET /healthz HTTP/1.1\r\nHost: platform\r\n', 'X-A: b\r\n');
  expect(socket.destroyed).toBe(false);
  expect(socket.readableEnded).toBe(false);
  socket.destroy();
});

it.each([
  ['TRACE [A50]', 'TRACE /healthz HTTP/1.1\r\nHost: platform\r\n\r\n', 405],
  ['a method of file sharing', 'PROPFIND /api/player HTTP/1.1\r\nHost: platform\r\n\r\n', 405],
  ['a method nobody knows', 'LIFTOFF / HTTP/1.1\r\nHost: platform\r\n\r\n', 400],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b[\r\nConnection: close\r\n\r\n', 400],
  ['an address that is none', 'GET http://[ HTTP/1.1\r\nHost: platform\r\nConnection: close\r\n\r\n', 400],
  [
    'a control character in a header',
    'GET /healthz HTTP/1.1\r\nHost: platform\r\nIdempotency-Key: a\x00b\r\n\r\n',
    400,
  ],
  [
    'a length together with pieces [A42]',
    'POST /check-email HTTP/1.1\r\nHost: platform\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers without end', `GET /healthz HTTP/1.1\r\nHost: platform\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('refuses a request with an HTTP error: %s', async (_what, request, status) => {
  const { socket, closed } = open(request);
  socket.on('end', () => socket.end());
  expect(await closed).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it.each([
  ['a call', ''],
  ['a socket', 'connection: upgrade\r\nupgrade: websocket\r\n'],
])('refuses %s with two Host headers', async (_what, headers) => {
  const path = headers === '' ? '/healthz' : '/connection/websocket';
  const hosts = 'host: one.example\r\nHOST: two.example\r\n';
  const { said, socket } = open(`GET ${path} HTTP/1.1\r\n${hosts}${headers}\r\n`);
  await expect.poll(said).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});
