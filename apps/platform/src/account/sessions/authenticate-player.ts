import type { Authenticators } from '../../core/call.ts';
import type { Platform } from '../../core/platform-context.ts';
import { resolveSession } from './sessions.ts';

/**
 * Identifies a player by the token in the session cookie and records which country the call comes from. A background
 * poll from an open page carries `x-background` and does not extend the session [A9].
 */
export const authenticatePlayer =
  (platform: Platform): Authenticators['player'] =>
  (token, request) =>
    resolveSession(platform.db, platform.deps, token, {
      background: request.header('x-background') !== undefined,
      ...('country' in request ? { country: request.country } : {}),
    });
