import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { drain } from './drain.ts';

/** A server whose answers wait until they are released. */
async function held() {
  const waiting: (() => void)[] = [];
  const arrived: (() => void)[] = [];
  const server = createServer((_request, response) => {
    waiting.push(() => response.end('whole'));
    arrived.splice(0).forEach(go => go());
  });
  const sockets = new Set<Duplex>();
  server.on('upgrade', (_request, socket: Duplex) => {
    sockets.add(socket);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const until = async (count: number) => {
    while (waiting.length < count) await new Promise<void>(go => arrived.push(go));
  };
  return { server, port, sockets, until, answerAll: () => waiting.splice(0).forEach(answer => answer()) };
}

const bodyOf = (port: number, agent: Agent): Promise<string> =>
  new Promise((done, failed) => {
    const call = request({ port, host: '127.0.0.1', agent }, (answer: IncomingMessage) => {
      answer.setEncoding('utf8');
      let body = '';
      answer.on('data', (part: string) => (body += part)).on('end', () => done(body));
    });
    call.on('error', failed).end();
  });

it('finishes the calls in progress, accepts no new connections, and then closes kept-alive ones as well', async () => {
  const { server, port, sockets, until, answerAll } = await held();
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const calls = Array.from({ length: 31 }, () => bodyOf(port, agent));
  await until(31);
  // Keeps connections alive for longer than the test would wait.
  server.keepAliveTimeout = 600_000;
  const force = vi.spyOn(server, 'closeAllConnections');
  const drained = drain(server, sockets);
  await expect(bodyOf(port, new Agent())).rejects.toThrow('ECONNREFUSED');
  answerAll();
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 31 }, () => 'whole'));
  await drained;
  expect(force).not.toHaveBeenCalled();
  agent.destroy();
});

it('ends realtime sockets, which would never end on their own', async () => {
  const { server, port, sockets } = await held();
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  );
  await new Promise(opened => socket.once('data', opened));
  const closed = new Promise(done => socket.once('close', done));
  await drain(server, sockets);
  await closed;
});

it('cuts off connections that have not ended after ten seconds, and leaves no timer behind', async () => {
  const { server, port, until } = await held();
  const stuck = bodyOf(port, new Agent({ keepAlive: true }));
  await until(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = vi.getTimerCount();
  const force = vi.spyOn(server, 'closeAllConnections');
  const drained = drain(server, []);
  vi.advanceTimersByTime(9_999);
  expect(force).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(force).toHaveBeenCalledOnce();
  await expect(stuck).rejects.toThrow();
  await drained;
  expect(vi.getTimerCount()).toBe(before);
});

it('leaves no timer behind if there are no connections', async () => {
  const { server } = await held();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = vi.getTimerCount();
  await drain(server, []);
  expect(vi.getTimerCount()).toBe(before);
});
