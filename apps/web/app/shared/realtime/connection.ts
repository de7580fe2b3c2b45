import { Centrifuge, State, type Subscription } from 'centrifuge';
import { accountCalls } from '../calls/account-calls.ts';

/** The balance on the screen is the platform's within two seconds of its return [B7]; the client spreads its tries. */
const reconnectMaxMs = 2_000;

/** What a listener of a channel is told: a message, or that some were missed and the truth must be fetched again. */
export interface ChannelListener {
  onMessage: (data: unknown) => void;
  onGap: () => void;
}

export interface Connection {
  /** Joins a channel; gives the way to leave it. The subscription ends with its last listener. */
  listen(channel: string, listener: ChannelListener): () => void;
  /** Says now, and whenever it changes, whether the line is up; gives the way to hear no more. */
  onLine(listener: (up: boolean) => void): () => void;
}

/**
 * One socket for the page, through the site's own origin unless the platform names another address. The token comes
 * with the settings (ENTITY-019) and is asked for again when it runs out; after a dropped line the missed messages are
 * recovered, and where that is not possible every listener fetches anew [B7].
 */
export async function openConnection(): Promise<Connection> {
  const settings = await accountCalls.playerSettings({});
  const address = new URL(settings.realtime.url, window.location.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  let first: string | null = settings.realtime.token;
  const socket = new Centrifuge(address.href, {
    getToken: async () => {
      const token = first ?? (await accountCalls.playerSettings({})).realtime.token;
      first = null;
      return token;
    },
    minReconnectDelay: 300,
    maxReconnectDelay: reconnectMaxMs,
  });
  const listeners = new Map<string, Set<ChannelListener>>();

  const join = (channel: string): Subscription => {
    const subscription =
      socket.getSubscription(channel) ?? socket.newSubscription(channel, { recoverable: true, positioned: true });
    const each = (tell: (listener: ChannelListener) => void) => listeners.get(channel)?.forEach(tell);
    subscription.on('publication', ({ data }) => each(({ onMessage }) => onMessage(data)));
    // The first time too: what happened between the page's making and now came to nobody.
    subscription.on('subscribed', ({ recovered }) => {
      if (!recovered) each(({ onGap }) => onGap());
    });
    subscription.subscribe();
    return subscription;
  };

  socket.connect();
  return {
    onLine(listener) {
      const tell = () => listener(socket.state !== State.Connecting);
      tell();
      socket.on('state', tell);
      return () => void socket.off('state', tell);
    },
    listen(channel, listener) {
      const present = listeners.get(channel);
      if (present) present.add(listener);
      else {
        listeners.set(channel, new Set([listener]));
        join(channel);
      }
      return () => {
        const left = listeners.get(channel);
        left?.delete(listener);
        if (left?.size !== 0) return;
        listeners.delete(channel);
        const subscription = socket.getSubscription(channel);
        if (subscription) socket.removeSubscription(subscription);
      };
    },
  };
}
