import type { Access, Answer, BuiltKeys, Endpoint, Input, Table } from '@liftoff/contract/core/endpoint';
import type { LimitLeft, Refusal } from '@liftoff/contract/core/refusals';
import type { CompCard } from '@liftoff/contract/points-entities';
import type { Logger } from 'pino';

/**
 * A signed-in session. `id` is not secret: sockets and the log use it to identify the session. The cookie itself is
 * never stored.
 */
export interface Session {
  readonly id: string;
  readonly playerId: number;
  readonly startedAt: Date;
  /** When the player was last active. This is the current time unless the call is a background poll. */
  readonly seenAt: Date;
  /** When the player last entered their password, plus their code if two-factor authentication is on. */
  readonly authenticatedAt: Date;
}

/** The player making the call. `groups` holds the ids of the player's groups. */
export interface CallingPlayer {
  readonly id: number;
  readonly groups: readonly string[];
}

/** A game frame's session, identified by its bearer token. `playerId` is `null` for a demo. */
export interface FrameSession {
  readonly id: string;
  readonly playerId: number | null;
  readonly currency: string;
  /** `true` for real money, `false` for a demo. */
  readonly real: boolean;
}

/** The operator identity making a call: a named staff member, or `operator` for the shared console token. */
export type Operator = 'operator' | `staff:${string}`;

/** The operator identity and IP address of an action, as recorded in the audit trail [C36]. */
export interface ByOperator {
  readonly operator: Operator;
  readonly ip: string;
}

/**
 * What a handler knows about the caller, by the access level of its call. Callers without that access never reach the
 * handler.
 */
interface Callers {
  readonly guest: unknown;
  readonly optional: { readonly session: Session | null; readonly player: CallingPlayer | null };
  readonly player: { readonly session: Session; readonly player: CallingPlayer };
  readonly tester: Callers['player'];
  readonly frame: { readonly frame: FrameSession };
  readonly webhook: unknown;
  readonly operator: { readonly operator: Operator };
}

/** The call as passed to its handler, with the caller data for its access level. */
export type CallOf<A extends Access> = Call & Callers[A];

/** Everything a handler knows about a request besides its validated input. */
export interface Call {
  readonly ip: string;
  /** Country as upper-case ISO 3166-1 alpha-2. `null` if unknown, which is treated as a closed country [C27]. */
  readonly country: string | null;
  /**
   * Host of the site that received the request, as reported by the edge. `null` for requests to the platform's own
   * address [A46].
   */
  readonly siteHost: string | null;
  readonly requestId: string;
  /**
   * When the complete request had arrived, before any waiting inside the platform. A crash-game collect is decided by
   * this moment.
   */
  readonly receivedAt: Date;
  /** Value of the `Idempotency-Key` header [A24]. */
  readonly idempotencyKey: string | undefined;
  /** The unmodified request body, because webhook signatures cover its exact bytes [A27]. */
  readonly bodyText: string;
  readonly raw: Request;
  /** A logger that adds the request id to every line. */
  readonly log: Logger;
  header(name: string): string | undefined;
  /**
   * Sets a response header, replacing any header of the same name (for `set-cookie`, any with the same cookie name).
   * Throws inside a transaction, because the transaction can be retried or rolled back. Call it from `tx.afterCommit`
   * instead.
   */
  setHeader(name: string, value: string): void;
}

/** An expected refusal, returned as a value. `errors` maps each field to its error codes, in order. */
export interface Refused {
  readonly refused: Refusal;
  readonly errors?: Record<string, string[]>;
  /** Seconds to wait before retrying. Set only on transient refusals. */
  readonly retryAfterSec?: number;
  /**
   * Maximum stake in minor units. Set on `stake_out_of_range` if the licence or the player's age allows a lower
   * maximum stake than the game, and on `bonus_max_bet`.
   */
  readonly maxStake?: { readonly currency: string; readonly amount: bigint };
  /** Cash and bonus money in minor units. Set on `not_enough_money` of a stake if the player has bonus money. */
  readonly purse?: { readonly currency: string; readonly real: bigint; readonly bonus: bigint };
  /** What the limit still allows. Set on `limit_reached` if a limit leaves less than the requested amount. */
  readonly limit?: LimitLeft;
  /** The card as it is now. Set on `rate_changed` of an exchange if the card is still in the shop. */
  readonly card?: CompCard;
  /** The minimum age where the player lives. Set on `under_age` if the place is known. */
  readonly minAge?: number;
  /** When the player can sign in again. Set on `login_hours`. */
  readonly until?: Date;
}

/** Creates a refusal for a handler to return. */
export const refuse = (refused: Refusal, errors?: Record<string, string[]>): Refused =>
  errors === undefined ? { refused } : { refused, errors };

/** Thrown to roll back a transaction and carry a refusal out of it. */
export class Undone extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.refused);
    this.refused = refused;
  }
}

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;

/** Handles one call of the contract. A refusal that the call does not declare fails in tests. */
export type Handler<E extends Endpoint> = (input: Input<E>, call: CallOf<E['access']>) => Promise<Answer<E> | Refused>;

/** One handler for every implemented call of a table. A missing handler is a compile error. */
export type Handlers<T extends Table> = { [K in BuiltKeys<T>]: Handler<T[K]> };

/**
 * Functions that identify a caller from the credentials in a request. Implemented by the account and game modules.
 */
export interface Authenticators {
  /**
   * Resolves a session cookie's token. Returns `null` if the session is unknown, ended or expired. Omit `country`
   * unless the edge vouches for it.
   */
  player(
    token: string,
    request: { ip: string; country?: string | null; header(name: string): string | undefined },
  ): Promise<{ session: Session; player: CallingPlayer } | null>;
  /** Resolves a frame's bearer token. Returns `null` if the token is not valid. */
  frame(token: string): Promise<FrameSession | null>;
}
