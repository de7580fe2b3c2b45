import { Hono } from 'hono';
import { Agent, request, Server, type IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { serve } from '../app/serve.ts';
import { freePorts } from '../testing/free-port.ts';
import { testPlatform } from '../testing/test-platform.ts';

const bodyOf = (port: number, agent: Agent): Promise<string> =>
  new Promise((done, failed) => {
    const call = request({ port, host: 'localhost', agent }, (answer: IncomingMessage) => {
      answer.setEncoding('utf8');
      let body = '';
      answer.on('data', (part: string) => (body += part)).on('end', () => done(body));
    });
    call.on('error', failed).end();
  });

it('a platform that shuts down finishes running calls, closes idle connections and accepts no new ones', async () => {
  const port = (await freePorts(1))[0] ?? 0;
  const platform = await testPlatform({ seed: 'none', env: { PLATFORM_PORT: String(port) } });
  const { promise: answered, resolve: answerAll } = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  let calls = 0;
  const app = new Hono().get('/', async c => {
    calls += 1;
    if (calls === 31) arrived.resolve();
    await answered;
    return c.text('whole');
  });
  const stop = await serve({ ...platform.open, app });
  // Keeps connections open for further calls, as the edge does.
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const asked = Array.from({ length: 31 }, () => bodyOf(port, agent));
  await arrived.promise;
  const force = vi.spyOn(Server.prototype, 'closeAllConnections');
  const stopped = stop();
  await expect(bodyOf(port, new Agent())).rejects.toThrow('ECONNREFUSED');
  answerAll();
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 31 }, () => 'whole'));
  await stopped;
  expect(force).not.toHaveBeenCalled();
  await expect(platform.db.query('SELECT 1')).rejects.toThrow();
  agent.destroy();
});
