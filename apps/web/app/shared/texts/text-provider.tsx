import type { Locale } from '@liftoff/contract/locale';
import type { ReactNode } from 'react';
import { IntlProvider, useMessages } from 'use-intl';

/** Compiled texts as they travel: a loader's or a fetched part of all namespaces. */
export type SomeTexts = Record<string, unknown>;

interface TextProviderProps {
  locale: Locale;
  texts: SomeTexts;
  children: ReactNode;
}

/**
 * Gives texts to `useTranslations(namespace)`. Times are written in UTC unless a component says otherwise, so that
 * server and browser write the same.
 */
export function TextProvider({ locale, texts, children }: TextProviderProps) {
  return (
    <IntlProvider locale={locale} messages={texts} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** Adds the texts of further namespaces for a part of the page: a route's own or a dialog's. */
export function MoreTexts({ locale, texts, children }: TextProviderProps) {
  const all = { ...useMessages(), ...texts };
  return (
    <TextProvider locale={locale} texts={all}>
      {children}
    </TextProvider>
  );
}
