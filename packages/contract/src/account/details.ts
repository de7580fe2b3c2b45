import * as z from 'zod';
import { fieldMax } from './field-max.ts';
import { endpoints } from '../core/endpoint.ts';
import { trimmedText } from '../core/text.ts';

/** Details beyond the profile that a licence can require from its players before a deposit or withdrawal. */
export const DetailField = z.enum(['personal_id', 'iban', 'account_holder']);
export type DetailField = z.infer<typeof DetailField>;

/** Fields required in each context, as for the profile's own fields [ENTITY-003]. */
export const AskedDetails = z.strictObject({ deposit: z.array(DetailField), cashout: z.array(DetailField) });

/** The details required from a player, and which of them are on file. The stored values never leave the platform. */
const PlayerDetails = z.object({ asked: AskedDetails, known: z.array(DetailField) });
export type PlayerDetails = z.infer<typeof PlayerDetails>;

const built = {
  server: 'platform',
  built: true,
  brings: 'nothing',
  access: 'player',
  onBreak: 'served',
  answer: PlayerDetails,
} as const;

/** Calls for the player details that only some licences require. */
export const accountDetails = endpoints({
  playerDetails: {
    ...built,
    route: 'GET /api/player/details',
    summary: 'Which details the player’s licence asks for before deposits and withdrawals, and which are known.',
    rate: 'read',
    refusals: ['unauthenticated'],
  },
  updatePlayerDetails: {
    ...built,
    route: 'PATCH /api/player/details',
    summary:
      'Give details; another value than the one that is known only with the password shown lately, and no other personal id once verified [A11] [A20].',
    ids: { personal_id: 'made' },
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      personal_id: trimmedText(fieldMax.personal_id).optional(),
      iban: trimmedText(fieldMax.iban).optional(),
      account_holder: trimmedText(fieldMax.account_holder).optional(),
    }),
    refusals: ['unauthenticated', 'forbidden', 'reauth', 'invalid', 'self_excluded', 'second_account'],
  },
});
