import { cookieNames, readCookie, setCookie } from '../http/cookies.ts';
import { tokenHash } from '../core/token.ts';
import type { CallOf } from '../core/call.ts';
import type { Deps } from '../core/deps.ts';

/** The owner of a conversation: a player, or a guest identified by the hash of a cookie. */
export type ChatVisitor =
  | { readonly player: number; readonly groups: readonly string[] }
  | { readonly player: null; readonly guestHash: Buffer };

const maxAgeSec = 30 * 86_400;

/**
 * Identifies the visitor who makes a call. A guest's browser without the cookie gets one, so that a repeated first
 * message finds its conversation.
 */
export function chatVisitor(deps: Deps, call: CallOf<'optional'>): ChatVisitor {
  if (call.player !== null) return { player: call.player.id, groups: call.player.groups };
  const known = readCookie(call, cookieNames.chat);
  if (known !== undefined && /^[\w-]{43}$/.test(known)) return { player: null, guestHash: tokenHash(known) };
  const token = deps.randomBytes(32).toString('base64url');
  setCookie(call, cookieNames.chat, token, maxAgeSec);
  return { player: null, guestHash: tokenHash(token) };
}
