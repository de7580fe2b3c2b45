import type { WebSocket } from 'ws';
import * as z from 'zod';
import { maySubscribe } from './channel-policy.ts';
import type { Channels, Position } from './channels.ts';
import { closings, Command, replyErrors, type Closing } from './protocol.ts';
import { realtimeLimits } from './realtime-limits.ts';
import type { TokenCheck, TokenClaims } from './tokens.ts';

/** What a connection needs of the hub. */
export interface ConnectionHost {
  readonly channels: Channels<Connection>;
  newId(): string;
  nowMs(): number;
  /** Checks a token's signature and time. */
  check(token: string): Promise<TokenCheck>;
  isRevoked(claims: TokenClaims): Promise<boolean>;
  /** Reads the platform's events at least to where a browser stood that comes from another process. */
  catchUp(position: Position): Promise<void>;
  /** Whether one more connection of this user and address is welcome; counts it if so. */
  welcome(connection: Connection): Promise<boolean>;
}

/** What a socket said could not be read; anything else that throws is the platform's own trouble. */
const isMalformed = (error: unknown): boolean => error instanceof SyntaxError || error instanceof z.ZodError;

/** One socket and what it said: connect first, then subscribe, unsubscribe, refresh. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #host: ConnectionHost;
  readonly #subscribed = new Set<string>();
  #claims: TokenClaims | null = null;
  /** Whom the token names that is being checked or was: who is revoked meanwhile is found by it. */
  #named: TokenClaims | null = null;
  readonly #openedMs: number;
  #receivedMs: number;
  #window = { startMs: 0, messages: 0 };
  /** Commands are answered one after another, as they came. */
  #work: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.#openedMs = host.nowMs();
    this.#receivedMs = this.#openedMs;
    // The socket gives a Buffer, as it is set up to.
    socket.on('message', (data, binary) => this.#receive(Buffer.isBuffer(data) ? data.toString() : '', binary));
  }

  get user(): string {
    return this.#claims?.user ?? '';
  }

  /** Whether it is a socket of `session:{id}` or `player:{id}`. */
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

  /** Asks for a sign of life; cuts who gave none, who has not said who they are, and who has not renewed the token. */
  ping(): void {
    const nowMs = this.#host.nowMs();
    if (nowMs - this.#receivedMs > realtimeLimits.silenceMaxMs) return this.close(closings.noPong);
    if (this.#claims === null) {
      // One that has only just opened has its first words on their way; who was too slow may come back.
      if (nowMs - this.#openedMs > realtimeLimits.connectWithinMs) this.close(closings.noPong);
      return;
    }
    if (nowMs / 1000 > this.#claims.expiresSec + realtimeLimits.renewalGraceSec) return this.close(closings.expired);
    this.send('{}');
  }

  /** The socket is gone. */
  leave(): void {
    for (const channel of this.#subscribed) this.#host.channels.unsubscribe(channel, this);
    this.#subscribed.clear();
  }

  #receive(text: string, binary: boolean): void {
    this.#receivedMs = this.#host.nowMs();
    if (binary) return this.close(closings.badRequest);
    if (this.#isTooMuch()) return this.close(closings.tooManyMessages);
    const lines = text.split('\n').filter(line => line !== '' && line !== '{}');
    this.#work = this.#work
      .then(async () => {
        for (const line of lines) await this.#answer(line);
      })
      .catch((error: unknown) => this.close(isMalformed(error) ? closings.badRequest : closings.serverError));
  }

  #isTooMuch(): boolean {
    const nowMs = this.#host.nowMs();
    if (nowMs - this.#window.startMs >= 1000) this.#window = { startMs: nowMs, messages: 0 };
    this.#window.messages += 1;
    return this.#window.messages > realtimeLimits.messagesPerSec;
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
    if (asked.recover === true) await this.#host.catchUp(asked);
    const position = channels.subscribe(channel, this);
    this.#subscribed.add(channel);
    const answer = { recoverable: true, positioned: true, ...position };
    if (asked.recover !== true) return { subscribe: answer };
    const publications = channels.since(channel, asked);
    const recovered = publications !== null;
    return { subscribe: { ...answer, was_recovering: true, recovered, publications: publications ?? [] } };
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
