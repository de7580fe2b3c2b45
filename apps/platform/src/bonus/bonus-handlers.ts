import type { bonus } from '@liftoff/contract/bonus';
import { refuse, type Handlers, type Refused } from '../core/call.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { bonusView } from './bonus-view.ts';
import { grantRow, grantRows, type GrantRow } from './grant-rows.ts';
import { beginGrant, finishGrant, lockedGrant } from './move-grant.ts';

/**
 * Whether a player may have a bonus: not excluded, on a break, closed or under age, and willing to get bonuses [PX-07].
 * The reward module implements this, and the wiring passes it in.
 */
export type MayHaveBonus = (tx: Tx, playerId: number) => Promise<Refused | null>;

const ended: ReadonlySet<string> = new Set(['finished', 'lost', 'canceled', 'expired']);

/** Handlers for a player's bonuses. */
export function bonusHandlers(platform: Platform, mayHave: MayHaveBonus): Handlers<typeof bonus> {
  const { db, deps } = platform;
  const change = (
    playerId: number,
    id: string,
    act: (tx: Tx, row: GrantRow) => Promise<Refused | null>,
  ): Promise<ReturnType<typeof bonusView> | Refused> =>
    db.transaction(async tx => {
      const found = await grantRow(tx, playerId, id);
      if (found === null) return refuse('not_found');
      const refused = await act(tx, await lockedGrant(tx, found.id));
      if (refused !== null) return refused;
      const after = await grantRow(tx, playerId, id);
      return after === null ? refuse('not_found') : bonusView(after);
    });
  return {
    listBonuses: async (_input, { player }) => (await grantRows(db, player.id)).map(bonusView),
    activateBonus: ({ params }, { player }) =>
      change(player.id, params.id, async (tx, row) => {
        const refused = await mayHave(tx, player.id);
        if (refused !== null) return refused;
        if (row.stage !== 'issued') return ended.has(row.stage) ? refuse('not_found') : null;
        if (row.activate_by <= deps.now()) return refuse('not_found');
        await beginGrant(tx, platform, row);
        return null;
      }),
    cancelBonus: ({ params }, { player }) =>
      change(player.id, params.id, async (tx, row) => {
        await finishGrant(tx, platform, row, 'canceled');
        return null;
      }),
  };
}
