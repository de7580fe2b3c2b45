import { CallError } from '@liftoff/contract/core/client';
import type { Locale } from '@liftoff/contract/core/locale';
import { logFailure } from './client-log.ts';
import { sendFromBrowser } from './send.ts';
import type { SomeTexts } from '../texts/text-provider.tsx';

/** Interval in milliseconds at which the address of the texts changes, so that caches are bypassed [CONST-071]. */
const bustingMs = 5 * 60_000;
/**
 * Milliseconds before the first retry of texts that failed to load. The pause doubles with each retry up to the
 * maximum.
 */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
const fetched = new Map<Locale, Promise<SomeTexts>>();

/**
 * Fetches all texts of a locale once, when the first dialog needs a namespace that the page does not include
 * [CALL-052]. `withTexts` passes them to the dialog. Never rejects: a failure is logged and the request is retried at
 * growing intervals [ERR-015].
 */
export function fetchTexts(locale: Locale): Promise<SomeTexts> {
  const known = fetched.get(locale);
  if (known) return known;
  const asked = untilThere(locale);
  fetched.set(locale, asked);
  return asked;
}

async function untilThere(locale: Locale): Promise<SomeTexts> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await ask(locale);
    } catch (error) {
      logFailure(`texts of ${locale}`, error);
    }
    await new Promise(resolve => setTimeout(resolve, pauseMs));
  }
}

async function ask(locale: Locale): Promise<SomeTexts> {
  const time = Math.floor(Date.now() / bustingMs) * bustingMs;
  const answer = await sendFromBrowser('GET /messages/{lang}.json', `/messages/${locale}.json?time=${time}`, {});
  if (!answer.ok) throw new CallError(answer.status, 'unknown');
  return (await answer.json()) as SomeTexts;
}
