import type { consoleContent } from '@liftoff/contract/console/content';
import type { Handlers } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Platform } from '../core/platform-context.ts';
import { switchTechwork, techworkSince } from '../market/techwork.ts';

const viewOf = (since: string | null) => ({ techwork: { on: since !== null, since } });

/** Handlers of the platform-wide flags. */
export function flags({
  db,
  deps,
}: Platform): Pick<Handlers<typeof consoleContent>, 'consoleFlags' | 'consoleSetFlags'> {
  return {
    consoleFlags: async () => viewOf(await techworkSince(db)),
    consoleSetFlags: ({ body }, call) =>
      db.transaction(async tx => {
        const before = await techworkSince(tx);
        const since = await switchTechwork(tx, body.techwork, deps.now());
        const event = { actor: call.operator, action: 'flags.changed', subject: 'house', ip: call.ip } as const;
        if (since !== before) await audit(tx, deps, { ...event, before: viewOf(before), after: viewOf(since) });
        return viewOf(since);
      }),
  };
}
