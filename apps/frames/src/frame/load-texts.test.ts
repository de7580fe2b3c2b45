import { expect, it } from 'vitest';
import { loadTexts } from './load-texts.ts';

it('writes amounts and dates in the locale of the player, even if its texts are those of another English locale', async () => {
  const australian = await loadTexts('en-AU');
  expect(australian.locale).toBe('en-AU');
  expect(australian.texts).toBe((await loadTexts('en-CA')).texts);
});

it('uses the texts and formats of the first locale if the language is unknown', async () => {
  expect((await loadTexts('xx-!')).locale).toBe('en-CA');
});
