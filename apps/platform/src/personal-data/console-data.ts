import type { consolePersonalData } from '@liftoff/contract/console/personal-data';
import { normalEmail } from '@liftoff/rules/account/email';
import { playerByEmail } from '../account/player-row.ts';
import { refuse, type ByOperator, type Handlers } from '../core/call.ts';
import type { EndGames } from '../limits/exclusion/breaks.ts';
import type { Platform } from '../core/platform-context.ts';
import { closeAccount } from './close-account.ts';
import { askCopy, copyLink } from './copies.ts';

/**
 * Handlers for data copies and closures that a player has requested from support. The audit trail names the operator
 * [C40].
 */
export function consoleDataHandlers(platform: Platform, endGames: EndGames): Handlers<typeof consolePersonalData> {
  const asked = async (email: string, { operator, ip }: ByOperator) => {
    const player = await playerByEmail(platform.db, normalEmail(email));
    return player === null || player.closed_at !== null
      ? null
      : ({ playerId: Number(player.id), viewer: 'operator', actor: operator, ip } as const);
  };
  return {
    consoleCopyData: async ({ params }, call) => {
      const by = await asked(params.email, call);
      const copy = by && (await askCopy(platform, by));
      if (by === null || copy === null) return refuse('not_found');
      return { export: copy, link: copy.status === 'ready' ? await copyLink(platform, by) : null };
    },
    consoleCloseAccount: async ({ params }, call) => {
      const by = await asked(params.email, call);
      return (by && (await closeAccount(platform, endGames, by))) ?? refuse('not_found');
    },
  };
}
