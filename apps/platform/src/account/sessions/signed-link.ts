import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../core/config.ts';
import type { Sql } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { readSessionCookie } from '../../http/session-cookie.ts';
import { resolveSession } from './sessions.ts';

/** How long a link works, in milliseconds. */
const opensMs = 60_000;

/** Who may open a link: a player in their own session, or anyone to whom the operator has given it. */
export type Viewer = `player:${number}` | 'operator';

/** What a link opens. A link for one purpose does not work for another. */
export interface LinkedThing {
  readonly purpose: 'document-links' | 'data-links';
  readonly id: string;
}

const mac = (config: Config, { purpose, id }: LinkedThing, viewer: string, until: string): Buffer =>
  createHmac('sha256', config.secret(purpose)).update(`${id}\n${viewer}\n${until}`).digest();

/** The signed query of a link for one viewer. The link works for one minute. */
export function signedQuery(
  config: Config,
  thing: LinkedThing,
  viewer: Viewer,
  now: Date,
): { query: URLSearchParams; expires: Date } {
  const expires = new Date(now.getTime() + opensMs);
  const until = String(expires.getTime());
  const signature = mac(config, thing, viewer, until).toString('base64url');
  return { query: new URLSearchParams({ viewer, until, signature }), expires };
}

/** The viewer for whom a link was signed; `null` if the signature is wrong or the link has expired. */
export function viewerOf(config: Config, thing: LinkedThing, query: URLSearchParams, now: Date): Viewer | null {
  const [viewer, until, signature] = ['viewer', 'until', 'signature'].map(name => query.get(name) ?? '');
  if (viewer === undefined || until === undefined || signature === undefined) return null;
  const expected = mac(config, thing, viewer, until);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (Number(until) <= now.getTime()) return null;
  const player = /^player:(\d{1,15})$/.exec(viewer)?.[1];
  if (player !== undefined) return `player:${Number(player)}`;
  return viewer === 'operator' ? viewer : null;
}

/** Whether the browser with these cookies is signed in as the player for whom the link was signed. */
export async function isOf(sql: Sql, deps: Deps, viewer: Viewer, cookies: string | undefined): Promise<boolean> {
  const token = readSessionCookie(cookies);
  const known = token === null ? null : await resolveSession(sql, deps, token, { background: true });
  return known !== null && viewer === `player:${known.player.id}`;
}
