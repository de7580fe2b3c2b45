import type { ListedPromotion } from '@liftoff/contract/tournament';
import { kindOf, timeStatus, typeOf } from '@liftoff/rules/tournament/kind';
import { playerById } from '../account/player-row.ts';
import type { CallingPlayer, CallOf } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import { guestPlace } from '../market/market-rules.ts';
import { shownTournaments, type TournamentRow } from './tournament-rows.ts';
import { isEligible, mayHavePrizes, type PrizeGiver } from './who-takes-part.ts';

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
  const { db, deps } = platform;
  const now = deps.now();
  const isShown = player === null ? isPublic(platform, country, now) : await giver.mayHave(db, player.id, 'money');
  if (!isShown) return [];
  const found = await Promise.all([tournamentsFor(db, giver, player), ...sources.map(source => source(player))]);
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

function isPublic({ ruleFor }: Platform, country: string | null, at: Date): boolean {
  const rules = ruleFor({ ...guestPlace(country), at });
  return rules.bonus_public && rules.real_play === 'on';
}

/** Tournaments that are open to the visitor. Cancelled ones are on their own page only. */
async function tournamentsFor(
  sql: Sql,
  giver: PromotionParts['giver'],
  player: CallingPlayer | null,
): Promise<SourcedPromotion[]> {
  const rows = (await shownTournaments(sql)).filter(({ state }) => state !== 'cancelled');
  const known = player === null ? null : await playerById(sql, player.id);
  const open: TournamentRow[] = [];
  for (const row of rows) {
    const isOpen =
      known === null
        ? row.terms.groups.length === 0
        : isEligible(row, known) && (await mayHavePrizes(sql, giver, row, Number(known.id)));
    if (isOpen) open.push(row);
  }
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
