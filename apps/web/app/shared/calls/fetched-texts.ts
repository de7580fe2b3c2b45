import type { Locale } from '@liftoff/contract/locale';
import { sendFromBrowser } from './send.ts';
import type { SomeTexts } from '../texts/text-provider.tsx';

/** CONST-071: the address changes once in 5 minutes. */
const bustingMs = 5 * 60_000;
const fetched = new Map<Locale, Promise<SomeTexts>>();

/**
 * All texts of a locale, asked for once, when the first dialog needs a namespace that the page did not bring
 * (CALL-052). Use it next to a dialog's own chunk and wrap the dialog in `MoreTexts`.
 */
export function fetchTexts(locale: Locale): Promise<SomeTexts> {
  const known = fetched.get(locale);
  if (known) return known;
  const time = Math.floor(Date.now() / bustingMs) * bustingMs;
  const asked = sendFromBrowser('GET /messages/{lang}.json', `/messages/${locale}.json?time=${time}`, {}).then(
    answer => answer.json() as Promise<SomeTexts>,
  );
  fetched.set(locale, asked);
  asked.catch(() => fetched.delete(locale));
  return asked;
}
