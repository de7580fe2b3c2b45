import type { lootbox } from '@liftoff/contract/lootbox';
import type { BoxItem, BoxWait, WheelSegments } from '@liftoff/contract/lootbox-entities';
import { boxTiers, type BoxTier } from '@liftoff/contract/lootbox-tiers';
import { tierOf } from '@liftoff/rules/lootbox/box';
import { tableGroupOf } from '@liftoff/rules/lootbox/prize-table';
import { playerById, type PlayerRow } from '../account/player-row.ts';
import { rulePlaceOf } from '../account/profile/rule-place.ts';
import type { CallOf, Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { guestPlace, showsGuestsPromotions } from '../market/market-rules.ts';
import { boxRows } from './box-rows.ts';
import { boxView, itemOf } from './box-view.ts';
import { openBox } from './open-box.ts';
import { mayHaveAnyPrize, waitingBoxes, type PrizeParts } from './open-lootboxes.ts';
import { drawingTables, tableOf } from './prize-tables.ts';

/** Handlers of boxes and of the prize wheel. */
export function lootboxHandlers(platform: Platform, prizes: PrizeParts): Handlers<typeof lootbox> {
  const { db, deps, ruleFor } = platform;
  const boxesAllowedFor = (player: PlayerRow) => ruleFor({ ...rulePlaceOf(player), at: deps.now() }).lootboxes;
  /** Whether prizes are shown to the caller. Players who may have no rewards are shown none [PX-07]. */
  const showsPrizes = async ({ player: caller, country }: CallOf<'optional'>) => {
    if (caller === null) {
      const rules = ruleFor({ ...guestPlace(country), at: deps.now() });
      return rules.lootboxes && showsGuestsPromotions(rules);
    }
    const player = await playerById(db, caller.id);
    return player !== null && boxesAllowedFor(player) && (await mayHaveAnyPrize(db, prizes, caller.id));
  };
  return {
    listLootboxes: async (_input, { player: { id } }) => {
      const player = await playerById(db, id);
      if (player === null || !boxesAllowedFor(player)) return [];
      const waits = await waitingBoxes(db, prizes, player);
      if (waits === null) return [];
      const [rows, tables] = [await boxRows(db, id), await drawingTables(db)];
      const group = tableGroupOf(player.groups);
      const waiting = new Map<BoxTier, BoxWait | null>();
      for (const tier of boxTiers) waiting.set(tier, await waits(tableOf(tables, group, tier).segments));
      return rows.map(row => {
        const tier = tierOf(row.group_key);
        return boxView(row, tableOf(tables, group, tier), waiting.get(tier) ?? null);
      });
    },
    openLootbox: async ({ params, body }, { player, country, idempotencyKey }) => {
      const input = { id: params.id, ...body };
      const write = { owner: `player:${player.id}`, call: 'openLootbox', key: idempotencyKey, input };
      return await withIdempotency(db, deps, write, tx =>
        openBox(tx, platform, prizes, { ...body, playerId: player.id, country, id: params.id }),
      );
    },
    wheelSegments: async (_input, call) => {
      if (!(await showsPrizes(call))) return {};
      const byGroup = Map.groupBy(await drawingTables(db), ({ group }) => group);
      const shown: WheelSegments = {};
      for (const [group, tables] of byGroup) {
        const tiers: Partial<Record<BoxTier, BoxItem[]>> = {};
        for (const { tier, segments } of tables) tiers[tier] = segments.map(segment => itemOf(segment, null));
        shown[group] = tiers;
      }
      return shown;
    },
  };
}
