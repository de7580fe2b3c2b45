import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { isDialogOpen } from './open-dialog.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Puts the survey's card and this HTML on the page; returns whether the card is hidden. */
function isCardHidden(html: string): boolean {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(import.meta.dirname, 'survey/survey.css'), 'utf8');
  document.head.append(style);
  document.body.innerHTML = `<section class="survey"></section>${html}`;
  const [card] = document.getElementsByClassName('survey');
  return card !== undefined && getComputedStyle(card).display === 'none';
}

it.each([
  ['a dialog', '<div role="dialog"></div>', true],
  ['an alert dialog', '<div role="alertdialog"></div>', true],
  ['a native dialog element', '<dialog open></dialog>', true],
  ['a closed native dialog element', '<dialog></dialog>', false],
  ['nothing', '', false],
])('detects an open dialog and hides the survey below it: %s %s (open: %s) [PSURVEY-006]', (_what, html, is) => {
  expect(isCardHidden(html)).toBe(is);
  expect(isDialogOpen()).toBe(is);
});
