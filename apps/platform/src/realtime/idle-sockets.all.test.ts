import { privateChannel, privateChannels, publicChannels } from '@liftoff/contract/core/realtime';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { hubParts } from '../testing/hub-parts.ts';
import { startKillable } from '../testing/killable.ts';
import { testClock } from '../testing/test-clock.ts';
import { testConfig } from '../testing/test-config.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { LocalHub } from './hub.ts';

const script = join(import.meta.dirname, '../testing/hub-process.ts');
/** All channels that a player can join. */
const channelsOf = (user: number): string[] => [
  ...publicChannels,
  ...privateChannels.map(name => privateChannel(name, user)),
];
/** How many sockets are opened concurrently. */
const atOnce = 50;

it("a thousand idle sockets use less than 100 MiB of the platform's memory [A40]", async () => {
  let port = 0;
  const { kill } = await startKillable({
    script: [script],
    env: {},
    readyWithinMs: 60_000,
    line: text => (port = Number(/^ready (\d+)$/.exec(text)?.[1])) > 0,
  });
  onTestFinished(kill);
  const residentBytes = async () => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
  // Tokens are valid in every process, so the test can issue them itself.
  const issuer = new LocalHub(testConfig(), testDeps(testClock(testStart)), hubParts());
  onTestFinished(() => issuer.close());
  const sockets: WebSocket[] = [];
  onTestFinished(() => sockets.forEach(socket => socket.terminate()));
  const open = async (user: number): Promise<void> => {
    const token = await issuer.token(String(user), `session ${user}`);
    const channels = channelsOf(user);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/connection/websocket`, {
      headers: { 'x-test-ip': `192.0.2.${user}` },
    });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      const answered = new Set<number>();
      socket.on('error', reject);
      socket.on('close', code => reject(new Error(`closed with ${code}`)));
      socket.on('open', () => {
        socket.send(JSON.stringify({ id: 1, connect: { token } }));
        channels.forEach((channel, at) => socket.send(JSON.stringify({ id: at + 2, subscribe: { channel } })));
      });
      socket.on('message', (data: Buffer) => {
        for (const line of data.toString().split('\n')) {
          const { id, error } = JSON.parse(line) as { id?: number; error?: { message: string } };
          if (error) reject(new Error(error.message));
          if (id !== undefined) answered.add(id);
        }
        if (answered.size === channels.length + 1) resolve();
      });
    });
  };
  const openFrom = async (first: number): Promise<void> => {
    await Promise.all(Array.from({ length: atOnce }, (_, at) => open(first + at)));
  };
  // The first sockets load everything that all sockets share, so they are not measured.
  await openFrom(1);
  const before = await residentBytes();
  expect(before).toBeGreaterThan(2 ** 20);
  for (let first = 1 + atOnce; first <= 1_000 + atOnce; first += atOnce) await openFrom(first);
  expect(sockets.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(1_000 + atOnce);
  expect(((await residentBytes()) - before) / 2 ** 20).toBeLessThan(100);
});
