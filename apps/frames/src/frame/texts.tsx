import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Texts } from './load-texts.ts';

const playersTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Gives the texts to everything inside. Times are the player's own. */
export function TextsProvider({ locale, texts, children }: { locale: string; texts: Texts; children: ReactNode }) {
  return (
    <IntlProvider locale={locale} messages={texts} timeZone={playersTimeZone}>
      {children}
    </IntlProvider>
  );
}
