import type { Authenticators } from '../../core/call.ts';
import type { Platform } from '../../core/platform-context.ts';
import { resolveSession } from './sessions.ts';

/** Tells a player by the session cookie's token, and notes from which country they call. A poll of an open page says so with `x-background` (A9). */
export const authenticatePlayer =
  (platform: Platform): Authenticators['player'] =>
  (token, request) =>
    resolveSession(platform.db, platform.deps, token, {
      background: request.header('x-background') !== undefined,
      ...('country' in request ? { country: request.country } : {}),
    });
