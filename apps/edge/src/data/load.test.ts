import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as listenAt, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { loadByHttp, type LoadInit } from './load.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a platform that answers this way. Returns the address of one of its calls, and its connections. */
async function platform(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const sockets: Socket[] = [];
  const listening = createServer(answer).on('connection', socket => sockets.push(socket));
  server = listening;
  await new Promise<void>(done => listening.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/api/player?x=1`, sockets };
}
const get = (signal = new AbortController().signal): LoadInit => ({ method: 'GET', headers: {}, signal });

it('sends the request as given, and returns the complete response with its headers', async () => {
  const { url } = await platform((request, response) => {
    const { method, url: path, headers } = request;
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      response.writeHead(404, { 'content-type': 'application/json', 'retry-after': '5' });
      response.write('{"ünder');
      response.end(`way":${JSON.stringify([method, path, headers['x-edge-key'], headers.cookie, body])}}`);
    });
  });
  const headers = { 'x-edge-key': 'k', cookie: 'a=b', 'content-type': 'application/json' };
  const answer = await loadByHttp(url, { ...get(), method: 'POST', headers, body: '{"page":1}' });
  expect([answer.status, answer.ok, answer.headers.get('retry-after')]).toEqual([404, false, '5']);
  expect(await answer.json()).toEqual({ ünderway: ['POST', '/api/player?x=1', 'k', 'a=b', '{"page":1}'] });
});

it('a read reuses an open connection, and every other call opens its own', async () => {
  const { url, sockets } = await platform((_request, response) => response.end('x'));
  for (let times = 0; times < 3; times++) await (await loadByHttp(url, get())).text();
  expect(sockets).toHaveLength(1);
  for (let times = 0; times < 2; times++) await loadByHttp(url, { ...get(), method: 'POST', body: '{}' });
  expect(sockets).toHaveLength(3);
});

it('a HEAD request reuses an open connection', async () => {
  const { url, sockets } = await platform((_request, response) => response.setHeader('content-length', '1').end());
  for (let times = 0; times < 3; times++) await loadByHttp(url, { ...get(), method: 'HEAD' });
  expect(sockets).toHaveLength(1);
});

it('uses TLS only for a platform with an https address', async () => {
  const first = Promise.withResolvers<number | undefined>();
  const listening = listenAt(socket =>
    socket.on('error', () => undefined).once('data', bytes => (first.resolve(bytes[0]), socket.destroy())),
  );
  onTestFinished(() => void listening.close());
  await new Promise<void>(done => listening.listen(0, '127.0.0.1', done));
  const { port } = listening.address() as AddressInfo;
  await expect(loadByHttp(`https://127.0.0.1:${port}/api/player`, get())).rejects.toThrow();
  // The first byte of a TLS handshake.
  expect(await first.promise).toBe(22);
});

it('a read is not repeated if the response is not HTTP', async () => {
  let asked = 0;
  const { url } = await platform((request, response) => {
    if (++asked === 1) response.end('1');
    else request.socket.end('none\r\n\r\n');
  });
  await loadByHttp(url, get());
  await expect(loadByHttp(url, get())).rejects.toThrow('Parse Error');
  expect(asked).toBe(2);
});

it('a read is repeated once if its connection was just being closed', async () => {
  let answered = 0;
  let closing = 1;
  const { url, sockets } = await platform((request, response) => {
    if (answered > 0 && closing-- > 0) request.socket.destroy();
    else response.end(String(++answered));
  });
  expect(await (await loadByHttp(url, get())).text()).toBe('1');
  expect(await (await loadByHttp(url, get())).text()).toBe('2');
  expect(sockets).toHaveLength(2);
  closing = 2;
  await expect(loadByHttp(url, get())).rejects.toThrow(/hang up|ECONNRESET/);
});

it('an incomplete response is rejected, and the request is not repeated', async () => {
  let asked = 0;
  const { url } = await platform((request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-length': '10' });
    response.write('half');
    setImmediate(() => request.socket.destroy());
  });
  await expect(loadByHttp(url, get())).rejects.toThrow('aborted');
  expect(asked).toBe(1);
});

it('accepts a response of four MiB, but not one byte more', async () => {
  const max = 4 * 1024 * 1024;
  let bytes = max;
  const { url } = await platform((_request, response) => response.end(Buffer.alloc(bytes, 'x')));
  expect(await (await loadByHttp(url, get())).text()).toHaveLength(max);
  bytes += 1;
  await expect(loadByHttp(url, get())).rejects.toThrow(`${max} bytes`);
});

it('cancels a load before or during its response once nobody waits for it, and the platform notices the cancellation', async () => {
  for (const begins of [false, true]) {
    const seen = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const { url } = await platform((_request, response) => {
      response.on('close', closed.resolve);
      if (begins) response.write('a');
      seen.resolve();
    });
    const waiting = new AbortController();
    const answer = loadByHttp(url, get(waiting.signal));
    answer.catch(() => undefined);
    await seen.promise;
    waiting.abort(new Error('nobody waits'));
    await expect(answer).rejects.toThrow();
    await closed.promise;
    server?.closeAllConnections();
  }
});

it("rejects if nothing listens at the platform's address", async () => {
  await expect(loadByHttp('http://127.0.0.1:9/', get())).rejects.toThrow('ECONNREFUSED');
});
