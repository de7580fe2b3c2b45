import type { Channel, MessageOf } from '@liftoff/contract/core/realtime';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../core/config.ts';
import type { Deps } from '../core/deps.ts';
import type { Hub } from '../core/platform-context.ts';
import { namesTwoHosts } from '../http/listener.ts';
import { everyAnswer } from '../http/security-headers.ts';
import { Channels, type Position } from './channels.ts';
import { isBusChannel } from './bus.ts';
import { Connection } from './connection.ts';
import type { LoggedEvent, LogPart } from './event-log.ts';
import { closings } from './protocol.ts';
import { realtimeLimits } from './realtime-limits.ts';
import type { CountedSocket } from './shared-sockets.ts';
import { makeTokens, type TokenClaims } from './tokens.ts';

const path = '/connection/websocket';

/** Refused sockets also get the standard headers [A1] [A3]. */
const refusalHeaders = Object.entries({ ...everyAnswer, connection: 'close', 'content-length': '0' }).map(
  ([name, value]) => `${name}: ${value}`,
);

/** Returns the client address of a socket. If the edge vouches for a forwarded address, returns that one. */
export type AddressOf = (request: IncomingMessage) => string;

/** The functions of the platform's database that the hub needs. */
export interface HubParts {
  /** Whether a signed-in player's token was revoked. */
  isRevoked(claims: TokenClaims): Promise<boolean>;
  /**
   * Appends an event to the log, which delivers it to the sockets of all processes. Returns its position, or `null`
   * if an event with its key already exists.
   */
  publish(channel: string, data: unknown, key: string | null): Promise<number | null>;
  receivedByAll(): Promise<boolean>;
  /** Reads the log at least up to a position, provided that the log is that long. */
  catchUp(position: number): Promise<void>;
  /** Counts a socket across all processes. Returns `false` if its player or address has reached the limit. */
  join(socket: CountedSocket): Promise<boolean>;
  /** Called when a socket has closed, whether or not it was counted. */
  leave(id: string): Promise<void>;
}

/**
 * The hub inside the process. It implements Centrifugo's client protocol for the official `centrifuge` client. A
 * separate Centrifugo server would use the same channels and tokens.
 */
export class LocalHub implements Hub {
  readonly #config: Config;
  readonly #deps: Deps;
  readonly #tokens;
  readonly #parts: HubParts;
  readonly #channels: Channels<Connection>;
  readonly #connections = new Map<Connection, { readonly id: string; readonly address: string }>();
  readonly #sockets: WebSocketServer;
  readonly #pinging: NodeJS.Timeout;

