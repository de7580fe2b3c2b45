import { UserEdit } from '@liftoff/contract/account/account';
import { cashboxFields } from '@liftoff/rules/account/cashbox-profile';
import * as z from 'zod';
import { readConfigFile } from '../../core/read-config-file.ts';

/** The 14 fields that a player may edit [ENTITY-002] [A20]. */
const editableFields = Object.keys(UserEdit.shape);

const fromConfig = readConfigFile(
  'player-fields.json',
  z.strictObject({
    registration: z.array(z.string()),
    providers: z.record(z.string(), z.array(z.enum(cashboxFields))),
  }),
);

/** The fields that each context requires [ENTITY-003]. Provider contexts are keyed by the provider's slug. */
export const playerFields = {
  registration: fromConfig.registration,
  deposit: [...cashboxFields],
  cashout: [...cashboxFields],
  edition: [...editableFields],
  providers: fromConfig.providers,
};

/** Registration fields that the player has not given, shown as `auth_fields_missed` [ENTITY-001] [ROLE-022]. */
export const missingRegistrationFields = (player: {
  readonly terms_agreed: boolean;
  readonly country: string | null;
  readonly date_of_birth: unknown;
}): string[] => [
  ...(player.terms_agreed ? [] : ['terms_acceptance']),
  ...(player.country === null ? ['country'] : []),
  ...(player.date_of_birth === null ? ['date_of_birth'] : []),
];

/** The fields that a provider's games require and the player has not given [STATE-045]. */
export const missingForProvider = (
  player: Readonly<Partial<Record<(typeof cashboxFields)[number], string | null>>>,
  provider: string,
): string[] =>
  (Object.hasOwn(fromConfig.providers, provider) ? (fromConfig.providers[provider] ?? []) : []).filter(
    field => (player[field] ?? '').trim() === '',
  );
