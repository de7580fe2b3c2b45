import type { accountDetails } from '@liftoff/contract/account/details';
import { refuse, type Handlers } from '../../core/call.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { PersonGate } from './person.ts';
import { playerById } from '../player-row.ts';
import { detailsOf } from './asked-details.ts';
import { updateDetails } from './update-details.ts';

/** Handlers for the details that a licence requires in addition to the profile. */
export function detailHandlers(
  platform: Platform,
  personGates: readonly PersonGate[],
): Handlers<typeof accountDetails> {
  return {
    playerDetails: async (_input, { player: { id } }) => {
      const player = await playerById(platform.db, id);
      return player ? detailsOf(player) : refuse('unauthenticated');
    },
    updatePlayerDetails: async ({ body }, call) => await updateDetails(platform, call, body, personGates),
  };
}
