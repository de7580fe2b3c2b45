import type { User } from '@liftoff/contract/account/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { useSite } from '../site/site.ts';

/**
 * Tells the platform which language the player uses on the site, if it has stored a different one [STATE-018]
 * [CALL-027]. Choosing a language reloads the page in that language, so this code handles that choice too. After a
 * failed call, the next page tries again.
 */
export function useLocaleSync({ id, language }: Pick<User, 'id' | 'language'>): void {
  const queries = useQueryClient();
  const { locale } = useSite();
  useEffect(() => {
    if (language === locale) return;
    const headers = { ...inBackground, 'idempotency-key': crypto.randomUUID() };
    accountCalls.updateLocale({ body: { locale }, headers }).then(
      () =>
        queries.setQueryData<User>(queryKeys.profile(id), known => (known ? { ...known, language: locale } : known)),
      () => undefined,
    );
  }, [queries, id, language, locale]);
}
