import { keepSessionPreference } from '../preferences/preferences.ts';

/** The query parameter of a link that brings a deposit code. */
const parameter = 'deposit_bonus_code';
/** Maximum length of a code in characters, as the platform accepts it. */
const codeMax = 64;

let isRead = false;

/**
 * Keeps the deposit code of the page's address until a player is signed in, even through a registration. Reads the
 * address once per document, so that a code that was applied is not kept again.
 */
export function keepDepositCode(): void {
  if (isRead) return;
  isRead = true;
  const code = new URLSearchParams(window.location.search).get(parameter)?.trim() ?? '';
  if (code !== '' && code.length <= codeMax) keepSessionPreference('depositCode', code);
}
