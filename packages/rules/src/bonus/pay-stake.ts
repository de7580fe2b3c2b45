import { isPlayable, type GrantState } from './grant.ts';
import type { Contribution, StakePart } from './stake-part.ts';
import { contributionPercent, maxBetOf, type GameOfTerms, type GrantTerms } from './terms.ts';

/** A grant with everything on which a stake is decided. */
export interface PayingGrant {
  readonly id: number;
  readonly state: GrantState;
  readonly terms: GrantTerms;
  /** When the time to wager is over; the grant pays and counts nothing from then on [PX-45]. */
  readonly validUntil: Date;
}

/** A real-money stake that has to be paid, in minor units of the wallet's currency. */
export interface AskedStake {
  readonly game: GameOfTerms;
  readonly stake: bigint;
  /** Everything already staked in the same round, which counts for the maximum bet as well [PX-32]. */
  readonly before: bigint;
  /** Amount of this stake that counts as wagering under the rules of its game, before any terms. */
  readonly counts: bigint;
  /** The grant that funded the opening stake of the round; `null` if the round has none or is only opening [PX-16]. */
  readonly grant: number | null;
  readonly opens: boolean;
  readonly now: Date;
}

/** A stake refused by the terms of the grant that would have to pay a part of it [PX-33]. */
export interface TermsRefusal {
  readonly reason: 'bonus_max_bet' | 'bonus_excluded_game';
  readonly grant: number;
  readonly maxBet: bigint | null;
}

export type StakePayment =
  | {
      readonly outcome: 'paid';
      readonly parts: readonly StakePart[];
      /** The grant for which the stake counts, and the amount; `null` if it breaks the terms of every grant. */
      readonly contribution: Contribution | null;
    }
  | { readonly outcome: 'not_enough_money' }
  /** The free spins that the bet names do not pay it [PX-55]. */
  | { readonly outcome: 'no_spin' }
  | ({ readonly outcome: 'against_terms' } & TermsRefusal);

/**
 * Decides what a stake is paid from: cash first, then at most one grant [PX-03]. `grants` are the player's grants in
 * the wallet's currency; the one that expires first pays, or the one issued first of two [PX-11]. A stake that cash pays
 * alone is never refused for the terms of a grant, but counts for the grant only if it keeps them.
 */
export function payStake(cash: bigint, grants: readonly PayingGrant[], asked: AskedStake): StakePayment {
  const usable = usableFor(grants, asked);
  const ofCash = asked.stake < cash ? asked.stake : cash;
  const rest = asked.stake - ofCash;
  if (rest === 0n) {
    const counting = usable.find(grant => termsRefusal(grant, asked) === null);
    return {
      outcome: 'paid',
      parts: cashPart(ofCash),
      contribution: counting ? contributionTo(counting, asked) : null,
    };
  }
  const paying = usable.find(({ state }) => state.balance >= rest);
  if (paying === undefined) return { outcome: 'not_enough_money' };
  const refusal = termsRefusal(paying, asked);
  if (refusal !== null) return { outcome: 'against_terms', ...refusal };
  const part: StakePart = { source: 'bonus', grant: paying.id, amount: rest };
  return { outcome: 'paid', parts: [...cashPart(ofCash), part], contribution: contributionTo(paying, asked) };
}

/** How stakes in a game count for the grant that stakes use first; `null` without such a grant. */
export function wageringIn(
  grants: readonly PayingGrant[],
  asked: Pick<AskedStake, 'game' | 'now'>,
): { readonly percent: number; readonly maxBet: bigint | null } | null {
  const [first] = usableFor(grants, { ...asked, opens: true, grant: null });
  return first ? { percent: contributionPercent(first.terms, asked.game), maxBet: maxBetOf(first.terms) } : null;
}

const cashPart = (amount: bigint): StakePart[] => (amount === 0n ? [] : [{ source: 'cash', grant: null, amount }]);

/** The grants that can pay or count this stake, in order of use. A round stays with the grant of its opening stake. */
function usableFor(
  grants: readonly PayingGrant[],
  { grant: bound, opens, now }: Pick<AskedStake, 'grant' | 'opens' | 'now'>,
): readonly PayingGrant[] {
  return grants
    .filter(({ id, state, validUntil }) => isPlayable(state) && validUntil > now && (opens || id === bound))
    .toSorted((a, b) => a.validUntil.getTime() - b.validUntil.getTime() || a.id - b.id);
}

function termsRefusal({ id, terms }: PayingGrant, { game, stake, before }: AskedStake): TermsRefusal | null {
  const maxBet = maxBetOf(terms);
  if (terms.excluded_games.includes(game.slug)) return { reason: 'bonus_excluded_game', grant: id, maxBet };
  return maxBet !== null && before + stake > maxBet ? { reason: 'bonus_max_bet', grant: id, maxBet } : null;
}

/** The amount of a stake that counts for a grant, which can be 0 and is never more than is left to wager [PX-31]. */
export function contributionTo(
  { id, state, terms }: Pick<PayingGrant, 'id' | 'state' | 'terms'>,
  { game, counts }: Pick<AskedStake, 'game' | 'counts'>,
): Contribution {
  const full = (counts * BigInt(contributionPercent(terms, game))) / 100n;
  const left = state.toWager - state.wagered;
  return { grant: id, amount: full < left ? full : left };
}
