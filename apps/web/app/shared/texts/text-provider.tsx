import type { Locale } from '@liftoff/contract/core/locale';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

/**
 * Compiled texts in the form in which they are transferred: some namespaces from a loader, or all of them from a
 * fetch.
 */
export type SomeTexts = Record<string, unknown>;

export interface TextProviderProps {
  locale: Locale;
  texts: SomeTexts;
  children: ReactNode;
}

/**
 * Provides texts for `useTranslations(namespace)`. Times are in UTC unless a component specifies otherwise, so that
 * server and browser render the same text.
 */
export function TextProvider({ locale, texts, children }: TextProviderProps) {
  return (
    <IntlProvider locale={locale} messages={texts} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
