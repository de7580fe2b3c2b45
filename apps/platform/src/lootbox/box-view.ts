import type { BoxItem, BoxSegment, BoxWait, Lootbox } from '@liftoff/contract/lootbox-entities';
import type { BoxRow } from './box-rows.ts';
import type { DrawingTable } from './prize-tables.ts';

/** A segment as players see it. `drawn` is the id of the prize, or `null` before the draw. */
export function itemOf({ id, weight, prize, result_bonus, stock }: BoxSegment, drawn: string | null): BoxItem {
  const terms = prize.type === 'bonus' || prize.type === 'freespins' ? prize : null;
  return {
    id,
    weight,
    out_of_stock: stock !== null && weight === 0,
    prize: id === drawn,
    reward: prize,
    bonuses:
      terms === null
        ? []
        : [
            {
              title: terms.offer,
              type: terms.type,
              attributes:
                terms.type === 'freespins'
                  ? { freespins_count: terms.freespins_count }
                  : { bonus_amount: terms.amounts },
              result_bonus,
            },
          ],
  };
}

/**
 * A box as its player sees it. An unopened box shows the table that would draw it now; an opened one the table that
 * drew it, and its seeds.
 */
export function boxView(row: BoxRow, table: DrawingTable, waits: BoxWait | null): Lootbox {
  const isOpen = row.stage === 'activated';
  const unopened = row.stage === 'issued' ? table.segments : [];
  return {
    id: row.id,
    stage: row.stage,
    group_key: row.group_key,
    created_at: row.created_at.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
    activated_at: row.activated_at?.toISOString() ?? null,
    items: (row.segments ?? unopened).map(segment => itemOf(segment, row.prize)),
    odds: table.odds,
    waits: row.stage === 'issued' ? waits : null,
    seed: {
      server_seed_hash: row.server_seed_hash,
      server_seed: isOpen ? row.server_seed : null,
      client_seed: row.client_seed,
    },
  };
}
