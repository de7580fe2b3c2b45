import type { ListedPromotion } from '@liftoff/contract/tournament';
import { kindOf, timeStatus, typeOf } from '@liftoff/rules/tournament/kind';
import { playerById } from '../account/player-row.ts';
import type { CallingPlayer, CallOf } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import { guestPlace, showsGuestsPromotions } from '../market/market-rules.ts';
import { shownTournaments } from './tournament-rows.ts';
import { isEligible, prizeTypes, prizeTypesOf, type PrizeGiver, type PrizeType } from './who-takes-part.ts';

/** A promotion of another part of the platform. Its time status follows from its start and end. */
export type SourcedPromotion = Omit<ListedPromotion, 'status' | 'start_at' | 'end_at'> & {
  readonly startAt: Date;
  readonly endAt: Date;
};

/** Returns the promotions that a part of the platform has for a visitor; `player` is `null` for a guest. */
export type PromotionSource = (player: CallingPlayer | null) => Promise<readonly SourcedPromotion[]>;

export interface PromotionParts {
  readonly giver: Pick<PrizeGiver, 'mayHave'>;
  readonly sources: readonly PromotionSource[];
}

/**
 * The promotions that a visitor may see, the latest end first [PX-07]. Guests see none where bonuses are not public or
 * nobody can play for money; players see none while they may not have prizes.
 */
export async function listPromotions(
  platform: Platform,
  { giver, sources }: PromotionParts,
  { player, country }: Pick<CallOf<'optional'>, 'player' | 'country'>,
): Promise<ListedPromotion[]> {
  const { db, deps, ruleFor } = platform;
  const now = deps.now();
  const can = player === null ? null : await typesFor(db, giver, player.id);
  const isShown = can?.has('money') ?? showsGuestsPromotions(ruleFor({ ...guestPlace(country), at: now }));
  if (!isShown) return [];
  const found = await Promise.all([tournamentsFor(db, player, can), ...sources.map(source => source(player))]);
  return found
    .flat()
    .toSorted((one, other) => other.endAt.getTime() - one.endAt.getTime())
    .map(({ startAt, endAt, ...promotion }) => ({
      ...promotion,
      status: timeStatus({ startAt, endAt }, now),
      start_at: startAt.toISOString(),
      end_at: endAt.toISOString(),
    }));
}

/** The types of prizes that a player may have now. */
async function typesFor(sql: Sql, giver: PromotionParts['giver'], playerId: number): Promise<ReadonlySet<PrizeType>> {
  const can = new Set<PrizeType>();
  for (const type of prizeTypes) if (await giver.mayHave(sql, playerId, type)) can.add(type);
  return can;
}

/** Tournaments that are open to the visitor. Cancelled ones are on their own page only. */
async function tournamentsFor(
  sql: Sql,
  player: CallingPlayer | null,
  can: ReadonlySet<PrizeType> | null,
): Promise<SourcedPromotion[]> {
  const rows = (await shownTournaments(sql)).filter(({ state }) => state !== 'cancelled');
  const known = player === null ? null : await playerById(sql, player.id);
  const open = rows.filter(row =>
    known === null || can === null
      ? row.terms.groups.length === 0
      : isEligible(row, known) && [...prizeTypesOf(row)].every(type => can.has(type)),
  );
  return open.map(({ id, frontend_identifier: identifier, title, start_at: startAt, end_at: endAt }) => ({
    id,
    frontend_identifier: identifier,
    slug: identifier,
    title,
    type: kindOf(identifier) === 'achievement' ? 'achievement' : (typeOf(identifier) ?? 'tournament'),
    startAt,
    endAt,
  }));
}
