import { playerGroups } from '@liftoff/contract/player-groups';
import type { Access } from '@liftoff/contract/core/endpoint';
import {
  refuse,
  type CallingPlayer,
  type Authenticators,
  type FrameSession,
  type Operator,
  type Refused,
  type Session,
} from '../../core/call.ts';
import type { Config } from '../../core/config.ts';
import { readSessionCookie } from '../session-cookie.ts';
import { personOf } from './staff.ts';
import { sameText, type Origin } from './caller.ts';

/** The identified caller of a request. A field is `null` unless the caller proved it. */
export interface Identity {
  readonly session: Session | null;
  readonly player: CallingPlayer | null;
  readonly frame: FrameSession | null;
  readonly operator: Operator | null;
}

/** Identifies the caller from the request. Calls only the authenticator that the access level needs. */
export async function identify(
  access: Access,
  request: Request,
  { ip, country, countryVouched }: Pick<Origin, 'ip' | 'country' | 'countryVouched'>,
  authenticators: Authenticators,
  config: Config,
): Promise<Identity> {
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const nobody: Identity = { session: null, player: null, frame: null, operator: null };
  if (access === 'frame') {
    const token = /^Bearer ([\w.-]{16,200})$/.exec(header('authorization') ?? '')?.[1];
    return token === undefined ? nobody : { ...nobody, frame: await authenticators.frame(token) };
  }
  if (access === 'operator') {
    const token = header('x-console-token');
    const isConsole = config.consoleToken !== null && token !== undefined && sameText(token, config.consoleToken);
    const person = personOf(config, token);
    return { ...nobody, operator: person !== null ? `staff:${person}` : isConsole ? 'operator' : null };
  }
  const token = access === 'webhook' ? null : readSessionCookie(header('cookie'));
  const from = { ip, header, ...(countryVouched ? { country } : {}) };
  const known = token === null ? null : await authenticators.player(token, from);
  return { ...nobody, session: known?.session ?? null, player: known?.player ?? null };
}

/** Returns the caller data that a handler may receive under its access level. */
export function callerFor(access: Access, { session, player, frame, operator }: Identity): Partial<Identity> {
  if (access === 'frame') return { frame };
  if (access === 'operator') return { operator };
  return access === 'optional' || access === 'player' || access === 'tester' ? { session, player } : {};
}

/**
 * Returns `null` if this identity may make the call, otherwise the refusal [A19]. Webhooks are always admitted here;
 * their handlers verify the signature.
 */
export function admit(access: Access, identity: Identity): Refused | null {
  switch (access) {
    case 'guest':
    case 'optional':
    case 'webhook':
      return null;
    case 'player':
      return identity.player === null ? refuse('unauthenticated') : null;
    case 'tester':
      if (identity.player === null) return refuse('unauthenticated');
      return identity.player.groups.includes(playerGroups.testers) ? null : refuse('forbidden');
    case 'frame':
      return identity.frame === null ? refuse('unauthenticated') : null;
    case 'operator':
      return identity.operator === null ? refuse('unauthenticated') : null;
    default:
      return access satisfies never;
  }
}
