import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

/** Milliseconds in which a link opens. */
const opensMs = 60_000;

/** Who may open a link: a player in their own session, or whoever the operator has given it to. */
export type Viewer = `player:${number}` | 'operator';

const mac = (config: Config, id: string, viewer: string, until: string): Buffer =>
  createHmac('sha256', config.secret('document-links')).update(`${id}\n${viewer}\n${until}`).digest();

/** A link to a document, signed for one viewer and a minute: a path of the platform. */
export function documentLink(config: Config, id: string, viewer: Viewer, now: Date): { path: string; expires: Date } {
  const expires = new Date(now.getTime() + opensMs);
  const until = String(expires.getTime());
  const signature = mac(config, id, viewer, until).toString('base64url');
  const query = new URLSearchParams({ viewer, until, signature });
  return { path: `/api/player/verification/documents/${id}/file?${query}`, expires };
}

/** For whom a link was signed; null where it was not, or its minute is over. */
export function viewerOf(config: Config, id: string, query: URLSearchParams, now: Date): Viewer | null {
  const [viewer, until, signature] = ['viewer', 'until', 'signature'].map(name => query.get(name) ?? '');
  if (viewer === undefined || until === undefined || signature === undefined) return null;
  const expected = mac(config, id, viewer, until);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (Number(until) <= now.getTime()) return null;
  const player = /^player:(\d{1,15})$/.exec(viewer)?.[1];
  if (player !== undefined) return `player:${Number(player)}`;
  return viewer === 'operator' ? viewer : null;
}
