import type { BoxTable, consoleLootboxes, IssuedBox } from '@liftoff/contract/console/lootboxes';
import { BoxGroup, BoxTier, type BoxSegment } from '@liftoff/contract/lootbox-entities';
import { normalEmail } from '@liftoff/rules/account/email';
import { chancesOf, tableFault } from '@liftoff/rules/lootbox/prize-table';
import { playerByEmail } from '../account/player-row.ts';
import { allGroups } from '../account/profile/groups.ts';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/database.ts';
import { boxRows, lockBox, moveBox, type BoxRow } from '../lootbox/box-rows.ts';
import { prizeTables, tableOf, type PrizeTable } from '../lootbox/prize-tables.ts';
import type { HasOffer } from '../reward/reward-kind.ts';

const tableView = ({ segments, ...table }: PrizeTable): BoxTable => ({
  ...table,
  segments: [...segments],
  chances_percent: chancesOf(segments).map(chance => chance * 100),
});

const issuedView = ({ id, cause, group_key, stage, prize, ...row }: BoxRow): IssuedBox => ({
  id,
  cause,
  group_key,
  stage,
  created_at: row.created_at.toISOString(),
  valid_until: row.valid_until?.toISOString() ?? null,
  activated_at: row.activated_at?.toISOString() ?? null,
  prize,
});

/** Whether a prize names a group or an offer that does not exist, so that a box could never give it. */
async function isUnknown(sql: Sql, hasOffer: HasOffer, { prize }: BoxSegment): Promise<boolean> {
  if (prize.type === 'group') return !allGroups.some(({ id }) => id === prize.group);
  return (prize.type === 'bonus' || prize.type === 'freespins') && !(await hasOffer(sql, prize.type, prize.offer));
}

/** Console calls for prize tables and boxes. */
export function lootboxConsole({ db, deps }: Platform, hasOffer: HasOffer): Handlers<typeof consoleLootboxes> {
  return {
    consoleBoxTables: async () => (await prizeTables(db)).map(tableView),
    consoleChangeBoxTable: async ({ params, body: { segments, preview } }, { operator, ip }) => {
      const group = BoxGroup.parse(params.group);
      const tier = BoxTier.parse(params.tier);
      const fault = tableFault(segments);
      if (fault !== null) return refuse('invalid', { segments: [fault] });
      for (const segment of segments)
        if (await isUnknown(db, hasOffer, segment))
          return refuse('invalid', { segments: ['VALIDATION.COMMON.NOT_ALLOWED'] });
      return await db.transaction(async tx => {
        // Two changes at once would otherwise take the same version.
        await tx.query('LOCK TABLE lootbox_tables IN SHARE ROW EXCLUSIVE MODE');
        const before = tableOf(await prizeTables(tx), group, tier);
        const after: PrizeTable = { group, tier, version: before.version + (preview ? 0 : 1), segments };
        if (preview) return tableView(after);
        await tx.query(
          `INSERT INTO lootbox_tables (group_id, tier, version, segments, changed_at) VALUES ($1, $2, $3, $4::jsonb, $5)`,
          [group, tier, after.version, JSON.stringify(segments), deps.now()],
        );
        const subject = `lootbox-table:${group}:${tier}`;
        await audit(tx, deps, { actor: operator, action: 'lootbox.table_changed', subject, ip, before, after });
        return tableView(after);
      });
    },
    consoleBoxes: async ({ params }) => {
      const player = await playerByEmail(db, normalEmail(params.email));
      return player === null ? refuse('not_found') : (await boxRows(db, Number(player.id))).map(issuedView);
    },
    consoleCancelBox: ({ params, body: { reason } }, { operator, ip }) =>
      db.transaction(async tx => {
        const box = await lockBox(tx, params.id);
        if (box === null) return refuse('not_found');
        if (box.stage !== 'issued') return refuse('forbidden');
        const canceled = await moveBox(tx, box, 'canceled', deps.now());
        const subject = `player:${box.player_id}`;
        const after = { box: box.id, reason };
        await audit(tx, deps, { actor: operator, action: 'lootbox.canceled', subject, ip, after });
        return issuedView(canceled);
      }),
  };
}
