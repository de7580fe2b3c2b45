import type { Adventure, adventure } from '@liftoff/contract/adventure';
import { hasAdventure } from '@liftoff/rules/adventure/run';
import { playerById } from '../account/player-row.ts';
import { rulePlaceOf } from '../account/profile/rule-place.ts';
import { refuse, type CallingPlayer, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import type { Giver } from '../reward/rewards.ts';
import { adventureOf } from './adventure-view.ts';
import { giftTypesOf, type GiftType, type ReadCalendar } from './calendar.ts';
import { claimSuperPrize } from './claim-super-prize.ts';
import type { GiftParts } from './gift-parts.ts';

/** What the calls about the adventure need of other modules. */
export interface AdventureParts {
  readonly calendar: ReadCalendar;
  readonly giver: Giver<GiftType>;
  readonly gifts: GiftParts;
}

/** Handlers of the calls about the adventure. */
export function adventureHandlers(platform: Platform, parts: AdventureParts): Handlers<typeof adventure> {
  const { db, deps } = platform;
  const shownTo = showsTo(platform, parts);
  return {
    getAdventure: async (_input, { player }) => (await shownTo(db, player, deps.now())) ?? refuse('not_found'),
    claimSuperPrize: async ({ body }, { player, country, idempotencyKey }) => {
      const write = { owner: `player:${player.id}`, call: 'claimSuperPrize', key: idempotencyKey, input: body };
      return await withIdempotency(db, deps, write, async tx => {
        const now = deps.now();
        const claim = { playerId: player.id, run: body.adventure, country, now };
        const refused = await claimSuperPrize(
          tx,
          { giver: parts.giver, read: sql => shownTo(sql, player, now) },
          claim,
        );
        return refused ?? (await shownTo(tx, player, now)) ?? refuse('not_found');
      });
    },
  };
}

/**
 * The adventure as a player sees it; `null` for players who do not have it or may not have its gifts [PX-07]. It stays
 * visible while staff have stopped bonuses: gifts wait, and the super prize, which is money, can be claimed.
 */
const showsTo =
  ({ ruleFor }: Platform, { calendar: read, giver, gifts }: AdventureParts) =>
  async (sql: Sql, { id, groups }: CallingPlayer, now: Date): Promise<Adventure | null> => {
    const calendar = await read(sql);
    if (calendar === null || !hasAdventure(calendar, groups)) return null;
    for (const type of giftTypesOf(calendar)) if (!(await giver.mayHave(sql, id, type, { canWait: true }))) return null;
    const player = await playerById(sql, id);
    if (player === null) return null;
    const isNeutral = ruleFor({ ...rulePlaceOf(player), at: now }).neutral_tone;
    return await adventureOf(sql, { calendar, parts: gifts, playerId: id, currency: player.currency, isNeutral, now });
  };
