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

/** A bearer that has ended is not told which rounds there are. */
const unknownRound = ({ endedAt }: FrameSessionState): Refused =>
  refuse(endedAt === null ? 'not_found' : 'unauthenticated');

/** Holds a round of this frame's owner, lets `act` change it, and shows it with the balance after. */
async function withRound(
  context: GameContext,
  sessionId: string,
  id: string,
  act: (tx: Tx, locked: LockedRound) => Promise<AdvancedRound | Refused>,
): Promise<Round | Refused> {
  return context.db.transaction(async tx => {
    const current = await readFrameSession(tx, sessionId, context.deps.now());
    if (current === null) return refuse('unauthenticated');
    const locked = await lockRound(tx, current.session.owner, id);
    if (locked === null || locked.round.game !== current.session.game) return unknownRound(current);
    if (!maySee(current, locked.round)) return refuse('unauthenticated');
    const advanced = await act(tx, locked);
    if ('refused' in advanced) return advanced;
    return roundView(advanced.round, advanced.balance ?? (await purseOf(tx, locked.session)));
  });
}

/**
 * A round as it stands; closed rounds are read without a lock. With `waitMs` a round of one's own is answered for when it
 * has ended, or when the wait is over: the frame sees the end at once, and no answer comes early enough to tell it.
 */
export async function showRound(
  context: GameContext,
  sessionId: string,
  id: string,
  waitMs: number,
): Promise<Round | Refused> {
  const current = await readFrameSession(context.db, sessionId, context.deps.now());
  if (current === null) return refuse('unauthenticated');
  const { session } = current;
  const round = await findRound(context.db, session.owner, id);
  if (round === null || round.game !== session.game) return unknownRound(current);
  if (!maySee(current, round)) return refuse('unauthenticated');
  if (round.state !== 'open') return roundView(round, await purseOf(context.db, session));
  const end = waitMs === 0 ? null : await ownEndOf(context.db, context, round);
  // Not a moment before the end: that would tell that it is near.
  if (end !== null)
    await context.clock.reaches(new Date(Math.min(end.getTime(), context.deps.now().getTime() + waitMs)));
  return withRound(context, sessionId, id, (tx, locked) => endRound(tx, context, locked));
}

/**
 * Takes an act in an open round. Taking it twice answers the same; where the round has ended otherwise it is too late.
 * What has to end by itself before the act came ends so, whatever the answer.
 */
export const actOnRound = (
  context: GameContext,
  sessionId: string,
  id: string,
  asked: ActBody,
  receivedAt: Date,
): Promise<Round | Refused> =>
  withRound(context, sessionId, id, (tx, locked) => takeAct(tx, context, locked, asked, receivedAt));

/** Which rounds a frame asks for: of one pair, with nonces below one. */
export interface RoundsQuery {
  readonly pair?: number | undefined;
  readonly before?: number | undefined;
}

/** The latest rounds of a frame's game and mode, newest first. */
export async function latestRounds(
  context: GameContext,
  sessionId: string,
  asked: RoundsQuery = {},
): Promise<Round[] | Refused> {
  const current = await readFrameSession(context.db, sessionId, context.deps.now());
  if (current === null || current.endedAt !== null) return refuse('unauthenticated');
  const { session } = current;
  const rounds = await context.db.query<RoundRow>(
    `SELECT ${roundColumns} FROM game_rounds r
     WHERE r.owner = $1 AND r.game = $2 AND ($3::int IS NULL OR r.pair = $3) AND ($4::int IS NULL OR r.nonce < $4)
     ORDER BY r.opened_at DESC, r.id LIMIT 30`,
    [session.owner, session.game, asked.pair ?? null, asked.before ?? null],
  );
  const balance = await purseOf(context.db, session);
  return rounds.map(round => roundView(round, balance));
}
