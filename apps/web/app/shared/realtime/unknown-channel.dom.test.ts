import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openConnection } from './connection.ts';

interface Command {
  id?: number;
  connect?: object;
  subscribe?: { channel: string };
}

/** A WebSocket that accepts every subscription and sends what the test tells it to. */
class FakeSocket extends EventTarget {
  static latest: FakeSocket | undefined;
  readonly readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  onerror?: () => void;
  constructor() {
    super();
    FakeSocket.latest = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    for (const line of text.split('\n')) {
      const { id, connect, subscribe } = JSON.parse(line) as Command;
      if (connect) this.say({ id, connect: { client: 'one', version: '1', ping: 25, pong: true } });
      if (subscribe) this.say({ id, subscribe: { recoverable: true, positioned: true, epoch: 'e', offset: 0 } });
    }
  }
  close() {}
  say(reply: object) {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(reply) }));
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () =>
    Response.json({ realtime: { user: '7', url: '/connection/websocket', token: 'a.b.c' } }),
  );
});

it('ignores a message on an unknown channel and still handles later messages [RT-012] [RT-013]', async () => {
  const unhandled = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  const received: unknown[] = [];
  const connection = await openConnection();
  const subscribed = new Promise<void>(resolve => {
    connection.listen('balance#7', { onMessage: data => received.push(data), onGap: resolve });
  });
  await subscribed;
  const publish = (channel: string, data: unknown) =>
    FakeSocket.latest?.say({ push: { channel, pub: { data, offset: 1 } } });
  publish('nobody#1', { type: 'unheard' });
  publish('balance#8', { amount_cents: 1 });
  publish('balance#7', { amount_cents: 100 });
  await expect.poll(() => received).toEqual([{ amount_cents: 100 }]);
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

it('logs an error in one channel listener, which affects neither other listeners nor later messages [RT-013] [ERR-025]', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const received: unknown[] = [];
  const connection = await openConnection();
  const subscribed = new Promise<void>(resolve => {
    const onMessage = () => {
      throw new TypeError('no such field');
    };
    connection.listen('balance#7', { onMessage, onGap: resolve });
  });
  connection.listen('balance#7', { onMessage: data => received.push(data), onGap: () => undefined });
  await subscribed;
  for (const offset of [1, 2])
    FakeSocket.latest?.say({ push: { channel: 'balance#7', pub: { data: { offset }, offset } } });
  await expect.poll(() => received).toEqual([{ offset: 1 }, { offset: 2 }]);
  expect(logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { what: string }).what)).toEqual([
    'hear balance',
    'hear balance',
  ]);
});
