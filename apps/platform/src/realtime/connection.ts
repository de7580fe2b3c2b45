import type { WebSocket } from 'ws';
import * as z from 'zod';
import type { Channels, Position } from './channels.ts';
import { closings, Command, replyErrors, type Closing } from './protocol.ts';
import { realtimeLimits } from './realtime-limits.ts';
import type { TokenCheck, TokenClaims } from './tokens.ts';
import { privateChannels } from '@liftoff/contract/core/realtime';
import { publicChannels } from '@liftoff/contract/core/realtime';

const open = new Set<string>(publicChannels);
const personal = new Set<string>(privateChannels);

const anyones = /^(?:table:[\w-]{1,100}|chat:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Whether a user can join a channel. Public channels and live tables are open to everyone, a chat to anyone who knows
 * its id, and `name#id` only to the player with that id (RT-003 to RT-012) [A39].
 */
export function maySubscribe(user: string, channel: string): boolean {
  if (open.has(channel) || anyones.test(channel)) return true;
  const [name, id, ...rest] = channel.split('#');
  return rest.length === 0 && name !== undefined && personal.has(name) && user !== '' && id === user;
}

/** The functions of the hub that a connection needs. */
export interface ConnectionHost {
  readonly channels: Channels<Connection>;
  newId(): string;
  nowMs(): number;
  /** Checks a token's signature and validity period. */
  check(token: string): Promise<TokenCheck>;
  isRevoked(claims: TokenClaims): Promise<boolean>;
  /**
   * Reads the platform's events at least up to the last position known to a browser whose previous socket was in
   * another process.
   */
  catchUp(position: Position): Promise<void>;
  /** Counts one more connection for its user and address. Returns whether the count is within the limits. */
  welcome(connection: Connection): Promise<boolean>;
}

/** Whether the client sent malformed data. Any other error is the platform's own fault. */
const isMalformed = (error: unknown): boolean => error instanceof SyntaxError || error instanceof z.ZodError;

/** One socket and its protocol: connect first, then subscribe, unsubscribe and refresh. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #host: ConnectionHost;
  readonly #subscribed = new Set<string>();
  #claims: TokenClaims | null = null;
  /**
   * Claims of the latest token. They are set before the revocation check, so that a revocation during the check finds
   * this connection.
   */
  #named: TokenClaims | null = null;
  readonly #openedMs: number;
  #receivedMs: number;
  #window = { startMs: 0, frames: 0 };
  #caughtUpMs = -Infinity;
  #allowance: { commands: number; atMs: number };
  /** Serialises commands in the order in which they arrived. */
  #work: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.#openedMs = host.nowMs();
    this.#receivedMs = this.#openedMs;
    this.#allowance = { commands: realtimeLimits.commandsBurst, atMs: this.#openedMs };
    // The socket is configured to deliver messages as Buffers.
    socket.on('message', (data, binary) => this.#receive(Buffer.isBuffer(data) ? data.toString() : '', binary));
  }

  get user(): string {
    return this.#claims?.user ?? '';
  }

  /** Whether this is a socket of the subject, `session:{id}` or `player:{id}`. */
  isOf(subject: string): boolean {
    if (this.#named === null) return false;
    const { user, session } = this.#named;
    return subject === `session:${session}` || (user !== '' && subject === `player:${user}`);
  }

  send(frame: Buffer | string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > realtimeLimits.bufferedMaxBytes) return this.close(closings.slow);
    this.#socket.send(frame, { binary: false });
  }

  close({ code, reason }: Closing): void {
    this.#socket.close(code, reason);
  }

  /**
   * Sends a ping. Closes the connection if it did not respond to earlier pings, has not identified itself, or has not
   * renewed its token.
   */
  ping(): void {
    const nowMs = this.#host.nowMs();
    if (nowMs - this.#receivedMs > realtimeLimits.silenceMaxMs) return this.close(closings.noPong);
    if (this.#claims === null) {
      // A newly opened socket gets time to send its connect command. A client that is too slow can reconnect.
      if (nowMs - this.#openedMs > realtimeLimits.connectWithinMs) this.close(closings.noPong);
      return;
    }
    if (nowMs / 1000 > this.#claims.expiresSec + realtimeLimits.renewalGraceSec) return this.close(closings.expired);
    this.send('{}');
  }

  /** Unsubscribes from all channels after the socket has closed. */
  leave(): void {
    for (const channel of this.#subscribed) this.#host.channels.unsubscribe(channel, this);
    this.#subscribed.clear();
  }

  #receive(text: string, binary: boolean): void {
    this.#receivedMs = this.#host.nowMs();
    if (binary) return this.close(closings.badRequest);
    const lines = text.split('\n').filter(line => line !== '' && line !== '{}');
    if (this.#isOneFrameTooMany() || this.#areTooMany(lines.length)) return this.close(closings.tooManyMessages);
    this.#work = this.#work
      .then(async () => {
        for (const line of lines) {
          // A socket that was closed meanwhile gets no more work done.
          if (this.#socket.readyState !== this.#socket.OPEN) return;
          await this.#answer(line);
        }
      })
      .catch((error: unknown) => this.close(isMalformed(error) ? closings.badRequest : closings.serverError));
  }

  #isOneFrameTooMany(): boolean {
    const nowMs = this.#host.nowMs();
    if (nowMs - this.#window.startMs >= 1000) this.#window = { startMs: nowMs, frames: 0 };
    this.#window.frames += 1;
    return this.#window.frames > realtimeLimits.framesPerSec;
  }

  /** Spends the allowance for the commands of a frame. Every command costs work, however they are split into frames. */
  #areTooMany(commands: number): boolean {
    const { commandsPerFrame, commandsBurst, commandsPerSec } = realtimeLimits;
    const nowMs = this.#host.nowMs();
    const passedSec = Math.max(0, nowMs - this.#allowance.atMs) / 1000;
    const left = Math.min(commandsBurst, this.#allowance.commands + passedSec * commandsPerSec) - commands;
    this.#allowance = { commands: left, atMs: nowMs };
    return left < 0 || commands > commandsPerFrame;
  }

  async #answer(line: string): Promise<void> {
    const command = Command.parse(JSON.parse(line));
    if (this.#claims === null && command.connect === undefined) return this.close(closings.badRequest);
    const reply = await this.#reply(command);
    if (reply !== null) this.send(JSON.stringify({ id: command.id, ...reply }));
  }

  async #reply(command: Command): Promise<object | null> {
    if (command.connect !== undefined) return await this.#connect(command.connect.token ?? '');
    if (command.subscribe !== undefined) return await this.#subscribe(command.subscribe);
    if (command.unsubscribe !== undefined) return this.#unsubscribe(command.unsubscribe.channel);
    if (command.refresh !== undefined) return await this.#refresh(command.refresh.token);
    return command.id === undefined ? null : { error: replyErrors.methodNotFound };
  }

  async #connect(token: string): Promise<object | null> {
    if (this.#claims !== null) return this.#refuse(closings.badRequest);
    const checked = await this.#check(token);
    if ('bad' in checked) {
      return checked.bad === 'expired' ? { error: replyErrors.tokenExpired } : this.#refuse(closings.invalidToken);
    }
    this.#claims = checked.claims;
    if (!(await this.#host.welcome(this))) return this.#refuse(closings.connectionLimit);
    const ping = realtimeLimits.pingEveryMs / 1000;
    return { connect: { client: this.#host.newId(), version: 'liftoff', ping, pong: true, ...this.#expiry() } };
  }

  async #subscribe(asked: NonNullable<Command['subscribe']>): Promise<object> {
    const { channels } = this.#host;
    const { channel } = asked;
    if (this.#subscribed.has(channel)) return { error: replyErrors.alreadySubscribed };
    if (!maySubscribe(this.user, channel) || this.#subscribed.size >= realtimeLimits.channelsMax) {
      return { error: replyErrors.permissionDenied };
    }
    if (asked.recover === true) await this.#catchUp(asked);
    const position = channels.subscribe(channel, this);
    this.#subscribed.add(channel);
    const answer = { recoverable: true, positioned: true, ...position };
    if (asked.recover !== true) return { subscribe: answer };
    const publications = channels.since(channel, asked);
    const recovered = publications !== null;
    return { subscribe: { ...answer, was_recovering: true, recovered, publications: publications ?? [] } };
  }

  /**
   * Catching up reads the whole log, so once covers all channels of a frame. Positions that a client makes up do not
   * cost a read each.
   */
  async #catchUp(position: Position): Promise<void> {
    const nowMs = this.#host.nowMs();
    if (nowMs - this.#caughtUpMs < 1000) return;
    this.#caughtUpMs = nowMs;
    await this.#host.catchUp(position);
  }

  #unsubscribe(channel: string): object {
    this.#host.channels.unsubscribe(channel, this);
    this.#subscribed.delete(channel);
    return { unsubscribe: {} };
  }

  async #refresh(token: string): Promise<object | null> {
    const checked = await this.#check(token);
    if ('bad' in checked && checked.bad === 'expired') return { error: replyErrors.tokenExpired };
    if ('bad' in checked || checked.claims.user !== this.user) return this.#refuse(closings.invalidToken);
    this.#claims = checked.claims;
    return { refresh: { ...this.#expiry() } };
  }

  async #check(token: string): Promise<TokenCheck> {
    const checked = await this.#host.check(token);
    if ('bad' in checked || checked.claims.user === '') return checked;
    this.#named = checked.claims;
    return (await this.#host.isRevoked(checked.claims)) ? { bad: 'invalid' } : checked;
  }

  #refuse(closing: Closing): null {
    this.close(closing);
    return null;
  }

  #expiry() {
    const leftSec = (this.#claims?.expiresSec ?? 0) - this.#host.nowMs() / 1000;
    return { expires: true, ttl: Math.max(1, Math.floor(leftSec)) };
  }
}
