import { useMessages } from 'use-intl';
import { TextProvider, type TextProviderProps } from './text-provider.tsx';

/** Adds the texts of further namespaces for a part of the page: a route's own or a dialog's. */
export function MoreTexts({ locale, texts, children }: TextProviderProps) {
  const all = { ...useMessages(), ...texts };
  return (
    <TextProvider locale={locale} texts={all}>
      {children}
    </TextProvider>
  );
}
