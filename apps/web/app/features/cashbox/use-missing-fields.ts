import type { User } from '@liftoff/contract/account/account';
import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import { missingForCashbox } from '@liftoff/rules/account/cashbox-profile';
import { useQuery } from '@tanstack/react-query';
import { accountCalls } from '../../shared/calls/tables/account-calls.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useDetails } from '../../shared/player/profile-fields/use-details.ts';

/** The parts of the cashbox that ask for fields, as named by the platform [ENTITY-003]. */
type Asking = 'deposit' | 'cashout';

/**
 * The fields that the player must still fill in before each part of the cashbox can move money: the missing profile
 * fields that the platform names [CALL-044], the details for the player's licence, and the fields named by a refusal.
 * Uses the legally required fields until the platform has responded.
 */
export function useMissingFields(
  user: User,
  currency: CurrencyCode,
  reported: readonly string[],
): Record<Asking, readonly string[]> {
  const { fiat } = currencies[currency];
  const { data: contexts } = useQuery({
    queryKey: queryKeys.playerFields(),
    queryFn: ({ signal }) => accountCalls.playerFields({ signal }),
    staleTime: Infinity,
  });
  const { data: details } = useDetails();
  const missingOf = (context: Asking) => {
    const named = contexts?.[context];
    const profile = missingForCashbox(user, { fiat }).filter(field => named?.includes(field) ?? true);
    const licence = fiat && details ? details.asked[context].filter(field => !details.known.includes(field)) : [];
    return [...new Set([...profile, ...licence, ...reported])];
  };
  return { deposit: missingOf('deposit'), cashout: missingOf('cashout') };
}
