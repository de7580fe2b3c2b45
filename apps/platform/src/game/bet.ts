import type { BetBody, Round } from '@liftoff/contract/game';
import type { AnyGameRules } from '@liftoff/rules/game/engines';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { touchSession } from '../account/sessions.ts';
import { refuse, type FrameSession, type Refused } from '../call.ts';
import type { Tx } from '../database/database.ts';
import { asAnswered } from './as-answered.ts';
import type { EngineGame } from './engine-game.ts';
import { isLive } from './engines.ts';
import { fundStake } from './fund-stake.ts';
import { openRound } from './open-round.ts';
import { purseOf } from './purse.ts';
import { playedGame, type Room } from './room.ts';
import { roundView } from './round-view.ts';
import { findRound, readSession, takeSeat, type Seat } from './seat.ts';
import { bearerEnd, maySee } from './site-session.ts';
import { askGates } from './stake-gate.ts';
import { stakesOf } from './stakes.ts';
import { RoundConflict } from './write-round.ts';

type Bet = z.output<typeof BetBody>;

/** Reading again after a conflict finds the other's round; more than this is something else than a race. */
const tries = 4;

/** A hard cap of five bets a second for everyone, whatever the licence allows (trust §A, thresholds). */
const hardCycleMs = 200;

/** Play keeps the site session alive; writing that down once a minute is enough. */
const seenStepMs = 60_000;

/**
 * Places a bet: money, round and events in one transaction. The same id and input give the same answer for ever, the
 * same id with another input is refused [A24]. Slots and private wheels are settled at once; crash and live stay open.
 */
export async function placeBet(room: Room, frame: FrameSession, bet: Bet): Promise<Round | Refused> {
  for (let left = tries; ; left -= 1) {
    try {
      return await room.db.transaction(tx => decide(tx, room, frame, bet), { readsFirst: true });
    } catch (error) {
      if (!(error instanceof RoundConflict) || left === 1) throw error;
    }
  }
}

async function decide(tx: Tx, room: Room, frame: FrameSession, bet: Bet): Promise<Round | Refused> {
  const seat = await takeSeat(tx, room, frame, bet.id);
  if (seat === null) return withoutSeat(tx, frame.id);
  return seat.known ? answerAgain(tx, room, seat, bet) : decideNew(tx, room, seat, bet);
}

/** No seat: no such session, or its seeds were changed while we waited for them, and then reading again finds it. */
async function withoutSeat(tx: Tx, sessionId: string): Promise<Refused> {
  if ((await readSession(tx, sessionId)) !== null) throw new RoundConflict();
  return refuse('unauthenticated');
}

async function decideNew(tx: Tx, room: Room, seat: Seat, bet: Bet): Promise<Round | Refused> {
  if (bearerEnd(seat) !== null) return refuse('unauthenticated');
  if (seat.session.ended_at !== null) return refuse('opened_elsewhere');
  const game = await playedGame(room, tx, seat.session.game);
  const rules = room.rulesOf(game);
  if (rules === null || game.engine !== bet.input.engine || !rules.isValid(bet.input)) return refuse('invalid');
  const stake = sumOf(rules.stakes(bet.input));
  const refused = (await askGates(tx, room.gates, seat, stake, seat.at)) ?? mayPlay(seat, game, rules, bet.input);
  if (refused) return dearer(tx, room, seat, stake, refused);
  const recorded = await openRound(tx, room, seat, { game, rules, stake }, bet);
  if (recorded === null) return refuse('not_enough_money');
  if ('refused' in recorded) return recorded;
  await keepSignedIn(tx, seat);
  return roundView(recorded.round, recorded.balance);
}

/** The answer to a bet that is known: what it was answered then, whatever has become of the round and the balance. */
async function answerAgain(tx: Tx, room: Room, seat: Seat, bet: Bet): Promise<Round | Refused> {
  const round = await findRound(tx, seat.session.owner, bet.id);
  if (round === null) throw new RoundConflict();
  if (!maySee({ endedAt: bearerEnd(seat) }, round)) return refuse('unauthenticated');
  if (round.game !== seat.session.game || !isDeepStrictEqual(round.input, bet.input))
    return refuse('idempotency_mismatch');
  return roundView(await asAnswered(tx, room, round, 0), round.bet_balance ?? (await purseOf(tx, seat.session)));
}

/** Where the money does not suffice either, that is the earlier word; without a refusal the ledger looks anyway. */
const dearer = async (tx: Tx, room: Room, seat: Seat, stake: bigint, refused: Refused): Promise<Refused> =>
  stakeWords.has(refused.refused) && !(await covers(tx, room, seat, stake)) ? refuse('not_enough_money') : refused;

const covers = async (tx: Tx, { funding }: Room, { session, accounts }: Seat, stake: bigint): Promise<boolean> =>
  accounts === null ? stake <= session.purse : (await fundStake(tx, funding, session, accounts, stake)) !== null;

const sumOf = (stakes: readonly bigint[]): bigint => stakes.reduce((sum, stake) => sum + stake, 0n);

const stakeWords: ReadonlySet<string> = new Set(['stake_out_of_range', 'too_fast', 'round_open']);

function mayPlay(seat: Seat, game: EngineGame, rules: AnyGameRules, input: Bet['input']): Refused | null {
  const { session } = seat;
  const stakes = stakesOf(game, session.currency);
  if (stakes === null || !rules.takesStakes(input, stakes)) return refuse('stake_out_of_range');
  const cycleMs = Math.max(hardCycleMs, isLive(game) ? 0 : session.min_cycle_ms);
  const sinceMs = session.last_bet_at === null ? cycleMs : seat.at.getTime() - session.last_bet_at.getTime();
  if (sinceMs < cycleMs) return { refused: 'too_fast', retryAfterSec: Math.ceil((cycleMs - sinceMs) / 1000) };
  return seat.busy ? refuse('round_open') : null;
}

async function keepSignedIn(tx: Tx, { session, site, at }: Seat): Promise<void> {
  if (session.site_session === null || site === null || at.getTime() - site.seenAt.getTime() < seenStepMs) return;
  await touchSession(tx, session.site_session, at);
}
