import type { Hono } from 'hono';
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { isRefused } from '../../core/call.ts';
import { readBody } from '../../http/read-body.ts';
import { findClientSeed } from './seed-finder.ts';
import { playedGame, type GameContext } from '../game-context.ts';
import { rotatePair } from './seeds.ts';
import { readGameSession } from '../play/lock-bet.ts';

const DemoSeedRequest = z.strictObject({ game_session_id: z.uuid(), state: z.string().max(20) });

/**
 * `POST /console/demo-seeds`: gives a demo a client seed with which its next round shows a requested state, for
 * screenshots and end-to-end tests. It works only for play money and needs the console's token; in production the
 * path does not exist. The committed server seed stays the same, so the round can be verified like any other.
 */
export function demoSeedPage(app: Hono, context: GameContext): void {
  if (context.config.mode === 'production') return;
  app.post('/console/demo-seeds', async c => {
    if (!hasToken(context.config.consoleToken, c.req.header('x-console-token'))) {
      return c.json({ refusal: 'unauthenticated' }, 401);
    }
    const read = await readBody(c.req.raw);
    const request = DemoSeedRequest.safeParse(isRefused(read) ? null : read.value);
    const session = request.success ? await readGameSession(context.db, request.data.game_session_id) : null;
    if (!request.success || session === null || session.mode !== 'demo') return c.json({ refusal: 'invalid' }, 422);
    const game = await playedGame(context, context.db, session.game);
    // Starts a new seed pair, so that rounds played with the previous pair remain verifiable.
    const rotated = await context.db.transaction(tx =>
      rotatePair(tx, context.deps, session.owner, session.game, 'find'),
    );
    if (rotated === null) return c.json({ refusal: 'round_open' }, 409);
    const pair = rotated.active;
    const wanted = { state: request.data.state, serverSeed: pair.server_seed, nonce: pair.nonce };
    const clientSeed = findClientSeed(game, wanted);
    if (clientSeed === null) return c.json({ refusal: 'not_found' }, 404);
    await context.db.query(
      `UPDATE game_seed_pairs SET client_seed = $3
       WHERE owner = $1 AND owner LIKE 'demo:%' AND game = $2 AND number = $4 AND nonce = 0`,
      [session.owner, session.game, clientSeed, pair.number],
    );
    return c.json({ client_seed: clientSeed, nonce: pair.nonce });
  });
}

function hasToken(token: string | null, given: string | undefined): boolean {
  if (token === null || given === undefined) return false;
  // Compares byte lengths, because two strings of equal length can have different byte lengths.
  const [right, said] = [Buffer.from(token), Buffer.from(given)];
  return right.length === said.length && timingSafeEqual(right, said);
}
