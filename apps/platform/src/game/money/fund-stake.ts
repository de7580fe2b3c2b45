import { isCurrency } from '@liftoff/rules/money/money';
import type { Tx } from '../../database/database.ts';
import { stateIn, type Leg, type LockedAccounts } from '../../ledger/ledger.ts';
import type { RoundRow, GameSessionRow } from '../rows.ts';
import { cash, type FundingPart, type FundingSource, type StakeFunding } from './stake-funding.ts';

type Owner = Pick<GameSessionRow, 'player_id' | 'currency'>;

/** The player and currency behind a session's real money. Throws for play money. */
export function moneyOf({ player_id: playerId, currency }: Owner) {
  if (playerId === null || !isCurrency(currency)) throw new Error(`${currency} is no money of the ledger`);
  return { playerId: Number(playerId), currency };
}

/**
 * Determines which sources pay a real-money stake, given the locked accounts; `null` if there is not enough money.
 * Throws if the parts do not add up to the stake.
 */
export async function fundStake(
  tx: Tx,
  funding: StakeFunding,
  session: Pick<GameSessionRow, 'player_id' | 'currency' | 'game'>,
  accounts: LockedAccounts,
  stake: bigint,
): Promise<readonly FundingPart[] | null> {
  if (stake === 0n) return [];
  const { playerId, currency } = moneyOf(session);
  const balances = new Map(
    funding.sources.map(source => [source.name, stateIn(accounts, source.account(playerId, currency)).balance]),
  );
  const parts = await funding.fund(tx, { playerId, currency, game: session.game, stake, balances });
  if (parts === null) return null;
  const sum = parts.reduce((all, { amount }) => all + amount, 0n);
  if (sum !== stake || parts.some(({ amount }) => amount <= 0n)) throw new Error(`A stake of ${stake} was not funded`);
  return parts.every(({ source, amount }) => amount <= (balances.get(source) ?? 0n)) ? parts : null;
}

/** The sources that paid for a real-money round, and the amount from each. */
export const fundingOf = ({ funding, stake }: Pick<RoundRow, 'funding' | 'stake'>): readonly FundingPart[] =>
  funding === null
    ? [{ source: cash.name, amount: stake }]
    : funding.map(({ source, amount }) => ({ source, amount: BigInt(amount) }));

/** Merges the parts of two stakes in one round, so that each source has one entry. */
export function joined(parts: readonly FundingPart[], more: readonly FundingPart[]): readonly FundingPart[] {
  const sums = new Map<string, bigint>();
  for (const { source, amount } of [...parts, ...more]) sums.set(source, (sums.get(source) ?? 0n) + amount);
  return [...sums].map(([source, amount]) => ({ source, amount }));
}

/** The funding parts in the form stored in a row. */
export const fundingText = (parts: readonly FundingPart[]) =>
  parts.map(({ source, amount }) => ({ source, amount: amount.toString() }));

/** The legs that take a stake from its sources. */
export const stakeLegs = (funding: StakeFunding, owner: Owner, parts: readonly FundingPart[]): Leg[] =>
  returnLegs(funding, owner, parts).map(({ account, amount }) => ({ account, amount: -amount }));

/** The legs that return a stake to its sources. */
export function returnLegs(funding: StakeFunding, owner: Owner, parts: readonly FundingPart[]): Leg[] {
  const { playerId, currency } = moneyOf(owner);
  return parts.map(({ source, amount }) => ({
    account: sourceOf(funding, source).account(playerId, currency),
    amount,
  }));
}

/**
 * The legs of a win, split in proportion to the parts of the stake. Each share goes to the account that receives its
 * source's wins. Fractions of a minor unit go to the largest remainders, and on a tie to the earlier part, so that
 * the shares add up to the win.
 */
export function winLegs(funding: StakeFunding, owner: Owner, parts: readonly FundingPart[], win: bigint): Leg[] {
  const { playerId, currency } = moneyOf(owner);
  const legs = new Map<string, Leg>();
  for (const { source, amount } of sharesOf(parts, win)) {
    const account = sourceOf(funding, source).winAccount(playerId, currency);
    const key = `${account.owner} ${account.kind}`;
    if (amount > 0n) legs.set(key, { account, amount: (legs.get(key)?.amount ?? 0n) + amount });
  }
  return [...legs.values()];
}

function sharesOf(parts: readonly FundingPart[], win: bigint): FundingPart[] {
  const staked = parts.reduce((sum, { amount }) => sum + amount, 0n);
  const shares = parts.map(({ source, amount }) => ({
    source,
    amount: (win * amount) / staked,
    rest: (win * amount) % staked,
  }));
  let left = win - shares.reduce((sum, { amount }) => sum + amount, 0n);
  for (const share of shares.toSorted((a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest))) {
    if (left === 0n) break;
    share.amount += 1n;
    left -= 1n;
  }
  return shares;
}

function sourceOf({ sources }: StakeFunding, name: string): FundingSource {
  const source = sources.find(each => each.name === name);
  if (source === undefined) throw new Error(`A stake was paid from ${name}, which is not given in wiring`);
  return source;
}
