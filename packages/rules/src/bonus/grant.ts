import type { BonusStage } from '@liftoff/contract/bonus';

/** How a grant can end without being completed. */
export type GrantEnd = Extract<BonusStage, 'canceled' | 'expired'>;

/** The part of a grant that changes while it is used. Amounts are in minor units of the grant's currency. */
export interface GrantState {
  readonly stage: BonusStage;
  /** Amount that is credited on activation. */
  readonly amount: bigint;
  /** Bonus money that the grant holds now. */
  readonly balance: bigint;
  /** Amount that must be staked in total, and the amount staked so far. */
  readonly toWager: bigint;
  readonly wagered: bigint;
  /** Number of open rounds in which bonus money of the grant is staked. */
  readonly openRounds: number;
  /** How the grant ends when its last open round closes; `null` if it continues [PX-17]. */
  readonly endsAs: GrantEnd | null;
  /** Maximum that can become cash; `null` for no maximum. */
  readonly maxWin: bigint | null;
  /** Smallest stake that a game takes in this currency. A grant that holds less is lost [PX-21]. */
  readonly smallestStake: bigint;
  /** The round whose stake completed the wagering; `null` before that. */
  readonly completedBy: string | null;
  /** Amount that became cash when the grant was completed. */
  readonly converted: bigint;
  /** Whether an operator has to look at the grant, because a roll-back could not be undone [PX-19]. */
  readonly flagged: boolean;
}

/** A grant after a step, and the bonus money that left it: to the player's cash, or back to the operator. */
export interface GrantStep {
  readonly grant: GrantState;
  readonly toCash: bigint;
  readonly toOperator: bigint;
}

/** The stages that can follow each stage. A test checks every function of this file against the table. */
export const nextStages: Readonly<Record<BonusStage, readonly BonusStage[]>> = {
  issued: ['wait', 'handle_bets', 'canceled', 'expired', 'finished'],
  wait: ['handle_bets', 'canceled', 'expired', 'finished'],
  handle_bets: ['wager_done', 'finished', 'lost', 'canceled', 'expired'],
  wager_done: ['finished', 'handle_bets'],
  finished: ['handle_bets'],
  lost: [],
  canceled: [],
  expired: [],
};

const endStages: ReadonlySet<BonusStage> = new Set(['finished', 'lost', 'canceled', 'expired']);

/** Whether a grant has ended. Only a roll-back can reopen a finished one [PX-19]. */
export const hasGrantEnded = ({ stage }: Pick<GrantState, 'stage'>): boolean => endStages.has(stage);

/** Whether a grant in this state can pay a stake or count one. */
export const isPlayable = ({ stage, endsAs }: GrantState): boolean => stage === 'handle_bets' && endsAs === null;

const still = (grant: GrantState): GrantStep => ({ grant, toCash: 0n, toOperator: 0n });

/** Ends a grant that has no open rounds, and returns its money to the operator. */
const emptied = (grant: GrantState, stage: GrantEnd | 'lost'): GrantStep => ({
  grant: { ...grant, stage, balance: 0n, endsAs: null },
  toCash: 0n,
  toOperator: grant.balance,
});

/** Converts a completed grant to cash, up to its maximum win [PX-37]. */
function converted(grant: GrantState): GrantStep {
  const { balance, maxWin } = grant;
  const toCash = maxWin !== null && balance > maxWin ? maxWin : balance;
  return {
    grant: { ...grant, stage: 'finished', balance: 0n, endsAs: null, converted: toCash },
    toCash,
    toOperator: balance - toCash,
  };
}

/**
 * Activates a grant. Its amount is credited to the player's bonus money; the caller posts that credit. A grant without
 * wagering becomes cash at once [PX-38].
 */
export function activateGrant(grant: GrantState): GrantStep {
  if (grant.stage !== 'issued' && grant.stage !== 'wait')
    throw new RangeError(`A ${grant.stage} grant is not activated`);
  const active: GrantState = { ...grant, stage: 'handle_bets', balance: grant.amount };
  return grant.toWager === 0n ? converted(active) : still(active);
}

/** A stake taken from a grant, or counted by it. Amounts are in minor units. */
export interface GrantStake {
  readonly round: string;
  /** Bonus money of the grant in the stake; 0 if cash paid all of it. */
  readonly part: bigint;
  /** Amount that counts towards the wagering. */
  readonly contribution: bigint;
  /** Whether bonus money of the grant was already in this round. */
  readonly joined: boolean;
}

/**
 * Takes a stake. Wagering is completed at this moment, before the outcome is known [PX-18], unless other rounds of the
 * grant are open, in which case the money waits in `wager_done` until they close [PX-17].
 */
