import type { ActBody, Round } from '@liftoff/contract/game/game';
import { refuse, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import { holdRound, type HeldRound } from '../play/close-round.ts';
import { endRound, ownEndOf, type Stood } from '../play/end-round.ts';
import { purseOf } from '../money/purse.ts';
import type { GameContext } from '../game-context.ts';
import { roundView } from '../play/round-view.ts';
import { roundColumns, type RoundRow } from '../rows.ts';
import { findRound } from '../play/lock-bet.ts';
import { maySee, readStanding, type FrameStanding } from './site-session.ts';
import { takeAct } from '../play/take-act.ts';

/** A bearer that has ended is not told which rounds there are. */
const unknownRound = ({ endedAt }: FrameStanding): Refused =>
  refuse(endedAt === null ? 'not_found' : 'unauthenticated');

/** Holds a round of this frame's owner, lets `act` change it, and shows it with the balance after. */
async function withRound(
  context: GameContext,
  sessionId: string,
  id: string,
  act: (tx: Tx, held: HeldRound) => Promise<Stood | Refused>,
): Promise<Round | Refused> {
  return context.db.transaction(async tx => {
    const standing = await readStanding(tx, sessionId, context.deps.now());
    if (standing === null) return refuse('unauthenticated');
    const held = await holdRound(tx, standing.session.owner, id);
    if (held === null || held.round.game !== standing.session.game) return unknownRound(standing);
    if (!maySee(standing, held.round)) return refuse('unauthenticated');
    const stood = await act(tx, held);
    if ('refused' in stood) return stood;
    return roundView(stood.round, stood.balance ?? (await purseOf(tx, held.session)));
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
  const standing = await readStanding(context.db, sessionId, context.deps.now());
  if (standing === null) return refuse('unauthenticated');
  const { session } = standing;
  const round = await findRound(context.db, session.owner, id);
  if (round === null || round.game !== session.game) return unknownRound(standing);
  if (!maySee(standing, round)) return refuse('unauthenticated');
  if (round.state !== 'open') return roundView(round, await purseOf(context.db, session));
  const end = waitMs === 0 ? null : await ownEndOf(context.db, context, round);
  // Not a moment before the end: that would tell that it is near.
  if (end !== null)
    await context.clock.reaches(new Date(Math.min(end.getTime(), context.deps.now().getTime() + waitMs)));
  return withRound(context, sessionId, id, (tx, held) => endRound(tx, context, held));
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
  withRound(context, sessionId, id, (tx, held) => takeAct(tx, context, held, asked, receivedAt));

/** Which rounds a frame asks for: of one pair, with nonces below one. */
export interface RoundsWish {
  readonly pair?: number | undefined;
  readonly before?: number | undefined;
}

/** The latest rounds of a frame's game and mode, newest first. */
export async function latestRounds(
  context: GameContext,
  sessionId: string,
  wish: RoundsWish = {},
): Promise<Round[] | Refused> {
  const standing = await readStanding(context.db, sessionId, context.deps.now());
  if (standing === null || standing.endedAt !== null) return refuse('unauthenticated');
  const { session } = standing;
  const rounds = await context.db.query<RoundRow>(
    `SELECT ${roundColumns} FROM game_rounds r
     WHERE r.owner = $1 AND r.game = $2 AND ($3::int IS NULL OR r.pair = $3) AND ($4::int IS NULL OR r.nonce < $4)
     ORDER BY r.opened_at DESC, r.id LIMIT 30`,
    [session.owner, session.game, wish.pair ?? null, wish.before ?? null],
  );
  const balance = await purseOf(context.db, session);
  return rounds.map(round => roundView(round, balance));
}
