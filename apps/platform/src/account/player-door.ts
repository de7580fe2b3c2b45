import type { Doors } from '../call.ts';
import type { House } from '../house-context.ts';
import { resolveSession } from './sessions.ts';

/** Tells a player by the session cookie's token. A poll of an open page says so with `x-background` (A9). */
export const playerDoor =
  (house: House): Doors['player'] =>
  (token, request) =>
    resolveSession(house.db, house.deps, token, request.header('x-background') !== undefined);
