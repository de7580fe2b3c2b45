import type { Access, Answer, BuiltKeys, Endpoint, Input, Table } from '@liftoff/contract/core/endpoint';
import type { LimitLeft, Refusal } from '@liftoff/contract/core/refusals';
import type { Logger } from 'pino';

/** A signed-in session. `id` is not secret: it names the session to its sockets and in the log; the cookie is never kept. */
export interface Session {
  readonly id: string;
  readonly playerId: number;
  readonly startedAt: Date;
  /** When its player last did something: now, unless the call is a poll. */
  readonly seenAt: Date;
  /** When its player last showed their password, and their code where two-factor is on. */
  readonly authenticatedAt: Date;
}

/** Who is calling. `groups` are the ids of the player's statuses. */
export interface CallingPlayer {
  readonly id: number;
  readonly groups: readonly string[];
}

/** A game frame's own session, named by its bearer token. Null player: a demo. */
export interface FrameSession {
  readonly id: string;
  readonly playerId: number | null;
  readonly currency: string;
  /** For real money; else a demo. */
  readonly real: boolean;
}

/** Who of the operator calls: a person of the staff by their name, or whoever has the console's own token. */
export type Operator = 'operator' | `staff:${string}`;

/** Who of the operator does something, and from where, for the trail [C36]. */
export interface ByOperator {
  readonly operator: Operator;
  readonly ip: string;
}

/** What a handler knows of who is calling, by its call's access: whoever comes this far has been let in. */
interface Callers {
  readonly guest: unknown;
  readonly optional: { readonly session: Session | null; readonly player: CallingPlayer | null };
  readonly player: { readonly session: Session; readonly player: CallingPlayer };
  readonly tester: Callers['player'];
  readonly frame: { readonly frame: FrameSession };
  readonly webhook: unknown;
  readonly operator: { readonly operator: Operator };
}

/** A call as its handler gets it. */
export type CallOf<A extends Access> = Call & Callers[A];

/** Everything a handler may know of any request besides its checked input. */
export interface Call {
  readonly ip: string;
  /** ISO 3166-1 alpha-2, upper case; null when unknown, and unknown is closed (C27). */
  readonly country: string | null;
  /** The host of the site that was asked, as the edge says; null on the platform's own address [A46]. */
  readonly siteHost: string | null;
  readonly requestId: string;
  /** When all of the request had arrived, before the platform waited for anything: a collect counts at this moment. */
  readonly receivedAt: Date;
  /** Of the request's `Idempotency-Key` header [A24]. */
  readonly idempotencyKey: string | undefined;
  /** The body as it came, byte for byte: webhooks sign it [A27]. */
  readonly bodyText: string;
  readonly raw: Request;
  /** Already carries the request id. */
  readonly log: Logger;
  header(name: string): string | undefined;
  /**
   * Sets a header of the answer, in place of one of that name; a `set-cookie` in place of one for that cookie. Throws
   * inside a transaction, which may be run again or rolled back: `tx.afterCommit` is the place.
   */
  setHeader(name: string, value: string): void;
}

/** An expected "no", as a value. `errors` maps a field to its codes, first one first. */
export interface Refused {
  readonly refused: Refusal;
  readonly errors?: Record<string, string[]>;
  /** Seconds to wait, on transient refusals. */
  readonly retryAfterSec?: number;
  /** On `stake_out_of_range`, where the licence or the player's age allows less than the game takes; minor units. */
  readonly maxStake?: { readonly currency: string; readonly amount: bigint };
  /** On `limit_reached`, where a limit leaves less than was asked for. */
  readonly limit?: LimitLeft;
  /** On `login_hours`: when signing in is possible again. */
  readonly until?: Date;
}

/** Makes a refusal to return from a handler. */
export const refuse = (refused: Refusal, errors?: Record<string, string[]>): Refused =>
  errors === undefined ? { refused } : { refused, errors };

/** Carries a refusal out of a transaction, which is undone by it. */
export class Undone extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.refused);
    this.refused = refused;
  }
}

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;

/** Answers one call of the contract. Refusals outside the call's declared list fail in tests. */
export type Handler<E extends Endpoint> = (input: Input<E>, call: CallOf<E['access']>) => Promise<Answer<E> | Refused>;

/** A handler for every built call of a table: a missing one does not compile. */
export type Handlers<T extends Table> = { [K in BuiltKeys<T>]: Handler<T[K]> };

/** Who can tell a caller by what the request carries; the account and game nouns give these. */
export interface Authenticators {
  /** Resolves the session cookie's token; null for none, unknown, ended or expired. `country` is left out where nobody answers for it. */
  player(
    token: string,
    request: { ip: string; country?: string | null; header(name: string): string | undefined },
  ): Promise<{ session: Session; player: CallingPlayer } | null>;
  /** Resolves a frame's bearer token. */
  frame(token: string): Promise<FrameSession | null>;
}
