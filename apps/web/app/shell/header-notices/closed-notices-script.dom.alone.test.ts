import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The CSS rules that the script generates for a page with these notices, in a browser where some are closed. */
async function rulesOf(ids: readonly string[], closed: readonly string[]): Promise<string> {
  let rules = '';
  class CSSStyleSheet {
    replaceSync(text: string) {
      rules = text;
    }
  }
  vi.stubGlobal('CSSStyleSheet', CSSStyleSheet);
  localStorage.setItem('liftoff.closedNotices', JSON.stringify(closed));
  const script = document.createElement('script');
  script.dataset.notices = ids.join(' ');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('./closed-notices-script.ts');
  return rules;
}

it.each([
  [['cards', 'terms'], [], 'cards'],
  [['cards', 'terms'], ['cards'], 'terms'],
  [['2026-cards', 'terms'], [], '2026-cards'],
  [['-'], [], '-'],
])(
  'from the notices %j, with %j closed, shows "%s" before hydration [PENTITY-018] [ENTITY-021]',
  async (ids, closed, shown) => {
    expect(await rulesOf(ids, closed)).toBe(
      `[data-notice]{display:none!important}[data-notice='${shown}']{display:block!important}`,
    );
  },
);

it('shows no header notice if all are closed, and ignores invalid ids', async () => {
  expect(await rulesOf(['cards'], ['cards'])).toBe('[data-notice]{display:none!important}');
  expect(await rulesOf(["x']{}", '<b>'], [])).toBe('[data-notice]{display:none!important}');
});
