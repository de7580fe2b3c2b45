import { makeClient, type Client, type Send } from '@liftoff/contract/core/client';
import type { game } from '@liftoff/contract/game/game';

type Game = typeof game;
type FrameCall = Extract<keyof Game, `frame${string}`>;
type FrameTable = { [K in FrameCall]: Game[K] };

/** The frame API's routes as strings, so that no schema is bundled; the types come from the contract. */
const routes: { [K in FrameCall]: Game[K]['route'] } = {
  frameStart: 'POST /frame/api/start',
  frameBet: 'POST /frame/api/bet',
  frameAct: 'POST /frame/api/rounds/{id}/acts',
  frameRound: 'GET /frame/api/rounds/{id}',
  frameRounds: 'GET /frame/api/rounds',
  frameRoundsShown: 'POST /frame/api/shown_rounds',
  frameBalance: 'GET /frame/api/balance',
  frameSeeds: 'GET /frame/api/seeds',
  frameRotateSeeds: 'POST /frame/api/seeds/rotate',
  frameTable: 'GET /frame/api/table',
};

export type FrameCalls = Client<FrameTable>;

/** Time in milliseconds before an unanswered call counts as lost. */
const TIMEOUT_MS = 15_000;

/**
 * The same for a bet or an act, so that the player soon learns that it is kept and sent again. If the platform has
 * received it all the same, nothing happens twice, because each attempt has the same id.
 */
const ATTEMPT_MS = 4_000;
const attempts: ReadonlySet<string> = new Set([routes.frameBet, routes.frameAct]);

/**
 * A frame's calls. `token` returns the frame's bearer token once it is known. A call without a response rejects with
 * the error from `send`; refusals reject with a `CallError`.
 */
export function frameCalls(send: Send, token: () => string | null): FrameCalls {
  return makeClient<FrameTable>(routes, '', (route, url, init) => {
    const bearer = token();
    const headers = new Headers(init.headers);
    const maxMs = attempts.has(route) ? ATTEMPT_MS : TIMEOUT_MS;
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    return send(route, url, { ...init, headers, signal: init.signal ?? AbortSignal.timeout(maxMs) });
  });
}
