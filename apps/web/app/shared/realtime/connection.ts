import { connectionLimitCode, sessionEndedCode } from '@liftoff/contract/core/realtime';
import { accountRoutes } from '@liftoff/contract/core/routes';
import { Centrifuge, State, UnauthorizedError, type Subscription } from 'centrifuge';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { callsOf } from '../calls/calls-of.ts';
import { logFailure } from '../calls/client-log.ts';
import { inBackground } from '../calls/in-background.ts';
import { sendOnce } from '../calls/send.ts';
import { reportSessionLost } from '../calls/session-lost.ts';
import { tokenLifeMs } from './token-life.ts';

/**
 * The balance on the screen is the platform's within two seconds of its return [B7]: a try may begin as late as this,
 * and has the rest for its token, its socket and what was missed. The client spreads its tries.
 */
const reconnectMaxMs = 1_500;

/** A socket that was lost without a word is counted until the platform misses its answer to a ping: there is room again. */
const roomAgainMs = 60_000;

/** The page asks by itself, so that one that is left open does not keep its session alive [A9]. */
const byItself = { headers: inBackground };

/** A token that does not come is asked for with the socket's next try, which must not wait for tries of this call. */
const tokenCalls = callsOf(accountRoutes, sendOnce);

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
 * with the settings (ENTITY-019) and is asked for again before it runs out; after a dropped line the missed messages are
 * recovered, and where that is not possible every listener fetches anew [B7]. It is one player's: where this browser has
 * another's session by now, the page's own is lost [A10].
 */
export async function openConnection(): Promise<Connection> {
  const { realtime: settings } = await accountCalls.playerSettings(byItself);
  const address = new URL(settings.url, window.location.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  let first: string | null = settings.token;
  let ageing: ReturnType<typeof setTimeout> | undefined;
  /** A guest's page shows nothing of anybody. */
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
      // One that is too old would cost the first try after a long time without a line, and another is asked for instead.
      clearTimeout(ageing);
      const lifeMs = tokenLifeMs(token);
      if (lifeMs !== null) ageing = setTimeout(() => socket.setToken(''), lifeMs);
      return token;
    },
    minReconnectDelay: 300,
    maxReconnectDelay: reconnectMaxMs,
  });
  // Their player is not signed in any more, and the page learns it at once [A10]; or they have another session by now.
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
    // What a listener cannot take is its own fault: the others hear it, and the socket goes on (RT-013).
    const each = (tell: (listener: ChannelListener) => void) =>
      listeners.get(channel)?.forEach(listener => {
        try {
          tell(listener);
        } catch (error) {
          logFailure(`hear ${channel.split('#', 1)[0] ?? ''}`, error);
        }
      });
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
