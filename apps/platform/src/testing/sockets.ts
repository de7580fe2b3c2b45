import { createServer } from 'node:http';
import { Centrifuge, type PublicationContext } from 'centrifuge';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalHub } from '../realtime/hub.ts';

/** A hub on a port of its own. */
export async function listenFor(hub: LocalHub): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer();
  hub.attach(server, request => request.socket.remoteAddress ?? '');
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `ws://127.0.0.1:${address.port}/connection/websocket`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A browser's socket through the official client. */
export interface TestSocket {
  /** What was said on its channels, as it came. */
  readonly received: { channel: string; data: unknown }[];
  /** The code the platform closed it with for good. */
  readonly closed: Promise<number>;
  leave(): void;
}

/**
 * Connects and joins the channels. Rejects with the code when the platform refuses the token, or the channel. It leaves
 * when the test is over: a client whose server has gone would try its port for ever, and reach the next to get it.
 */
export async function openSocket(url: string, token: string, channels: readonly string[] = []): Promise<TestSocket> {
  const client = new Centrifuge(url, { token, websocket: WebSocket, minReconnectDelay: 1, maxReconnectDelay: 50 });
  onTestFinished(() => client.disconnect());
  const received: TestSocket['received'] = [];
  const closed = new Promise<number>(resolve => client.on('disconnected', ({ code }) => resolve(code)));
  const refused = closed.then((code): never => {
    throw new Error(`closed with ${code}`);
  });
  // Only whoever still waits to join is told.
  refused.catch(() => undefined);
  const joined = channels.map(channel => {
    const subscription = client.newSubscription(channel);
    subscription.on('publication', ({ data }: PublicationContext) => void received.push({ channel, data }));
    const end = new Promise<void>((resolve, reject) => {
      subscription.on('subscribed', () => resolve());
      subscription.on('unsubscribed', ({ reason }) => reject(new Error(reason)));
    });
    end.catch(() => undefined);
    subscription.subscribe();
    return end;
  });
  const connected = new Promise<void>(resolve => client.on('connected', () => resolve()));
  client.connect();
  await Promise.race([Promise.all([connected, ...joined]), refused]);
  return { received, closed, leave: () => client.disconnect() };
}

/** A socket that says what the official client never would, and answers nothing by itself. */
export async function rawSocket(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, { headers });
  const received: string[] = [];
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  socket.on('message', data => received.push(Buffer.isBuffer(data) ? data.toString() : ''));
  await new Promise(resolve => socket.on('open', resolve));
  return { socket, received, closed };
}
