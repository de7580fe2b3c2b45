import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { readMethods } from '../method/read-methods.ts';
import type { PaymentsLibrary } from '../library/payments-api.ts';

/** A payout target: a profile that has been used for a deposit, or an address that the player types. */
export interface PayoutChoice {
  readonly id: string;
  readonly method: PaymentMethod;
  /** `null` if the player types an address or has not yet deposited with the method. */
  readonly profile: PaymentMethod['savedProfiles'][number] | null;
  readonly isTyped: boolean;
}

/** Whether the target can be chosen. A method that pays back to the source of a deposit requires a deposit first. */
export const isOpen = ({ profile, isTyped }: PayoutChoice): boolean => profile !== null || isTyped;

/**
 * The player's payout targets, built from each method's fields, with selectable targets first. `away` if the methods
 * could not be loaded.
 */
export async function readPayoutChoices(
  library: PaymentsLibrary,
  currency: CurrencyCode,
): Promise<PayoutChoice[] | 'away'> {
  const methods = await readMethods(library, 'cashout', currency);
  if (methods === 'away') return methods;
  const choices = await Promise.all(
    methods.map(async (method): Promise<PayoutChoice[]> => {
      const fields = await library.getMethodFields(method.id, 'cashout');
      const isTyped = fields.ok && fields.value.some(({ kind }) => kind === 'text');
      const profiles = isTyped || method.savedProfiles.length === 0 ? [null] : method.savedProfiles;
      return profiles.map(profile => ({ id: `${method.id} ${profile?.id ?? ''}`, method, profile, isTyped }));
    }),
  );
  return choices.flat().toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
}
