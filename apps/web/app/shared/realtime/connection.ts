import { connectionLimitCode, sessionEndedCode } from '@liftoff/contract/core/realtime';
import { accountRoutes } from '@liftoff/contract/routes/account';
import { Centrifuge, State, UnauthorizedError, type Subscription } from 'centrifuge';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { callsOf } from '../calls/calls-of.ts';
import { logFailure } from '../calls/client-log.ts';
import { inBackground } from '../calls/in-background.ts';
import { sendOnce } from '../calls/send.ts';
import { reportSessionLost } from '../calls/session-lost.ts';
import { tokenLifeMs } from './token-life.ts';

/**
 * Maximum delay in milliseconds before a connection attempt. The displayed balance must be correct within two seconds
 * after the platform is back [B7]; the remaining time is needed for token, socket and missed messages. The client
 * adds jitter.
 */
const reconnectMaxMs = 1_500;

/**
 * Milliseconds after which the page connects again when it has reached the connection limit. A socket that was lost
 * silently counts towards the limit until the platform notices that it does not respond to a ping; by then it no
 * longer counts.
 */
const roomAgainMs = 60_000;

/** These calls are sent automatically, so they must not keep the session of an open page alive [A9]. */
const byItself = { headers: inBackground };

/**
 * Sends calls without retries. A failed token request is repeated at the socket's next attempt, which must not be
 * delayed.
 */
const tokenCalls = callsOf(accountRoutes, sendOnce);

/**
 * Callbacks for a channel: `onMessage` for each message, `onGap` if messages were missed and the data must be fetched
 * again.
 */
export interface ChannelListener {
  onMessage: (data: unknown) => void;
  onGap: () => void;
}

export interface Connection {
  /**
   * Subscribes to a channel. Returns a function that unsubscribes. The subscription ends when its last listener is
   * removed.
   */
  listen(channel: string, listener: ChannelListener): () => void;
  /** Reports whether the connection is up, immediately and after each change. Returns a function that stops this. */
  onLine(listener: (up: boolean) => void): () => void;
}

/**
 * Opens the page's only socket, through the site's own origin unless the platform names another address. The token is
 * part of the settings [ENTITY-019] and is renewed before it expires. After a lost connection, missed messages are
 * recovered; if that is impossible, every listener fetches its data again [B7]. The connection belongs to one player:
 * if another player has signed in in this browser since, a lost session is reported [A10].
 */
export async function openConnection(): Promise<Connection> {
  const { realtime: settings } = await accountCalls.playerSettings(byItself);
  const address = new URL(settings.url, window.location.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  let first: string | null = settings.token;
  let ageing: ReturnType<typeof setTimeout> | undefined;
  /** A guest's page shows no data about a player, so any player is accepted. */
  const isOfPage = (user: string) => settings.user === '' || user === settings.user;
  const anotherToken = async () => {
    const { user, token } = (await tokenCalls.playerSettings(byItself)).realtime;
    if (isOfPage(user)) return token;
    reportSessionLost();
    throw new UnauthorizedError('the session of another player');
  };
  const socket = new Centrifuge(address.href, {
    getToken: async () => {
      const token = first ?? (await anotherToken());
      first = null;
      // An expired token would waste the first attempt after a long outage. It is therefore discarded, and a new
      // token is requested.
      clearTimeout(ageing);
      const lifeMs = tokenLifeMs(token);
      if (lifeMs !== null) ageing = setTimeout(() => socket.setToken(''), lifeMs);
      return token;
    },
    minReconnectDelay: 300,
    maxReconnectDelay: reconnectMaxMs,
  });
  // The session has ended. Either the player is signed out, which the page must detect immediately [A10], or the
  // player has a new session.
  const askWhoIsHere = async () => {
    const player = await accountCalls.getPlayer(byItself).catch(() => null);
    if (player !== null && !('id' in player && isOfPage(String(player.id)))) return reportSessionLost();
    socket.setToken('');
    setTimeout(() => socket.connect(), player === null ? roomAgainMs : 0);
  };
  socket.on('disconnected', ({ code }) => {
    if (code === connectionLimitCode) setTimeout(() => socket.connect(), roomAgainMs);
    if (code === sessionEndedCode) void askWhoIsHere();
  });
  const listeners = new Map<string, Set<ChannelListener>>();

  const join = (channel: string): Subscription => {
    const subscription =
      socket.getSubscription(channel) ?? socket.newSubscription(channel, { recoverable: true, positioned: true });
    // An error in one listener affects neither the other listeners nor the socket [RT-013].
    const each = (tell: (listener: ChannelListener) => void) =>
      listeners.get(channel)?.forEach(listener => {
        try {
          tell(listener);
        } catch (error) {
          logFailure(`hear ${channel.split('#', 1)[0] ?? ''}`, error);
        }
      });
    subscription.on('publication', ({ data }) => each(({ onMessage }) => onMessage(data)));
    // Also called at the first subscription, because no listener has received the changes since the page was
    // rendered.
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
