import type { User } from '@liftoff/contract/account/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { useSite } from '../site/site.ts';

/**
 * Tells the platform the language that the player reads the site in, where it knows another one (STATE-018, CALL-027).
 * A choice of language opens the page anew in it, so that choosing one comes here as well. Where the call fails, the
 * next page makes it again.
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
