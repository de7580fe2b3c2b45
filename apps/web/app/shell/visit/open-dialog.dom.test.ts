import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { isDialogOpen } from './open-dialog.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** The page with the survey's card and what else is on it, and whether the card is hidden there. */
function isCardHidden(html: string): boolean {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(import.meta.dirname, 'survey/survey.css'), 'utf8');
  document.head.append(style);
  document.body.innerHTML = `<section class="sv"></section>${html}`;
  const [card] = document.getElementsByClassName('sv');
  return card !== undefined && getComputedStyle(card).display === 'none';
}

it.each([
  ['a dialog', '<div role="dialog"></div>', true],
  ['a dialog that alerts', '<div role="alertdialog"></div>', true],
  ['a dialog of the browser’s own', '<dialog open></dialog>', true],
  ['one of them that is closed', '<dialog></dialog>', false],
  ['nothing', '', false],
])('with %s on the page a dialog is open, and the survey hidden beneath it: %s %s [PSURVEY-006]', (_what, html, is) => {
  expect(isCardHidden(html)).toBe(is);
  expect(isDialogOpen()).toBe(is);
});