export function takeStake(grant: GrantState, { round, part, contribution, joined }: GrantStake): GrantStep {
  if (!isPlayable(grant) || part > grant.balance) throw new RangeError('The grant cannot pay this stake');
  const own = joined || part > 0n;
  const staked: GrantState = {
    ...grant,
    balance: grant.balance - part,
    wagered: grant.wagered + contribution,
    openRounds: grant.openRounds + (part > 0n && !joined ? 1 : 0),
  };
  return completedIfDone(staked, round, own ? 1 : 0);
}

/** Completes a grant whose wagering is done. `ownRounds` is how many of its open rounds are the completing one. */
function completedIfDone(grant: GrantState, round: string, ownRounds: number): GrantStep {
  if (grant.wagered < grant.toWager) return still(grant);
  const done: GrantState = { ...grant, completedBy: round };
  return grant.openRounds > ownRounds ? still({ ...done, stage: 'wager_done' }) : converted(done);
}

/** The end of a round in which bonus money of the grant was staked, or that counts only now. */
export interface GrantRoundEnd {
  readonly round: string;
  /** Bonus money of the grant that was in the stake; 0 if cash paid all of it. */
  readonly part: bigint;
  /** The grant's share of the win. */
  readonly share: bigint;
  /** Amount that counts towards the wagering only now, because it depends on how the round was played. */
  readonly contribution: bigint;
}

/** Whether a share of a win is paid as cash, because the grant's wagering is complete [PX-18]. */
export const paysCash = ({ stage }: GrantState): boolean => stage === 'wager_done' || stage === 'finished';

/**
 * Closes a round. The share of the win is added to the grant's balance, unless `paysCash`. Then the grant continues, or
 * is completed, lost, or ended as recorded.
 */
export function closeGrantRound(grant: GrantState, { round, part, share, contribution }: GrantRoundEnd): GrantStep {
  const openRounds = part > 0n ? grant.openRounds - 1 : grant.openRounds;
  const closed: GrantState = { ...grant, openRounds };
  if (closed.stage === 'wager_done') return openRounds === 0 ? converted(closed) : still(closed);
  if (closed.stage !== 'handle_bets') return still(closed);
  const paid: GrantState = { ...closed, balance: closed.balance + share, wagered: closed.wagered + contribution };
  return settledBetween(paid, round);
}

/** Decides what becomes of an active grant between two rounds. */
function settledBetween(grant: GrantState, round: string): GrantStep {
  const { endsAs, openRounds, balance, smallestStake } = grant;
  if (endsAs === null && grant.wagered >= grant.toWager) return completedIfDone(grant, round, 0);
  if (openRounds > 0) return still(grant);
  if (endsAs !== null) return emptied(grant, endsAs);
  return balance < smallestStake ? emptied(grant, 'lost') : still(grant);
}

/** A stake that is returned. Amounts are in minor units. */
export interface GrantReturn {
  readonly round: string;
  readonly part: bigint;
  /** Amount that the stake had contributed to the wagering, which is taken back [PX-13]. */
  readonly contribution: bigint;
  /** The player's cash now, from which a conversion can be taken back. */
  readonly cash: bigint;
}

/**
 * Returns a stake and takes its progress back. If the stake had completed the grant, the grant is reopened and the
 * converted money is taken back from cash: `toCash` is then negative. If the player has spent that money, the grant is
 * flagged for the operator instead, and its part of the stake becomes cash [PX-19].
 */
export function returnStake(grant: GrantState, { round, part, contribution, cash }: GrantReturn): GrantStep {
  const openRounds = part > 0n ? grant.openRounds - 1 : grant.openRounds;
  const returned: GrantState = { ...grant, openRounds };
  const wagered = grant.wagered - contribution;
  if (grant.stage === 'handle_bets')
    return settledBetween({ ...returned, balance: grant.balance + part, wagered }, round);
  if (grant.stage === 'wager_done' && wagered < grant.toWager)
    return settledBetween({ ...reopened(returned), balance: grant.balance + part, wagered }, round);
  if (grant.stage === 'finished' && grant.completedBy === round) {
    if (cash < grant.converted) return still({ ...returned, flagged: true });
    const balance = grant.converted + part;
    return { ...still({ ...reopened(returned), balance, wagered }), toCash: -grant.converted };
  }
  if (grant.stage === 'wager_done') return openRounds === 0 ? converted(returned) : still(returned);
  return still(returned);
}

const reopened = (grant: GrantState): GrantState => ({
  ...grant,
  stage: 'handle_bets',
  completedBy: null,
  converted: 0n,
});

/**
 * Ends a grant before its completion. With an open round, the end is only recorded, and takes effect when the round
 * closes [PX-17]. Completed wagering is never lost: such a grant stays unchanged.
 */
export function endGrant(grant: GrantState, as: GrantEnd): GrantStep {
  const { stage } = grant;
  if (stage === 'issued' || stage === 'wait') return still({ ...grant, stage: as });
  if (stage !== 'handle_bets') return still(grant);
  return grant.openRounds > 0 ? still({ ...grant, endsAs: grant.endsAs ?? as }) : emptied(grant, as);
}
