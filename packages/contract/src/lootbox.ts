import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { text } from './core/text.ts';
import { Lootbox, WheelSegments } from './lootbox-entities.ts';

const built = { server: 'platform', built: true } as const;
const player = { ...built, access: 'player' } as const;

/** Calls for lootboxes and the prize wheel. No call sells either of them [PX-78]. */
export const lootbox = endpoints({
  listLootboxes: {
    ...player,
    rate: 'read',
    onBreak: 'served',
    route: 'GET /api/player/lootboxes',
    summary: 'The player’s lootboxes and wheel spins, newest first, 200 at most (PCALL-017).',
    answer: z.array(Lootbox),
    refusals: ['unauthenticated'],
  },
  openLootbox: {
    ...player,
    rate: 'reward',
    idempotent: true,
    onBreak: 'refused',
    route: 'POST /api/player/lootboxes/{id}/activation',
    brings: 'reward',
    summary: 'Open a box or spin the wheel; the platform draws and marks the prize (PCALL-018, PLOOT-004).',
    ids: { id: 'own' },
    body: z
      .strictObject({
        /** A text of the player’s choice, mixed into the draw; a random one if it is left out. */
        client_seed: text(64).min(1).optional(),
        /** The `odds` that the player has seen. Other odds are refused, so that the new ones are shown first [PX-79]. */
        odds: text(80).optional(),
      })
      .optional(),
    answer: Lootbox,
    refusals: [
      'rate_limited',
      'unauthenticated',
      'forbidden',
      'not_found',
      'invalid',
      'under_age',
      'country_closed',
      'self_excluded',
      'cooling_off',
      'limit_reached',
      'profile_incomplete',
      'idempotency_mismatch',
    ],
  },
  wheelSegments: {
    ...built,
    access: 'optional',
    rate: 'read',
    cache: { maxAgeSec: 5, staleSec: 86_400, guestsOnly: true },
    route: 'GET /api/fe/config/wheel-config-segments',
    summary: 'The segments and weights of the wheel, by group and tier; none where they are not shown (PCALL-014).',
    answer: WheelSegments,
    refusals: [],
  },
});
