import type { Offer } from '@liftoff/contract/console/offers';
import { amountOf, isOfferFor, isOfferOpen, termsOf } from '@liftoff/rules/bonus/offer';
import type { GrantTerms } from '@liftoff/rules/bonus/terms';
import { exchange } from '@liftoff/rules/money/exchange';
import { wire } from '@liftoff/rules/money/money';
import { playerById } from '../account/player-row.ts';
import { rulePlaceOf } from '../account/profile/rule-place.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import type { Giver, Giving } from '../reward/rewards.ts';
import { issueGrant, type NewGrant } from './issue-grant.ts';
import { brokenIn, lockOffer, type KeptOffer } from './offers.ts';

/** Maximum number of grants that a player gets in 24 hours [PX-50]. */
const grantsADay = 5;
const dayMs = 86_400_000;

/** Why an offer is not available. For staff; players are only told that it is not. */
export type Unavailable =
  | 'unknown'
  | 'not_live'
  | 'not_for_player'
  | 'currency'
  | 'deposit_too_small'
  | 'market'
  | 'taken'
  | 'too_many'
  | 'budget';

/** A grant asked for from an offer. */
interface AskedGrant extends Pick<NewGrant, 'playerId' | 'currency' | 'deposit'> {
  readonly offer: string;
  /** The net loss of a day, of which a cashback offer gives a share. */
  readonly loss?: bigint;
  /** Replaces the amount of the offer, if the giver decides it. */
  readonly amount?: bigint;
}

/** Gives bonuses and the free spins that come with them. */
export type GiftGiver = Giver<'bonus' | 'freespins'>;

type Issued =
  | { readonly outcome: 'issued' | 'known' }
  | { readonly outcome: 'unavailable'; readonly because: Unavailable };

/** What an offer would give to a player now. Amounts are in minor units. */
interface PlannedGrant {
  readonly outcome: 'planned';
  readonly amount: bigint;
  readonly terms: GrantTerms;
  readonly from: NonNullable<NewGrant['from']>;
  readonly freespins: Offer['freespins'];
}

type Planned = PlannedGrant | { readonly outcome: 'unavailable'; readonly because: Unavailable };

/**
 * Decides what an offer gives, under the lock on the offer, so that its state and budget are decided one grant at a
 * time. The caller holds the lock on the player's row.
 */
async function planOffer(tx: Tx, platform: Platform, asked: AskedGrant): Promise<Planned> {
  const kept = await lockOffer(tx, asked.offer);
  return kept === null ? { outcome: 'unavailable', because: 'unknown' } : await planGrant(tx, platform, kept, asked);
}

/** What an offer would give as it is now. Only `planOffer` decides a grant, because it holds the lock. */
export async function planGrant(
  sql: Sql,
  platform: Platform,
  kept: KeptOffer,
  { playerId, currency, deposit, loss, amount: given }: Omit<AskedGrant, 'offer'>,
): Promise<Planned> {
  const no = (because: Unavailable) => ({ outcome: 'unavailable' as const, because });
  const because = await whyUnavailable(sql, platform, kept, playerId);
  if (because !== null) return no(because);
  const { offer } = kept;
  const terms = termsOf(offer, currency);
  if (terms === null) return no('currency');
  const amount = given ?? amountOf(offer, currency, deposit?.amount ?? loss ?? 0n);
  if (amount === null) return no('deposit_too_small');
  const eurCents = exchange(amount, currency, 'EUR', exchangeRates, 'up');
  const left = offer.budget_eur_cents === null ? null : BigInt(offer.budget_eur_cents) - kept.givenEurCents;
  if (left !== null && eurCents > left) return no('budget');
  return {
    outcome: 'planned',
    amount,
    terms,
    from: { offer: offer.id, exclusivityKey: offer.exclusivity_key, eurCents },
    freespins: offer.freespins,
  };
}

/** The reference of the free spins that come with a bonus. */
export const spinsReference = (reference: string): string => `${reference}:spins`;

/**
 * Gives a player what an offer gives them now, through the reward module. `unavailable`: the offer gives this player
 * nothing. The caller holds the lock on the player's row.
 */
export async function giveOffer(
  tx: Tx,
  platform: Platform,
  giver: GiftGiver,
  { reference, ...asked }: Omit<AskedGrant, 'amount'> & { readonly reference: string },
): Promise<Giving['outcome'] | 'unavailable'> {
  const { playerId, offer, currency, deposit } = asked;
  const planned = await planOffer(tx, platform, asked);
  if (planned.outcome === 'unavailable') return 'unavailable';
  if (planned.freespins !== undefined) {
    const { offer: name, count } = planned.freespins;
    const spins = { type: 'freespins', offer: name, freespins_count: count } as const;
    // Before the bonus, because the spins lock the player's accounts and the audit trail is locked last.
    await giver.give(tx, playerId, spins, { reference: spinsReference(reference) });
  }
  const paid = deposit && { payment: deposit.payment, amount_cents: wire(deposit.amount) };
  const reward = { type: 'bonus', offer, currency, amount_cents: wire(planned.amount) } as const;
  const giving = await giver.give(tx, playerId, paid === null ? reward : { ...reward, deposit: paid }, { reference });
  return giving.outcome;
}

/** Issues a grant from an offer, once for its cause [PX-40]. See `planOffer` for the locks. */
export async function issueOffer(
  tx: Tx,
  platform: Platform,
  asked: AskedGrant & Pick<NewGrant, 'cause'>,
): Promise<Issued> {
  const { playerId, currency, cause, deposit } = asked;
  const known = await tx.query('SELECT FROM bonus_grants WHERE cause = $1', [cause]);
  if (known.length > 0) return { outcome: 'known' };
  const planned = await planOffer(tx, platform, asked);
  if (planned.outcome === 'unavailable') return planned;
  const { amount, terms, from } = planned;
  await issueGrant(tx, platform, { playerId, currency, amount, terms, cause, deposit, from });
  return { outcome: 'issued' };
}

/** Why a player cannot have an offer now, apart from its amounts and budget; `null` if they can. */
export async function whyUnavailable(
  sql: Sql,
  { deps, ruleFor }: Platform,
  { offer, state }: KeptOffer,
  playerId: number,
): Promise<Unavailable | null> {
  const now = deps.now();
  if (state !== 'live' || !isOfferOpen(offer, now)) return 'not_live';
  const player = await playerById(sql, playerId);
  if (player === null || !isOfferFor(offer, player)) return 'not_for_player';
  const rules = ruleFor({ ...rulePlaceOf(player), at: now });
  if (Object.keys(brokenIn(offer, rules)).length > 0) return 'market';
  // A player makes each numbered deposit once, so deposits that are open at the same time give its bonus once.
  const onlyOnce = offer.deposit_number === null ? null : offer.id;
  const [had] = await sql.query<{ today: number; same: number; any: number }>(
    `SELECT count(*) FILTER (WHERE issued_at > $2)::int AS today,
       count(*) FILTER (WHERE exclusivity_key = $3 OR offer = $4)::int AS same, count(*)::int AS any
     FROM bonus_grants WHERE player_id = $1`,
    [playerId, new Date(now.getTime() - dayMs), offer.exclusivity_key, onlyOnce],
  );
  if (had === undefined || had.today >= grantsADay) return 'too_many';
  if (rules.bonus_first_time_only && had.any > 0) return 'market';
  return had.same > 0 ? 'taken' : null;
}
