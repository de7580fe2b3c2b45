import { payStake, type StakePayment } from '@liftoff/rules/bonus/pay-stake';
import { paysSpin, spinPart } from '@liftoff/rules/bonus/spin-bet';
import { bonusGrantIn, sharesOf, type Contribution, type StakePart } from '@liftoff/rules/bonus/stake-part';
import { playerAccount, stateIn, type Leg } from '../../ledger/ledger.ts';
import type { EngineGame } from '../engine-game.ts';
import type { LockedBet } from '../play/lock-bet.ts';
import type { RoundRow } from '../rows.ts';
import { moneyOf, type MoneyOwner } from './money-of.ts';

/** A stake to pay, in minor units of the session's currency. */
export interface StakeToFund {
  readonly game: EngineGame;
  readonly stake: bigint;
  /** Amount of the stake that counts as wagering under the rules of its game. */
  readonly counts: bigint;
  /** The open round to which the stake is added; `null` if it opens a round. */
  readonly addedTo: Pick<RoundRow, 'stake' | 'funding'> | null;
}

/**
 * Decides what pays a stake, from the locked wallet and its grants: cash first, then at most one grant [PX-03]. Play
 * money has no parts.
 */
export function fundStake(
  { session, accounts, grants, at }: Pick<LockedBet, 'session' | 'accounts' | 'grants' | 'at'>,
  { game, stake, counts, addedTo }: StakeToFund,
): StakePayment {
  if (accounts === null) {
    return stake <= session.purse
      ? { outcome: 'paid', parts: [], contribution: null }
      : { outcome: 'not_enough_money' };
  }
  const { playerId, currency } = moneyOf(session);
  const cash = stateIn(accounts, playerAccount(playerId, 'cash', currency)).balance;
  return payStake(cash, grants, {
    game: { slug: game.slug, provider: game.provider, categories: game.categories },
    stake,
    before: addedTo?.stake ?? 0n,
    counts,
    grant: addedTo === null ? null : bonusGrantIn(partsOf(addedTo)),
    opens: addedTo === null,
    now: at,
  });
}

/** Lets the free spins that a bet names pay it: a slot, with exactly the game and the stake of their terms [PX-55]. */
export function fundSpin(
  { spins, at: now }: Pick<LockedBet, 'spins' | 'at'>,
  { game, stake }: Pick<StakeToFund, 'game' | 'stake'>,
): StakePayment {
  const pays = spins !== null && game.engine === 'slot' && paysSpin(spins, { game: game.slug, stake, now });
  return pays ? { outcome: 'paid', parts: [spinPart(spins)], contribution: null } : { outcome: 'no_spin' };
}

/** The parts that paid for a real-money round. Rounds older than the parts were paid in cash. */
export const partsOf = ({ funding, stake }: Pick<RoundRow, 'funding' | 'stake'>): readonly StakePart[] =>
  funding === null
    ? [{ source: 'cash', grant: null, amount: stake }]
    : funding.map(({ source, grant = null, amount }) => ({ source, grant, amount: BigInt(amount) }));

/** The parts in the form stored in a row. */
export const partRows = (parts: readonly StakePart[]): NonNullable<RoundRow['funding']> =>
  parts.map(({ source, grant, amount }) => ({ source, grant, amount: amount.toString() }));

/** What a round has contributed to a grant's wagering; `null` if it has contributed nothing. */
export const contributionOf = ({ contribution }: Pick<RoundRow, 'contribution'>): Contribution | null =>
  contribution === null ? null : { grant: contribution.grant, amount: BigInt(contribution.amount) };

/** The legs that take a stake from its sources. */
export const stakeLegs = (owner: MoneyOwner, parts: readonly StakePart[]): Leg[] =>
  legsOf(owner, parts).map(({ account, amount }) => ({ account, amount: -amount }));

/**
 * The legs that pay a win, each share to the money that paid its part of the stake [PX-12]. With `grantPaysCash` the
 * grant's share is cash, because its wagering is complete [PX-18].
 */
export const winLegs = (owner: MoneyOwner, parts: readonly StakePart[], win: bigint, grantPaysCash: boolean): Leg[] =>
  legsOf(owner, sharesOf(parts, win), { grantPaysCash, spins: 'spin_wins' });

/** The legs that return a stake to its sources [PX-13]. With `grantPaysCash` the grant's part becomes cash. */
export const returnLegs = (owner: MoneyOwner, parts: readonly StakePart[], grantPaysCash: boolean): Leg[] =>
  legsOf(owner, parts, { grantPaysCash });

/** One leg for each kind of account, with the sum of its parts. `spins` is the account for the parts of free spins. */
function legsOf(
  owner: MoneyOwner,
  parts: readonly StakePart[],
  {
    grantPaysCash = false,
    spins = 'spins',
  }: { readonly grantPaysCash?: boolean; readonly spins?: 'spins' | 'spin_wins' } = {},
): Leg[] {
  const { playerId, currency } = moneyOf(owner);
  const kindOf = { cash: 'cash', bonus: grantPaysCash ? 'cash' : 'bonus', spins } as const;
  const sums = new Map<(typeof kindOf)[keyof typeof kindOf], bigint>();
  for (const { source, amount } of parts) {
    const kind = kindOf[source];
    if (amount > 0n) sums.set(kind, (sums.get(kind) ?? 0n) + amount);
  }
  return [...sums].map(([kind, amount]) => ({ account: playerAccount(playerId, kind, currency), amount }));
}
