import type { BetBody, Round } from '@liftoff/contract/game/game';
import type { StakePayment } from '@liftoff/rules/bonus/pay-stake';
import type { AnyGameRules } from '@liftoff/rules/game/engines';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { touchSession } from '../../account/sessions/sessions.ts';
import { refuse, type FrameSession, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import { asAnswered } from './as-answered.ts';
import type { EngineGame } from '../engine-game.ts';
import { isLive } from '../engines.ts';
import { keepPlayTime } from '../gates/play-time.ts';
import { fundSpin, fundStake } from '../money/fund-stake.ts';
import { askedParts, unfunded } from '../money/unfunded.ts';
import { minCycleMs } from '../gates/min-cycle.ts';
import { openRound } from './open-round.ts';
import { purseOf, type Purse } from '../money/purse.ts';
import { playedGame, type GameContext } from '../game-context.ts';
import { roundView, spinsOfRound } from './round-view.ts';
import { findRound, readGameSession, lockBet, type LockedBet } from './lock-bet.ts';
import { bearerEnd, maySee } from '../frame/site-session.ts';
import { askGates } from '../gates/stake-gate.ts';
import { stakesOf } from '../money/stakes.ts';
import type { RoundRow } from '../rows.ts';
import { RoundConflict } from './write-round.ts';

type Bet = z.output<typeof BetBody>;

/**
 * A retry after a conflict finds the concurrent call's round. More conflicts than this cannot be caused by a race.
 */
const tries = 4;

/**
 * Hard limit of five bets a second for everyone, whatever the licence allows (Trust §A, thresholds). In milliseconds.
 */
const hardCycleMs = 200;

/** Bets keep the site session alive. Its last-seen time is updated at most once a minute. */
const seenStepMs = 60_000;

/**
 * Places a bet: money, round and events in one transaction. Repeating an id with the same input always returns the
 * same response; repeating it with different input is refused [A24]. `calledFrom` is the country of the call, or
 * `null` if no trusted source reports one. Slots and private wheels are settled immediately; crash and live rounds
 * stay open.
 */
export async function placeBet(
  context: GameContext,
  frame: FrameSession,
  bet: Bet,
  calledFrom: string | null = null,
): Promise<Round | Refused> {
  for (let left = tries; ; left -= 1) {
    try {
      return await context.db.transaction(tx => decide(tx, context, frame, bet, calledFrom), { readsFirst: true });
    } catch (error) {
      if (!(error instanceof RoundConflict) || left === 1) throw error;
    }
  }
}

async function decide(
  tx: Tx,
  context: GameContext,
  frame: FrameSession,
  bet: Bet,
  calledFrom: string | null,
): Promise<Round | Refused> {
  const locked = await lockBet(tx, context, frame, bet.id, bet.freespins);
  if (locked === null) return withoutSession(tx, frame.id);
  return locked.known ? answerAgain(tx, context, locked, bet) : decideNew(tx, context, { ...locked, calledFrom }, bet);
}

/**
 * Handles a bet for which no rows could be locked. Either the session does not exist, or its seeds were replaced
 * while the bet waited for them; in that case a retry finds the new seeds.
 */
async function withoutSession(tx: Tx, sessionId: string): Promise<Refused> {
  if ((await readGameSession(tx, sessionId)) !== null) throw new RoundConflict();
  return refuse('unauthenticated');
}

async function decideNew(
  tx: Tx,
  context: GameContext,
  locked: LockedBet & { readonly calledFrom: string | null },
  bet: Bet,
): Promise<Round | Refused> {
  if (bearerEnd(locked) !== null) return refuse('unauthenticated');
  if (locked.session.ended_at !== null) return refuse('opened_elsewhere');
  const game = await playedGame(context, tx, locked.session.game);
  const rules = context.rulesOf(game);
  if (rules === null || game.engine !== bet.input.engine || !rules.isValid(bet.input)) return refuse('invalid');
  if (locked.techwork) return refuse('techwork');
  const stake = sumOf(rules.stakes(bet.input));
  const funded =
    bet.freespins === undefined
      ? fundStake(locked, { game, stake, counts: rules.wagers(bet.input, null), addedTo: null })
      : fundSpin(locked, { game, stake });
  const parts = askedParts(funded, stake);
  const refused =
    (await askGates(tx, context.gates, locked, { stake, parts, opens: true, now: locked.at })) ??
    mayPlay(context, locked, game, rules, bet.input);
  if (refused) return orNotEnoughMoney(locked, funded, refused);
  if (funded.outcome !== 'paid') return unfunded(locked, funded);
  const recorded = await openRound(tx, context, locked, { game, rules, stake, funding: funded }, bet);
  if ('refused' in recorded) return recorded;
  await keepPlayTime(tx, locked.session, locked.playTime, locked.at);
  await keepSignedIn(tx, locked);
  return roundView(recorded.round, recorded.purse);
}

/**
 * Gives a repeated bet the same response as the first time, regardless of what has happened to the round and the
 * balance since.
 */
async function answerAgain(tx: Tx, context: GameContext, locked: LockedBet, bet: Bet): Promise<Round | Refused> {
  const round = await findRound(tx, locked.session.owner, bet.id);
  if (round === null) throw new RoundConflict();
  if (!maySee({ endedAt: bearerEnd(locked) }, round)) return refuse('unauthenticated');
  const isSame = isDeepStrictEqual(round.input, bet.input) && spinsOfRound(round) === (bet.freespins ?? null);
  if (round.game !== locked.session.game || !isSame) return refuse('idempotency_mismatch');
  return roundView(await asAnswered(tx, context, round, 0), asStated(round) ?? (await purseOf(tx, locked.session)));
}

/** The purse stated in the response to the bet; `null` in rows that are too old to store it. */
const asStated = ({ bet_balance: real, bet_bonus: bonus }: RoundRow): Purse | null =>
  real === null ? null : { real, bonus };

/** The refusal that comes first in the contract's order: that the stake cannot be paid, or the given one. */
const orNotEnoughMoney = (locked: LockedBet, funded: StakePayment, refused: Refused): Refused =>
  stakeWords.has(refused.refused) && funded.outcome !== 'paid' ? unfunded(locked, funded) : refused;

const sumOf = (stakes: readonly bigint[]): bigint => stakes.reduce((sum, stake) => sum + stake, 0n);

const stakeWords: ReadonlySet<string> = new Set(['stake_out_of_range', 'too_fast', 'round_open']);

function mayPlay(
  context: GameContext,
  locked: LockedBet,
  game: EngineGame,
  rules: AnyGameRules,
  input: Bet['input'],
): Refused | null {
  const { session } = locked;
  const stakes = stakesOf(game, session.currency);
  if (stakes === null || !rules.takesStakes(input, stakes)) return refuse('stake_out_of_range');
  const cycleMs = Math.max(
    hardCycleMs,
    isLive(game) ? 0 : minCycleMs(context.ruleFor, session, locked.player, game, locked.at),
  );
  const sinceMs = session.last_bet_at === null ? cycleMs : locked.at.getTime() - session.last_bet_at.getTime();
  // If the clock was set back, the last bet is in the future. It delays the next bet only if it is less than one
  // cycle ahead; otherwise a clock change could block play for minutes.
  if (sinceMs < cycleMs && sinceMs > -cycleMs)
    return { refused: 'too_fast', retryAfterSec: Math.ceil((cycleMs - sinceMs) / 1000) };
  return locked.busy ? refuse('round_open') : null;
}

async function keepSignedIn(tx: Tx, { session, site, at }: LockedBet): Promise<void> {
  if (session.site_session === null || site === null || at.getTime() - site.seenAt.getTime() < seenStepMs) return;
  await touchSession(tx, session.site_session, at);
}
