import { amountOf, isOfferFor, isOfferOpen, termsOf } from '@liftoff/rules/bonus/offer';
import { exchange } from '@liftoff/rules/money/exchange';
import { playerById } from '../account/player-row.ts';
import { rulePlaceOf } from '../account/profile/rule-place.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import { issueGrant, type NewGrant } from './issue-grant.ts';
import { lockOffer, type KeptOffer } from './offers.ts';

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

/** A grant asked for from an offer. `amount` overrules the amount of the offer, for a giver that decides it. */
export interface AskedGrant extends Pick<NewGrant, 'playerId' | 'currency' | 'cause' | 'deposit'> {
  readonly offer: string;
  readonly amount?: bigint;
}

export type Issued =
  | { readonly outcome: 'issued' | 'known'; readonly grant: number | null }
  | { readonly outcome: 'unavailable'; readonly because: Unavailable };

/**
 * Issues a grant from an offer, once for its cause [PX-40]. The caller holds the lock on the player's row and has asked
 * whether the player may have a bonus at all. State, budget and exclusivity are decided under the lock on the offer.
 */
export async function issueOffer(tx: Tx, platform: Platform, asked: AskedGrant): Promise<Issued> {
  const { playerId, currency, cause, deposit } = asked;
  const known = await tx.query('SELECT FROM bonus_grants WHERE cause = $1', [cause]);
  if (known.length > 0) return { outcome: 'known', grant: null };
  const kept = await lockOffer(tx, asked.offer);
  if (kept === null) return { outcome: 'unavailable', because: 'unknown' };
  const because = await whyUnavailable(tx, platform, kept, playerId);
  if (because !== null) return { outcome: 'unavailable', because };
  const { offer } = kept;
  const terms = termsOf(offer, currency);
  if (terms === null) return { outcome: 'unavailable', because: 'currency' };
  const amount = asked.amount ?? amountOf(offer, currency, deposit?.amount ?? 0n);
  if (amount === null) return { outcome: 'unavailable', because: 'deposit_too_small' };
  const eurCents = exchange(amount, currency, 'EUR', exchangeRates, 'up');
  if (offer.budget_eur_cents !== null && kept.givenEurCents + eurCents > BigInt(offer.budget_eur_cents))
    return { outcome: 'unavailable', because: 'budget' };
  const from = { offer: offer.id, exclusivityKey: offer.exclusivity_key, eurCents };
  const grant = await issueGrant(tx, platform, { playerId, currency, amount, terms, cause, deposit, from });
  return { outcome: grant === null ? 'known' : 'issued', grant };
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
  if (rules.wager_multiple_max !== null && offer.wager > rules.wager_multiple_max) return 'market';
  const [had] = await sql.query<{ today: number; same: number; any: number }>(
    `SELECT count(*) FILTER (WHERE issued_at > $2)::int AS today,
       count(*) FILTER (WHERE exclusivity_key = $3)::int AS same, count(*)::int AS any
     FROM bonus_grants WHERE player_id = $1`,
    [playerId, new Date(now.getTime() - dayMs), offer.exclusivity_key],
  );
  if (had === undefined || had.today >= grantsADay) return 'too_many';
  if (rules.bonus_first_time_only && had.any > 0) return 'market';
  return had.same > 0 ? 'taken' : null;
}
