import { createServer } from 'node:http';
import { Centrifuge, type PublicationContext } from 'centrifuge';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalHub } from '../realtime/hub.ts';

/** Serves a hub on a separate port. */
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

/** A browser's socket, using the official client. */
export interface TestSocket {
  /** The events received on its channels, in order. */
  readonly received: { channel: string; data: unknown }[];
  /** Resolves to the close code with which the platform permanently closed the socket. */
  readonly closed: Promise<number>;
  leave(): void;
}

/**
 * Connects and joins the channels. Rejects with the close code if the platform refuses the token or a channel.
 * Disconnects when the test ends. Otherwise the client would keep retrying the port and reach the next server that
 * uses it.
 */
export async function openSocket(url: string, token: string, channels: readonly string[] = []): Promise<TestSocket> {
  const client = new Centrifuge(url, { token, websocket: WebSocket, minReconnectDelay: 1, maxReconnectDelay: 50 });
  onTestFinished(() => client.disconnect());
  const received: TestSocket['received'] = [];
  const closed = new Promise<number>(resolve => client.on('disconnected', ({ code }) => resolve(code)));
  const refused = closed.then((code): never => {
    throw new Error(`closed with ${code}`);
  });
  // Only a caller that is still waiting to join handles this error.
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

/** Opens a socket that can send data the official client never would, and that does not respond automatically. */
export async function rawSocket(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, { headers });
  const received: string[] = [];
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  socket.on('message', data => received.push(Buffer.isBuffer(data) ? data.toString() : ''));
  await new Promise(resolve => socket.on('open', resolve));
  return { socket, received, closed };
}
