import type { BetBody, Round } from '@liftoff/contract/game';
import { paysMore } from '@liftoff/rules/game/crash';
import { isSpot } from '@liftoff/rules/game/roulette';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { touchSession } from '../account/sessions.ts';
import { refuse, type FrameSession, type Refused } from '../call.ts';
import type { Tx } from '../database/database.ts';
import { asPlaced } from './as-placed.ts';
import { openCrash } from './crash-round.ts';
import type { EngineGame } from './engine-game.ts';
import { engineFor, isLive } from './engines.ts';
import { playOwn, stakeOf } from './own-round.ts';
import { purseOf } from './purse.ts';
import { mayPlayReal } from './real-play.ts';
import type { Recorded } from './record-round.ts';
import { playedGame, type Room } from './room.ts';
import { roundView } from './round-view.ts';
import { findRound, readSession, takeSeat, type Seat } from './seat.ts';
import { bearerEnd, maySee } from './site-session.ts';
import { stakeFits, stakesOf } from './stakes.ts';
import { openTableBet, openTableRound } from './table-round.ts';
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
  const seat = await takeSeat(tx, room.deps, frame, bet.id);
  if (seat === null) return withoutSeat(tx, frame.id);
  return seat.known ? answerAgain(tx, seat, bet) : decideNew(tx, room, seat, bet);
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
  if (engineFor(game) !== bet.input.engine || hasStrangeSpot(bet.input)) return refuse('invalid');
  const stake = stakeOf(bet.input);
  const refused = (await mayPlayReal(tx, seat, stake, seat.at)) ?? mayPlay(seat, game, bet.input, stake);
  if (refused) return dearer(tx, seat, stake, refused);
  const recorded = await play(tx, room, seat, game, bet, stake);
  if (recorded === null) return refuse('not_enough_money');
  if ('refused' in recorded) return recorded;
  await keepSignedIn(tx, seat);
  return roundView(recorded.round, recorded.balance);
}

/** The answer to a bet that is known: what it was answered then, whatever has become of the round and the balance. */
async function answerAgain(tx: Tx, seat: Seat, bet: Bet): Promise<Round | Refused> {
  const round = await findRound(tx, seat.session.owner, bet.id);
  if (round === null) throw new RoundConflict();
  if (!maySee({ endedAt: bearerEnd(seat) }, round)) return refuse('unauthenticated');
  if (round.game !== seat.session.game || !isDeepStrictEqual(round.input, bet.input))
    return refuse('idempotency_mismatch');
  return roundView(asPlaced(round), round.bet_balance ?? (await purseOf(tx, seat.session)));
}

/** Where the money does not suffice either, that is the earlier word; without a refusal the ledger looks anyway. */
const dearer = async (tx: Tx, { session }: Seat, stake: bigint, refused: Refused): Promise<Refused> =>
  stakeWords.has(refused.refused) && stake > (await purseOf(tx, session)) ? refuse('not_enough_money') : refused;

const stakeWords: ReadonlySet<string> = new Set(['stake_out_of_range', 'too_fast', 'round_open']);

const hasStrangeSpot = (input: Bet['input']): boolean =>
  input.engine === 'roulette' && input.bets.some(chip => !isSpot(chip.spot));

function mayPlay(seat: Seat, game: EngineGame, input: Bet['input'], stake: bigint): Refused | null {
  const { session } = seat;
  const stakes = stakesOf(game, session.currency);
  if (stakes === null || !stakeFits(stakes, input, stake) || paysNothing(input, stake))
    return refuse('stake_out_of_range');
  const cycleMs = Math.max(hardCycleMs, isLive(game) ? 0 : session.min_cycle_ms);
  const sinceMs = session.last_bet_at === null ? cycleMs : seat.at.getTime() - session.last_bet_at.getTime();
  if (sinceMs < cycleMs) return { refused: 'too_fast', retryAfterSec: Math.ceil((cycleMs - sinceMs) / 1000) };
  return seat.busy ? refuse('round_open') : null;
}

/** A collect by itself that could only give the stake back, cut to whole minor units, is no bet to offer. */
const paysNothing = (input: Bet['input'], stake: bigint): boolean =>
  input.engine === 'crash' && input.auto_collect_hundredths !== null && !paysMore(stake, input.auto_collect_hundredths);

async function play(
  tx: Tx,
  room: Room,
  seat: Seat,
  game: EngineGame,
  { id, input }: Bet,
  stake: bigint,
): Promise<Recorded | Refused | null> {
  if (input.engine === 'crash') return openCrash(tx, room, seat, game, { id, input });
  if (input.engine === 'slot' || !isLive(game)) return playOwn(tx, room, seat, game, { id, input });
  const round = openTableRound(seat.at, game.slug, input);
  return round === null ? refuse('betting_closed') : openTableBet(tx, room, seat, round, { id, input, stake });
}

async function keepSignedIn(tx: Tx, { session, site, at }: Seat): Promise<void> {
  if (session.site_session === null || site === null || at.getTime() - site.seenAt.getTime() < seenStepMs) return;
  await touchSession(tx, session.site_session, at);
}
