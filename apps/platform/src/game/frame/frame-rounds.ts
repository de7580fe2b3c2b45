import type { ActBody, Round } from '@liftoff/contract/game/game';
import { refuse, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import { lockRound, type LockedRound } from '../play/close-round.ts';
import { endRound, ownEndOf, type AdvancedRound } from '../play/end-round.ts';
import { purseOf } from '../money/purse.ts';
import type { GameContext } from '../game-context.ts';
import { roundView } from '../play/round-view.ts';
import { roundColumns, type RoundRow } from '../rows.ts';
import { findRound } from '../play/lock-bet.ts';
import { maySee, readFrameSession, type FrameSessionState } from './site-session.ts';
import { takeAct } from '../play/take-act.ts';

/** Does not reveal to a frame whose bearer token has ended which rounds exist. */
const unknownRound = ({ endedAt }: FrameSessionState): Refused =>
  refuse(endedAt === null ? 'not_found' : 'unauthenticated');

/**
 * Locks a round that belongs to this frame's owner, lets `act` change it, and returns it with the balance after the
 * change.
 */
async function withRound(
  context: GameContext,
  sessionId: string,
  id: string,
  act: (tx: Tx, locked: LockedRound) => Promise<AdvancedRound | Refused>,
): Promise<Round | Refused> {
  return context.db.transaction(async tx => {
    const frameSession = await readFrameSession(tx, sessionId, context.deps.now());
    if (frameSession === null) return refuse('unauthenticated');
    const locked = await lockRound(tx, frameSession.session.owner, id);
    if (locked === null || locked.round.game !== frameSession.session.game) return unknownRound(frameSession);
    if (!maySee(frameSession, locked.round)) return refuse('unauthenticated');
    const advanced = await act(tx, locked);
    if ('refused' in advanced) return advanced;
    return roundView(advanced.round, advanced.purse ?? (await purseOf(tx, locked.session)));
  });
}

/**
 * Returns a round in its current state. Closed rounds are read without a lock. With `waitMs`, the response for a
 * private round is sent when the round has ended or the wait is over. So the frame learns of the end immediately, but
 * never early enough to predict it.
 */
export async function showRound(
  context: GameContext,
  sessionId: string,
  id: string,
  waitMs: number,
): Promise<Round | Refused> {
  const frameSession = await readFrameSession(context.db, sessionId, context.deps.now());
  if (frameSession === null) return refuse('unauthenticated');
  const { session } = frameSession;
  const round = await findRound(context.db, session.owner, id);
  if (round === null || round.game !== session.game) return unknownRound(frameSession);
  if (!maySee(frameSession, round)) return refuse('unauthenticated');
  if (round.state !== 'open') return roundView(round, await purseOf(context.db, session));
  const end = waitMs === 0 ? null : await ownEndOf(context.db, context, round);
  // Never responds before the end, because an early response would reveal that the end is near.
  if (end !== null)
    await context.clock.reaches(new Date(Math.min(end.getTime(), context.deps.now().getTime() + waitMs)));
  return withRound(context, sessionId, id, (tx, locked) => endRound(tx, context, locked));
}

/**
 * Applies a player's act to an open round. Repeating the act returns the same response; if the round has ended in
 * another way, the act is too late. If the round was due to end before the act arrived, it ends that way regardless
 * of the response to the act.
 */
export const actOnRound = (
  context: GameContext,
  sessionId: string,
  id: string,
  asked: ActBody,
  receivedAt: Date,
): Promise<Round | Refused> =>
  withRound(context, sessionId, id, (tx, locked) => takeAct(tx, context, locked, asked, receivedAt));

/** Filters a frame's rounds by seed pair, and to nonces below `before`. */
export interface RoundsQuery {
  readonly pair?: number | undefined;
  readonly before?: number | undefined;
}

/** The latest rounds (at most 30) of a frame's game and mode, newest first. */
export async function latestRounds(
  context: GameContext,
  sessionId: string,
  query: RoundsQuery = {},
): Promise<Round[] | Refused> {
  const frameSession = await readFrameSession(context.db, sessionId, context.deps.now());
  if (frameSession === null || frameSession.endedAt !== null) return refuse('unauthenticated');
  const { session } = frameSession;
  const rounds = await context.db.query<RoundRow>(
    `SELECT ${roundColumns} FROM game_rounds r
     WHERE r.owner = $1 AND r.game = $2 AND ($3::int IS NULL OR r.pair = $3) AND ($4::int IS NULL OR r.nonce < $4)
     ORDER BY r.opened_at DESC, r.id LIMIT 30`,
    [session.owner, session.game, query.pair ?? null, query.before ?? null],
  );
  const purse = await purseOf(context.db, session);
  return rounds.map(round => roundView(round, purse));
}
