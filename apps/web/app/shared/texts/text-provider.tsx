import type { Locale } from '@liftoff/contract/core/locale';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

/** Compiled texts as they travel: a loader's or a fetched part of all namespaces. */
export type SomeTexts = Record<string, unknown>;

export interface TextProviderProps {
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
