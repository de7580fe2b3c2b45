import { closeGrantRound, paysCash, returnStake, takeStake, type GrantStep } from '@liftoff/rules/bonus/grant';
import { contributionTo, type PayingGrant } from '@liftoff/rules/bonus/pay-stake';
import { bonusGrantIn, sharesOf, type Contribution, type StakePart } from '@liftoff/rules/bonus/stake-part';
import type { PlayedSpins } from '@liftoff/rules/bonus/spin-bet';
import { houseAccount, playerAccount, type Leg } from '../../ledger/ledger.ts';
import type { EngineGame } from '../engine-game.ts';
import { returnLegs, stakeLegs, winLegs } from './fund-stake.ts';
import { moneyOf, type MoneyOwner } from './money-of.ts';
import type { Move } from './purse.ts';

/** The parts of a round's stake, with the amount that counts towards the wagering of a grant. */
export interface RoundFunding {
  readonly parts: readonly StakePart[];
  readonly contribution: Contribution | null;
}

/** The effect of a step of a round on money and on its grant or free spins. */
export interface RoundStep {
  readonly moves: readonly Move[];
  /** The grant as the step leaves it; `null` if no grant takes part. */
  readonly grant: PayingGrant | null;
  /** What the round has contributed to the grant's wagering after the step. */
  readonly contributed: Contribution | null;
  /** The set of free spins as the step leaves it; absent if none pays the round. */
  readonly spins?: PlayedSpins;
}

/** A round of real money as it is paid: its owner, its id and what paid its stake. */
export interface PaidRound extends RoundFunding {
  readonly owner: MoneyOwner;
  readonly id: string;
}

/** The id of the grant that paid a part of the stake, or that the stake counts for; `null` if there is none. */
export const grantOf = ({ parts, contribution }: RoundFunding): number | null =>
  bonusGrantIn(parts) ?? contribution?.grant ?? null;

const partOf = (parts: readonly StakePart[]): bigint =>
  parts.reduce((sum, { source, amount }) => (source === 'bonus' ? sum + amount : sum), 0n);

/**
 * Takes a stake: from its parts, and from the grant's balance with its progress. A stake added by an act carries the
 * number of the act.
 */
export function takeStep(
  { owner, id, parts, contribution }: PaidRound,
  grant: PayingGrant | null,
  added?: { readonly number: number; readonly joined: boolean },
): RoundStep {
  const stake = parts.reduce((sum, { amount }) => sum + amount, 0n);
  const move: Move = {
    kind: 'stake',
    amount: -stake,
    legs: stakeLegs(owner, parts),
    ...(added && { number: added.number }),
  };
  if (grant === null) return { moves: [move], grant, contributed: null };
  const step = takeStake(grant.state, {
    round: id,
    part: partOf(parts),
    contribution: contribution?.amount ?? 0n,
    joined: added?.joined ?? false,
  });
  return {
    moves: [move, ...grantMoves(owner, step)],
    grant: { ...grant, state: step.grant },
    contributed: contribution,
  };
}

/** The end of a round that is decided by its numbers. `counts` is the amount that counts as wagering only now. */
export interface RoundWin {
  readonly win: bigint;
  readonly counts: bigint;
  readonly game: EngineGame;
}

/** Pays a win to the parts of its stake, and closes the round for its grant. */
export function winStep(
  { owner, id, parts, contribution }: PaidRound,
  grant: PayingGrant | null,
  { win, counts, game }: RoundWin,
): RoundStep {
  const cashForGrant = grant !== null && paysCash(grant.state);
  const pays: Move[] = win > 0n ? [{ kind: 'win', amount: win, legs: winLegs(owner, parts, win, cashForGrant) }] : [];
  if (grant === null) return { moves: pays, grant: null, contributed: null };
  const more =
    contribution !== null && grant.state.stage === 'handle_bets' ? contributionTo(grant, { game, counts }) : null;
  const step = closeGrantRound(grant.state, {
    round: id,
    part: partOf(parts),
    share: cashForGrant ? 0n : partOf(sharesOf(parts, win)),
    contribution: more?.amount ?? 0n,
  });
  return {
    moves: [...pays, ...grantMoves(owner, step)],
    grant: { ...grant, state: step.grant },
    contributed: contribution && { ...contribution, amount: contribution.amount + (more?.amount ?? 0n) },
  };
}

/** Returns a stake to its parts, and takes its progress back from the grant. `cash` is the player's cash now. */
export function returnStep(
  { owner, id, parts, contribution }: PaidRound,
  grant: PayingGrant | null,
  cash: bigint,
): RoundStep {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  const back = (legs: readonly Leg[]): Move => ({ kind: 'roll_back', amount, legs });
  if (grant === null) return { moves: [back(returnLegs(owner, parts, false))], grant, contributed: null };
  const step = returnStake(grant.state, {
    round: id,
    part: partOf(parts),
    contribution: contribution?.amount ?? 0n,
    cash,
  });
  const becomesCash = paysCash(step.grant);
  return {
    moves: [back(returnLegs(owner, parts, becomesCash)), ...grantMoves(owner, step)],
    grant: { ...grant, state: step.grant },
    contributed: null,
  };
}

/** The moves of bonus money that leaves a grant or, if a conversion is taken back, returns to it. */
function grantMoves(owner: MoneyOwner, { toCash, toOperator }: GrantStep): Move[] {
  const { playerId, currency } = moneyOf(owner);
  const cash = playerAccount(playerId, 'cash', currency);
  const bonus = playerAccount(playerId, 'bonus', currency);
  const move = (kind: Move['kind'], from: Leg['account'], to: Leg['account'], amount: bigint): Move => ({
    kind,
    amount: 0n,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
  return [
    ...(toCash > 0n ? [move('bonus_converted', bonus, cash, toCash)] : []),
    ...(toCash < 0n ? [move('bonus_reopened', cash, bonus, -toCash)] : []),
    ...(toOperator > 0n ? [move('bonus_returned', bonus, houseAccount('bonuses', currency), toOperator)] : []),
  ];
}
