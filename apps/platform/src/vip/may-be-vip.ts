import { rulePlacesOf } from '../account/profile/rule-place.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import type { Giver } from '../reward/rewards.ts';

export type StatusGiver = Giver<'group'>;

/** Whether a player may have a VIP status, see one and be contacted by a manager. */
export type MayBeVip = (sql: Sql, playerId: number) => Promise<boolean>;

/** Both the market rules and everything that denies a player rewards are checked [PX-07] [C15]. */
export const mayBeVip =
  ({ deps, ruleFor }: Pick<Platform, 'deps' | 'ruleFor'>, giver: StatusGiver): MayBeVip =>
  async (sql, playerId) => {
    const place = (await rulePlacesOf(sql, [playerId])).get(playerId);
    return (
      place !== undefined && ruleFor({ ...place, at: deps.now() }).vip && (await giver.mayHave(sql, playerId, 'group'))
    );
  };
