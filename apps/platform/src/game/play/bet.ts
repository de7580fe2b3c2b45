import type { BetBody, Round } from '@liftoff/contract/game/game';
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
import { fundStake } from '../money/fund-stake.ts';
import { minCycleNowMs } from '../gates/min-cycle.ts';
import { openRound } from './open-round.ts';
import { purseOf } from '../money/purse.ts';
import { playedGame, type GameContext } from '../game-context.ts';
import { roundView } from './round-view.ts';
import { findRound, readGameSession, lockBet, type LockedBet } from './lock-bet.ts';
import { bearerEnd, maySee } from '../frame/site-session.ts';
import { askGates } from '../gates/stake-gate.ts';
import { stakesOf } from '../money/stakes.ts';
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
 * same id with another input is refused [A24]. `calledFrom`: the country of the call, null where nobody vouches for one. Slots and private wheels are settled at once; crash and live stay open.
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
  const locked = await lockBet(tx, context, frame, bet.id);
  if (locked === null) return withoutSession(tx, frame.id);
  return locked.known ? answerAgain(tx, context, locked, bet) : decideNew(tx, context, { ...locked, calledFrom }, bet);
}

/** Nothing to lock: no such session, or its seeds were changed while we waited for them, and then reading again finds it. */
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
  const refused =
    (await askGates(tx, context.gates, locked, { stake, opens: true, now: locked.at })) ??
    mayPlay(locked, game, rules, bet.input);
  if (refused) return orNotEnoughMoney(tx, context, locked, stake, refused);
  const recorded = await openRound(tx, context, locked, { game, rules, stake }, bet);
  if (recorded === null) return refuse('not_enough_money');
  if ('refused' in recorded) return recorded;
  await keepPlayTime(tx, locked.session, locked.playTime, locked.at);
  await keepSignedIn(tx, locked);
  return roundView(recorded.round, recorded.balance);
}

/** The answer to a bet that is known: what it was answered then, whatever has become of the round and the balance. */
async function answerAgain(tx: Tx, context: GameContext, locked: LockedBet, bet: Bet): Promise<Round | Refused> {
  const round = await findRound(tx, locked.session.owner, bet.id);
  if (round === null) throw new RoundConflict();
  if (!maySee({ endedAt: bearerEnd(locked) }, round)) return refuse('unauthenticated');
  if (round.game !== locked.session.game || !isDeepStrictEqual(round.input, bet.input))
    return refuse('idempotency_mismatch');
  return roundView(await asAnswered(tx, context, round, 0), round.bet_balance ?? (await purseOf(tx, locked.session)));
}

/** Where the money does not suffice either, that is the earlier word; without a refusal the ledger looks anyway. */
const orNotEnoughMoney = async (
  tx: Tx,
  context: GameContext,
  locked: LockedBet,
  stake: bigint,
  refused: Refused,
): Promise<Refused> =>
  stakeWords.has(refused.refused) && !(await covers(tx, context, locked, stake)) ? refuse('not_enough_money') : refused;

const covers = async (
  tx: Tx,
  { funding }: GameContext,
  { session, accounts }: LockedBet,
  stake: bigint,
): Promise<boolean> =>
  accounts === null ? stake <= session.purse : (await fundStake(tx, funding, session, accounts, stake)) !== null;

const sumOf = (stakes: readonly bigint[]): bigint => stakes.reduce((sum, stake) => sum + stake, 0n);

const stakeWords: ReadonlySet<string> = new Set(['stake_out_of_range', 'too_fast', 'round_open']);

function mayPlay(locked: LockedBet, game: EngineGame, rules: AnyGameRules, input: Bet['input']): Refused | null {
  const { session } = locked;
  const stakes = stakesOf(game, session.currency);
  if (stakes === null || !rules.takesStakes(input, stakes)) return refuse('stake_out_of_range');
  const cycleMs = Math.max(hardCycleMs, isLive(game) ? 0 : minCycleNowMs(session, locked.player, game));
  const sinceMs = session.last_bet_at === null ? cycleMs : locked.at.getTime() - session.last_bet_at.getTime();
  // A clock that was set back has the last bet to come: for a pause it is another bet, not for minutes.
  if (sinceMs < cycleMs && sinceMs > -cycleMs)
    return { refused: 'too_fast', retryAfterSec: Math.ceil((cycleMs - sinceMs) / 1000) };
  return locked.busy ? refuse('round_open') : null;
}

async function keepSignedIn(tx: Tx, { session, site, at }: LockedBet): Promise<void> {
  if (session.site_session === null || site === null || at.getTime() - site.seenAt.getTime() < seenStepMs) return;
  await touchSession(tx, session.site_session, at);
}
