import { Offer, type OfferState } from '@liftoff/contract/console/offers';
import type { MarketRules, RuleFor } from '@liftoff/contract/limits/market-rules';
import { licenceOf, openCountry } from '@liftoff/rules/account/licence';
import { brokenRules } from '@liftoff/rules/bonus/offer';
import type { Sql, Tx } from '../database/database.ts';
import { licencePolicy } from '../market/licence-policy.ts';
import { wagerOfSpins } from './spin-offers.ts';

/** An offer with its state and what it has given. */
export interface KeptOffer {
  readonly offer: Offer;
  readonly state: OfferState;
  readonly version: number;
  /** Number of grants, and the amount given in EUR cents. */
  readonly grants: number;
  readonly givenEurCents: bigint;
}

interface OfferRow {
  offer: unknown;
  state: OfferState;
  version: number;
  grants: number;
  given: bigint;
}

const columns = `o.offer, o.state, o.version,
  (SELECT count(*)::int FROM bonus_grants g WHERE g.offer = o.id) AS grants,
  (SELECT coalesce(sum(g.eur_cents), 0)::numeric FROM bonus_grants g WHERE g.offer = o.id) AS given`;

const keptOf = ({ offer, state, version, grants, given }: OfferRow): KeptOffer => ({
  offer: Offer.parse(offer),
  state,
  version,
  grants,
  givenEurCents: given,
});

/** All offers, from the highest priority to the lowest. */
export async function allOffers(sql: Sql): Promise<KeptOffer[]> {
  const rows = await sql.query<OfferRow>(`SELECT ${columns} FROM bonus_offers o ORDER BY o.id`);
  return rows.map(keptOf).toSorted((a, b) => b.offer.priority - a.offer.priority);
}

/** An offer; `null` if there is none with this id. */
export async function offerById(sql: Sql, id: string): Promise<KeptOffer | null> {
  const [row] = await sql.query<OfferRow>(`SELECT ${columns} FROM bonus_offers o WHERE o.id = $1`, [id]);
  return row === undefined ? null : keptOf(row);
}

/** The offer with a code, compared without case; `null` if there is none. */
export async function offerByCode(sql: Sql, code: string): Promise<KeptOffer | null> {
  const [row] = await sql.query<OfferRow>(
    `SELECT ${columns} FROM bonus_offers o WHERE lower(o.offer->>'code') = lower($1)`,
    [code],
  );
  return row === undefined ? null : keptOf(row);
}

/** Locks an offer, so that its budget and its state are decided one grant at a time. */
export async function lockOffer(tx: Tx, id: string): Promise<KeptOffer | null> {
  await tx.query('SELECT FROM bonus_offers WHERE id = $1 FOR UPDATE', [id]);
  return await offerById(tx, id);
}

/** Creates an offer as a draft, or replaces its text and terms. Grants keep the terms with which they were issued. */
export async function putOffer(tx: Tx, offer: Offer, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO bonus_offers (id, offer, changed_at) VALUES ($1, $2::jsonb, $3)
     ON CONFLICT (id) DO UPDATE SET offer = excluded.offer, changed_at = excluded.changed_at,
       version = bonus_offers.version + 1`,
    [offer.id, JSON.stringify(offer), at],
  );
}

/** Switches an offer. Takes effect for every grant decided afterwards [PX-50]. */
export async function switchOffer(tx: Tx, id: string, state: OfferState, at: Date): Promise<void> {
  await tx.query('UPDATE bonus_offers SET state = $2, changed_at = $3 WHERE id = $1', [id, state, at]);
}

/** The market rules of a place that an offer or the winnings of its free spins break, by the field of the offer. */
export function brokenIn(offer: Offer, rules: MarketRules): Record<string, string[]> {
  const { wager_multiple_max: most } = rules;
  const spinsWager = offer.freespins === undefined ? 0 : wagerOfSpins(offer.freespins.offer);
  const spins = most !== null && spinsWager > most ? { freespins: ['wager_multiple_max'] } : {};
  return { ...brokenRules(offer, rules), ...spins };
}

/**
 * The market rules that an offer would break in one of its places, by the field of the offer. An offer without
 * countries is for all open ones, and one without licences for the licence of each country. `whyUnavailable` checks the
 * rules of the player's own place again.
 */
export function brokenAnywhere(offer: Offer, ruleFor: RuleFor, at: Date): Record<string, string[]> {
  const open = Object.keys(licencePolicy.countries).filter(country => openCountry(licencePolicy, country) !== null);
  let broken: Record<string, string[]> = {};
  for (const country of offer.countries ?? open) {
    for (const licence of offer.licences ?? [licenceOf(licencePolicy, country)])
      broken = { ...broken, ...brokenIn(offer, ruleFor({ licence, country, province: null, at })) };
  }
  return broken;
}
