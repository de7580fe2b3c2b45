import type { support } from '@liftoff/contract/support';
import type { Handlers } from '../call.ts';
import type { Platform } from '../platform-context.ts';
import { readRestoreId, setRestoreId } from './restore-ids.ts';

/** The calls of the support noun that are built. */
export function supportHandlers({ db, deps }: Platform): Handlers<typeof support> {
  return {
    restoreIdGet: async ({ body: { type, requestId } }, { player }) => ({
      requestId,
      restore_id: await readRestoreId(db, player.id, type),
    }),
    restoreIdSet: async ({ body: { type, data } }, { player }) => {
      await db.transaction(tx => setRestoreId(tx, player.id, { type, restoreId: data }, deps.now()));
      return undefined;
    },
  };
}
