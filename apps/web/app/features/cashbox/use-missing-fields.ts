import type { User } from '@liftoff/contract/account/account';
import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import { missingForCashbox } from '@liftoff/rules/account/cashbox-profile';
import { useQuery } from '@tanstack/react-query';
import { accountCalls } from '../../shared/calls/tables/account-calls.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useDetails } from '../../shared/player/profile-fields/use-details.ts';

/** The parts of the cashbox that ask for fields, as the platform calls them (ENTITY-003). */
type Asking = 'deposit' | 'cashout';

/**
 * What each part still asks for before money moves: of the profile what the platform names for it (CALL-044), what the
 * player's licence adds, and what a refusal has named. While the platform does not say, the fields that the law asks for.
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
