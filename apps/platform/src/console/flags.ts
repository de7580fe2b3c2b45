import type { consoleContent } from '@liftoff/contract/console/content';
import type { Handlers } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { switchedOnSince, turnSwitch, type HouseSwitch } from '../market/house-switch.ts';

const stateOf = async (sql: Sql, name: HouseSwitch) => {
  const since = await switchedOnSince(sql, name);
  return { on: since !== null, since };
};
const viewOf = async (sql: Sql) => ({
  techwork: await stateOf(sql, 'techwork'),
  bonuses_stopped: await stateOf(sql, 'bonuses_stopped'),
});

/** Handlers of the platform-wide flags. */
export function flags({
  db,
  deps,
}: Platform): Pick<Handlers<typeof consoleContent>, 'consoleFlags' | 'consoleSetFlags'> {
  return {
    consoleFlags: () => viewOf(db),
    consoleSetFlags: ({ body: { techwork, bonuses_stopped: stopped } }, call) =>
      db.transaction(async tx => {
        const before = await viewOf(tx);
        if (techwork !== undefined) await turnSwitch(tx, 'techwork', techwork, deps.now());
        if (stopped !== undefined) await turnSwitch(tx, 'bonuses_stopped', stopped, deps.now());
        const after = await viewOf(tx);
        const event = { actor: call.operator, action: 'flags.changed', subject: 'house', ip: call.ip } as const;
        const isChanged = JSON.stringify(after) !== JSON.stringify(before);
        if (isChanged) await audit(tx, deps, { ...event, before, after });
        return after;
      }),
  };
}
