import type { Offer } from '@liftoff/contract/console/offers';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { GrantTerms } from '@liftoff/rules/bonus/terms';
import { randomUUID } from 'node:crypto';
import { grantRows, type GrantRow } from '../bonus/grant-rows.ts';
import { issueGrant } from '../bonus/issue-grant.ts';
import { beginGrant, lockedGrant } from '../bonus/move-grant.ts';
import type { Platform } from '../core/platform-context.ts';

/** Terms without restrictions: everything counts fully, and 100 times the bonus has to be staked. */
export const openTerms: GrantTerms = {
  title: 'Test bonus',
  wager: 100,
  wager_on: 'bonus',
  max_bet_cents: null,
  max_win_cents: null,
  contributions: { games: {}, providers: {}, categories: {}, default: 100 },
  excluded_games: [],
  activate_days: 7,
  wager_days: 30,
};

/** A valid offer without restrictions: a fixed amount that staff give. */
export const openOffer: Offer = {
  id: 'test-offer',
  kind: 'manual',
  title: 'Test offer',
  description: 'For tests',
  deposit_number: null,
  code: null,
  is_public: false,
  amount: { by: 'fixed', amounts: { EUR: 700, CAD: 700 } },
  min_deposit: {},
  wager: 10,
  wager_on: 'bonus',
  max_bet: null,
  max_win: null,
  contributions: { games: {}, providers: {}, categories: {}, default: 100 },
  excluded_games: [],
  activate_days: 7,
  wager_days: 14,
  countries: null,
  licences: null,
  groups: null,
  exclusivity_key: null,
  priority: 10,
  budget_eur_cents: null,
  starts_at: null,
  ends_at: null,
};

/** Issues a grant to a player and activates it. Returns its id. */
export async function giveBonus(
  platform: Platform,
  playerId: number,
  { amount, currency = 'EUR', terms = {} }: { amount: bigint; currency?: CurrencyCode; terms?: Partial<GrantTerms> },
): Promise<number> {
  const id = await issueBonus(platform, playerId, { amount, currency, terms });
  await platform.db.transaction(async tx => await beginGrant(tx, platform, await lockedGrant(tx, BigInt(id))));
  return id;
}

/** Issues a grant to a player without activating it. Returns its id. */
export async function issueBonus(
  platform: Platform,
  playerId: number,
  { amount, currency = 'EUR', terms = {} }: { amount: bigint; currency?: CurrencyCode; terms?: Partial<GrantTerms> },
): Promise<number> {
  const grant = {
    playerId,
    currency,
    amount,
    terms: { ...openTerms, ...terms },
    cause: randomUUID(),
    deposit: null,
    from: null,
  };
  const id = await platform.db.transaction(tx => issueGrant(tx, platform, grant));
  if (id === null) throw new Error('The cause has given a grant already');
  return id;
}

/** A grant as it is stored now. */
export async function grantNow(platform: Pick<Platform, 'db'>, playerId: number, id: number): Promise<GrantRow> {
  const row = (await grantRows(platform.db, playerId)).find(each => Number(each.id) === id);
  if (row === undefined) throw new Error(`Grant ${id} does not exist`);
  return row;
}
