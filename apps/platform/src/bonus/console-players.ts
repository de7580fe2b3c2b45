import type { consoleOffers } from '@liftoff/contract/console/offers';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { normalEmail } from '@liftoff/rules/account/email';
import { amountToWager } from '@liftoff/rules/bonus/amount-to-wager';
import { isOfCode } from '@liftoff/rules/bonus/shown-offer';
import { minor, wire } from '@liftoff/rules/money/money';
import { playerByEmail, type PlayerRow } from '../account/player-row.ts';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import { bonusView } from './bonus-view.ts';
import type { DepositOfferParts } from './deposit-offers.ts';
import { grantHistory } from './grant-history.ts';
import { grantRow, grantRows } from './grant-rows.ts';
import { planGrant, type Unavailable } from './issue-offer.ts';
import { allOffers, type KeptOffer } from './offers.ts';

type Calls = 'consoleDepositDryRun' | 'consoleGrants' | 'consoleGrant';

/** A deposit that is only tried out. */
interface TriedDeposit {
  readonly player: PlayerRow;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly next: number;
  readonly mayHave: boolean;
}

/** Answers staff why a player is offered, given or refused a bonus. Changes nothing. */
export function consolePlayerBonuses(
  platform: Platform,
  { giver, nextDeposit }: DepositOfferParts,
): Pick<Handlers<typeof consoleOffers>, Calls> {
  const { db } = platform;
  return {
    consoleDepositDryRun: async ({ params, query: { currency, amount_cents: cents } }) => {
      const player = await playerByEmail(db, normalEmail(params.email));
      if (player === null) return refuse('not_found');
      const id = Number(player.id);
      const mayHave = await giver.mayHave(db, id, 'bonus');
      const tried = { player, currency, amount: minor(cents), next: await nextDeposit(db, id), mayHave };
      const found = [];
      for (const kept of await allOffers(db)) {
        if (kept.offer.kind === 'deposit') found.push(await tryOffer(db, platform, kept, tried));
      }
      return found;
    },
    consoleGrants: async ({ params }) => {
      const player = await playerByEmail(db, normalEmail(params.email));
      if (player === null) return refuse('not_found');
      const rows = await grantRows(db, Number(player.id));
      const reasons = await reasonsOf(db, Number(player.id));
      return rows.map(row => ({
        bonus: bonusView(row),
        payment: row.payment,
        flagged: row.flagged,
        ...(reasons.get(row.id) ?? noReason),
      }));
    },
    consoleGrant: async ({ params }) => {
      const player = await playerByEmail(db, normalEmail(params.email));
      const row = player === null ? null : await grantRow(db, Number(player.id), params.id);
      return row === null ? refuse('not_found') : await grantHistory(db, row);
    },
  };
}

async function tryOffer(
  sql: Sql,
  platform: Platform,
  kept: KeptOffer,
  { player, currency, amount, next, mayHave }: TriedDeposit,
) {
  const { id, title, deposit_number: wanted, is_public: isPublic } = kept.offer;
  const no = (because: Unavailable | 'deposit_number' | 'code' | 'player') => ({
    id,
    title,
    amount_cents: null,
    to_wager_cents: null,
    freespins_count: null,
    because,
  });
  if (!mayHave) return no('player');
  const deposit = { payment: '', amount };
  const planned = await planGrant(sql, platform, kept, { playerId: Number(player.id), currency, deposit });
  if (planned.outcome === 'unavailable') return no(planned.because);
  if (wanted !== null && wanted !== next) return no('deposit_number');
  if (!isPublic && !isOfCode(kept.offer, player.deposit_bonus_code)) return no('code');
  const toWager = amountToWager(planned.terms, planned.amount, amount);
  const spins = planned.freespins?.count ?? null;
  const amounts = { amount_cents: wire(planned.amount), to_wager_cents: wire(toWager) };
  return { id, title, ...amounts, freespins_count: spins, because: null };
}

/** What gave a grant, and the member of staff and their reason if staff gave it. */
interface Reason {
  readonly cause: string;
  readonly offer: string | null;
  readonly given_by: string | null;
  readonly reason: string | null;
}

const noReason: Reason = { cause: '', offer: null, given_by: null, reason: null };

async function reasonsOf(sql: Sql, playerId: number): Promise<ReadonlyMap<bigint, Reason>> {
  const rows = await sql.query<Reason & { id: bigint }>(
    `SELECT g.id, g.cause, g.offer, w.given_by, w.reason FROM bonus_grants g
       LEFT JOIN given_rewards w ON w.player_id = g.player_id AND g.cause = g.player_id || ':' || w.cause
     WHERE g.player_id = $1`,
    [playerId],
  );
  return new Map(rows.map(({ id, ...reason }) => [id, reason]));
}
