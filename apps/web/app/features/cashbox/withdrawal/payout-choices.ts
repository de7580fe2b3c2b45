import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { readMethods } from '../method/read-methods.ts';
import type { PaymentsLibrary } from '../library/payments-api.ts';

/** One place money can go: a profile that has paid, or what the player types. */
export interface PayoutChoice {
  readonly id: string;
  readonly method: PaymentMethod;
  /** Null where an address is typed, or where the method has not been paid with yet. */
  readonly profile: PaymentMethod['savedProfiles'][number] | null;
  readonly isTyped: boolean;
}

/** Whether money can go there: a method that pays back to what has paid needs that first. */
export const isOpen = ({ profile, isTyped }: PayoutChoice): boolean => profile !== null || isTyped;

/** Where a player may be paid out to, what can be chosen first: by the methods' own fields, whatever methods there are; or that nobody says. */
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
