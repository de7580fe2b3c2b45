import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Texts } from './load-texts.ts';

const playersTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Provides the messages to its children. Times are in the player's time zone. */
export function TextsProvider({ locale, texts, children }: { locale: string; texts: Texts; children: ReactNode }) {
  return (
    <IntlProvider locale={locale} messages={texts} timeZone={playersTimeZone}>
      {children}
    </IntlProvider>
  );
}
