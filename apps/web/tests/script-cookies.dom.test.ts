import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { chooseTheme } from '../app/shell/theme.ts';
import { keepConsent } from '../app/shared/preferences/consent.ts';
import { keepCookie } from '../app/shared/preferences/cookies.ts';

/** Records cookies without storing them, because other tests might share the document. */
let written: MockInstance<(line: string) => void>;
beforeEach(() => {
  written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ways: [string, () => void][] = [
  ["the visitor's origin", () => keepCookie('stag', '9_x', 30)],
  ['the cookie choice', () => keepConsent('accepted')],
  ['the theme', () => chooseTheme('light')],
];

it.each(ways)('stores %s in a secure cookie over https and in a plain cookie over http [A5]', (_what, keep) => {
  for (const protocol of ['https:', 'http:']) {
    vi.stubGlobal('location', { ...location, protocol });
    written.mockClear();
    keep();
    const lines = written.mock.calls.map(([line]) => line);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toContain(';samesite=lax');
      expect(line.endsWith(';secure')).toBe(protocol === 'https:');
    }
  }
});
