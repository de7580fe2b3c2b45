import type * as z from 'zod';
import type { Refusal } from './refusals.ts';

/**
 * Who may call: a route without a declared policy does not compile [A19]. `guest` and `optional` are open to everyone;
 * only an `optional` call is told who its player is, where there is one. `frame` is a game frame with its own bearer token.
 */
export type Access = 'guest' | 'optional' | 'player' | 'tester' | 'frame' | 'webhook' | 'operator';

/** Rate-limit class of a call; the platform's `rate-limits.ts` holds the thresholds, and its tests read the same table. */
export type RateClass =
  | 'read'
  | 'write'
  | 'sign-in'
  | 'sign-up'
  | 'check-email'
  | 'restore'
  | 'resend'
  | 'otp'
  | 'reauth'
  | 'games-filter'
  | 'bet'
  | 'deposit'
  | 'withdraw'
  | 'recall'
  | 'coupon'
  | 'reward'
  | 'upload'
  | 'own-data'
  | 'chat'
  | 'contact'
  | 'telemetry'
  | 'webhook'
  | 'operator'
  /** Not of a call: every request, by address; a page or an unknown address; a picture or a file of a frame. */
  | 'request'
  | 'page'
  | 'asset';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Route = `${Method} /${string}`;

/**
 * Whom a value that names a thing may be used by: `public`, a thing of the casino that anybody may name; `own`, a thing of
 * one player, which for everybody else does not exist; `made`, an id that the caller makes up; `secret`, a token that is
 * itself the right to the thing.
 */
export type IdOwner = 'public' | 'own' | 'made' | 'secret';

/**
 * What a player on a break gets, cooling off or with a session that outlived an exclusion: the call's own answer, or its
 * refusal `self_excluded` or `cooling_off` [C11] [C12].
 */
export type OnBreak = 'served' | 'refused';

/**
 * What a call may bring its player that their protection stands before: money from outside (`money`), a game or a stake
 * (`play`), a bonus, a prize or what may become one (`reward`), or nothing of these. The sweep of `protection.test.ts`
 * asks each of the first three as every player who may not have it.
 */
export type Brings = 'money' | 'play' | 'reward' | 'nothing';

/** One call. What it answers to those it is not meant for stands beside it, and the sweeps of the platform hold it to that. */
export type Endpoint = CallShape &
  (
    | { access: 'guest' | 'optional' | 'webhook' | 'operator'; onBreak?: OnBreak }
    | { access: 'player' | 'tester' | 'frame'; onBreak: OnBreak }
  );

interface CallShape {
  /** Method and exact path, parameters in braces: `GET /api/games/{identifier}/info`. */
  route: Route;
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** Which process answers: the platform, or the edge from configuration. */
  server: 'platform' | 'edge';
  access: Access;
  /** Each parameter of the path, and each field of a query or body that names a thing. */
  ids?: Readonly<Record<string, IdOwner>>;
  /**
   * Changes what an account is protected by: a session that has not shown its password for ten minutes is refused `reauth`
   * before anything else of the call is looked at [A11].
   */
  reauth?: true;
  /** Every call but a `GET` says it. */
  brings?: Brings;
  rate: RateClass;
  /** Seconds a guest's answer may be reused by the edge, and seconds it may be served stale while it is fetched anew. */
  cache?: { maxAgeSec: number; staleSec: number };
  /** What a parameter of the path has to be, beyond a short text; what it cannot be is `not_found`. */
  params?: Readonly<Record<string, z.ZodType<string>>>;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a file of any bytes, at most so many; it comes as `application/octet-stream` and is read after the caller is let in. */
  file?: { maxBytes: number };
  answer: z.ZodType;
  /** Success status; 200 unless told. */
  status?: 200 | 201 | 204;
  refusals: readonly Refusal[];
  /** The write takes an `Idempotency-Key` header (or a client-made id in its body) and may be retried with it [A24]. */
  idempotent?: boolean;
  /** False: declared for the operator, answers 501 `not_built` until its issue comes. */
  built: boolean;
}

export type Table = Record<string, Endpoint>;

/**
 * Keeps the literal types of one noun's calls. Whose thing a parameter of a path is does not stay unsaid, nor what a call
 * that changes something brings its player.
 */
export const endpoints = <const T extends Table>(table: T & IdsOf<T> & SaysWhatItBrings<T>): T => table;

type SaysWhatItBrings<T extends Table> = {
  [K in keyof T]: T[K]['route'] extends `GET ${string}` ? unknown : { brings: Brings };
};

type IdsOf<T extends Table> = {
  [K in keyof T]: [PathParams<T[K]['route']>] extends [never]
    ? unknown
    : { ids: Record<PathParams<T[K]['route']>, IdOwner> };
};
type PathParams<P extends string> = P extends `${string}{${infer K}}${infer Rest}` ? K | PathParams<Rest> : never;
type Part<Name extends string, S> = S extends z.ZodType ? { [k in Name]: z.input<S> } : unknown;
type Parsed<Name extends string, S> = S extends z.ZodType ? { [k in Name]: z.output<S> } : unknown;
type Params<R extends string> = [PathParams<R>] extends [never] ? unknown : { params: Record<PathParams<R>, string> };

type FilePart<E extends Endpoint, Bytes> = E['file'] extends { maxBytes: number } ? { file: Bytes } : unknown;

/** What a client gives to make the call. */
export type Args<E extends Endpoint> = Params<E['route']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  FilePart<E, Blob>;
/** What a handler receives: the same, parsed. */
export type Input<E extends Endpoint> = Params<E['route']> &
  Parsed<'query', E['query']> &
  Parsed<'body', E['body']> &
  FilePart<E, Uint8Array>;
/** What a handler returns (before it is checked and written). */
export type Answer<E extends Endpoint> = z.input<E['answer']>;
/** What a client gets. */
export type Received<E extends Endpoint> = z.output<E['answer']>;
/** The calls of a table that are built and answered by the platform. */
export type BuiltKeys<T extends Table> = {
  [K in keyof T]: T[K]['built'] extends true ? (T[K]['server'] extends 'platform' ? K : never) : never;
}[keyof T];

/** Splits a route into its method and path. */
export function splitRoute(route: Route): { method: Method; path: string } {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space) as Method, path: route.slice(space + 1) };
}
