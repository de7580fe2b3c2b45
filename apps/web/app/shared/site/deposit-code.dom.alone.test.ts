import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

/** What is kept after a page with this query was opened. */
async function keptAfter(search: string): Promise<string> {
  window.history.replaceState(null, '', `/${search}`);
  const { keepDepositCode } = await import('./deposit-code.ts');
  const { readSessionPreference, keepSessionPreference } = await import('../preferences/preferences.ts');
  keepDepositCode();
  const kept = readSessionPreference('depositCode');
  keepSessionPreference('depositCode', '');
  keepDepositCode();
  expect(readSessionPreference('depositCode')).toBe('');
  return kept;
}

it.each([
  ['?deposit_bonus_code=RELOAD25', 'RELOAD25'],
  ['?deposit_bonus_code=%20Spring-26%20&stag=1', 'Spring-26'],
  ['?deposit_bonus_code=', ''],
  [`?deposit_bonus_code=${'A'.repeat(65)}`, ''],
  ['', ''],
])('the address %s keeps the deposit code "%s", once per document [STATE-057] [PBONUS-001]', async (search, code) => {
  expect(await keptAfter(search)).toBe(code);
});
