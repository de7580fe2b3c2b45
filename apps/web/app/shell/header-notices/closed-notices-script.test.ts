import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { closedNoticesScript } from './closed-notices-script.ts';

/** The rules that the script gives a page with these notices, in a browser that has closed some. */
function rulesOf(ids: readonly string[], closed: readonly string[]): string {
  let rules = '';
  class CSSStyleSheet {
    replaceSync(text: string) {
      rules = text;
    }
  }
  const localStorage = { 'liftoff.closedNotices': JSON.stringify(closed), getItem: () => JSON.stringify(closed) };
  const page = { CSSStyleSheet, localStorage, document: {}, addEventListener: () => undefined };
  runInNewContext(closedNoticesScript(ids), page);
  return rules;
}

it.each([
  [['cards', 'terms'], [], 'cards'],
  [['cards', 'terms'], ['cards'], 'terms'],
  [['2026-cards', 'terms'], [], '2026-cards'],
  [['-'], [], '-'],
])(
  'of %j, with %j closed, "%s" is shown before the page’s script is there [PENTITY-018] [ENTITY-021]',
  (ids, closed, shown) => {
    expect(rulesOf(ids, closed)).toBe(
      `[data-notice]{display:none!important}[data-notice='${shown}']{display:block!important}`,
    );
  },
);

it('shows none where all are closed, and takes no name that is none', () => {
  expect(rulesOf(['cards'], ['cards'])).toBe('[data-notice]{display:none!important}');
  expect(closedNoticesScript(["x']{}", '<b>'])).toContain('})([])');
});