  constructor(config: Config, deps: Deps, parts: HubParts) {
    this.#config = config;
    this.#deps = deps;
    this.#parts = parts;
    this.#tokens = makeTokens(config.secret('realtime'), deps);
    this.#channels = new Channels<Connection>(() => deps.now().getTime());
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: realtimeLimits.frameMaxBytes,
      handleProtocols: offered => (offered.has('centrifuge-json') ? 'centrifuge-json' : false),
    });
    this.#pinging = setInterval(() => this.ping(), realtimeLimits.pingEveryMs).unref();
  }

  async publish(channel: string, data: unknown): Promise<Position> {
    const offset = await this.#parts.publish(channel, data, null);
    if (offset === null) throw new Error('An event without a key was taken for one that is known');
    return { ...this.#channels.end, offset };
  }

  async publishOnce<const C extends Channel>(key: string, channel: C, data: MessageOf<C>): Promise<void> {
    await this.#parts.publish(channel, data, key);
  }

  /**
   * Starts this process at the current end of the log. `log.events` holds recent events that sockets in other
   * processes might have missed.
   */
  begin(log: LogPart): void {
    this.#channels.begin({ epoch: log.epoch, offset: (log.events[0]?.position ?? log.position + 1) - 1 });
    for (const { channel, data, position, ageMs } of log.events) {
      if (!isBusChannel(channel)) this.#channels.publish(channel, { data, offset: position }, ageMs);
    }
    this.#channels.moveTo(log.position);
  }

  /** Sends a logged event to the sockets in this process. */
  deliver({ channel, data, position }: LoggedEvent): void {
    if (isBusChannel(channel)) return this.#channels.moveTo(position);
    const pub = { data, offset: position };
    this.#channels.publish(channel, pub);
    const frame = Buffer.from(JSON.stringify({ push: { channel, pub } }));
    for (const connection of this.#channels.subscribers(channel)) connection.send(frame);
  }

  /**
   * Called when events before a position were missed. Closes every socket; clients reconnect and are instructed to
   * refetch.
   */
  lose(position: number): void {
    this.#channels.begin({ ...this.#channels.end, offset: position });
    for (const connection of this.#connections.keys()) connection.close(closings.insufficientState);
  }

  token(user: string, session: string): Promise<string> {
    return this.#tokens.sign(user, session);
  }

  url(): string {
    return `${this.#config.publicUrl.replace(/^http/, 'ws')}${path}`;
  }

  /** Closes the sockets of `session:{id}` or `player:{id}` in this process. `revocations` prevents reconnecting. */
  closeRevoked(subject: string): void {
    for (const connection of this.#connections.keys()) {
      if (connection.isOf(subject)) connection.close(closings.forced);
    }
  }

  receivedByAll(): Promise<boolean> {
    return this.#parts.receivedByAll();
  }

  presence(channel: string): number {
    return this.#channels.subscribers(channel).size;
  }

  /** Returns the ids of the sockets open in this process. */
  openIds(): ReadonlySet<string> {
    return new Set([...this.#connections.values()].map(({ id }) => id));
  }

  /** Number of open sockets, for the metrics. */
  get size(): number {
    return this.#connections.size;
  }

  /** Pings every socket and drops history that is too old to recover. Runs every `pingEveryMs`. */
  ping(): void {
    for (const connection of this.#connections.keys()) connection.ping();
    this.#channels.sweep();
  }

  /** Handles the WebSocket upgrades of a server. */
  attach(server: Pick<Server, 'on'>, addressOf: AddressOf): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const refusal = this.#refusal(request, addressOf(request));
      if (refusal !== null) {
        socket.end([`HTTP/1.1 ${refusal}`, ...refusalHeaders, '', ''].join('\r\n'));
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, opened => this.#join(opened, addressOf(request)));
    });
  }

  close(): void {
    clearInterval(this.#pinging);
    for (const connection of this.#connections.keys()) connection.close(closings.shutdown);
    this.#sockets.close();
  }

  /** Prevents other sites' pages from opening a socket, and prevents one address from using up all sockets [A40]. */
  #refusal(request: IncomingMessage, address: string): string | null {
    if (request.url?.split('?')[0] !== path) return '404 Not Found';
    if (namesTwoHosts(request)) return '400 Bad Request';
    const { origin } = request.headers;
    const { siteOrigins, publicUrl, rateFactor } = this.#config;
    if (origin !== undefined && ![...siteOrigins, publicUrl].includes(origin)) return '403 Forbidden';
    const beside = [...this.#connections.values()].filter(other => other.address === address).length;
    return beside >= realtimeLimits.socketsPerAddress * rateFactor ? '429 Too Many Requests' : null;
  }

  #join(socket: WebSocket, address: string): void {
    const id = this.#deps.id();
    const connection = new Connection(socket, {
      channels: this.#channels,
      newId: () => id,
      nowMs: () => this.#deps.now().getTime(),
      check: token => this.#tokens.check(token),
      catchUp: async ({ epoch, offset }) => {
        if (epoch === this.#channels.end.epoch) await this.#parts.catchUp(offset);
      },
      isRevoked: claims => this.#parts.isRevoked(claims),
      welcome: async ({ user }) =>
        this.#ofUser(user) <= realtimeLimits.socketsPerUser && (await this.#parts.join({ id, user, address })),
    });
    this.#connections.set(connection, { id, address });
    // A broken socket emits an error before it closes.
    socket.on('error', error => this.#deps.log.debug({ err: error }, 'a socket broke'));
    socket.on('close', () => {
      this.#connections.delete(connection);
      connection.leave();
      this.#parts.leave(id).catch((error: unknown) => this.#deps.log.warn({ err: error }, 'a socket is still counted'));
    });
  }

  /** Guests all have an empty user name, so they are counted by address only. */
  #ofUser(user: string): number {
    if (user === '') return 0;
    return [...this.#connections.keys()].filter(connection => connection.user === user).length;
  }
}
