import { expect, it } from 'vitest';
import { loadTexts } from './load-texts.ts';

it("a frame writes amounts and dates in the player's own locale, even if its texts come from another English locale", async () => {
  const australian = await loadTexts('en-AU');
  expect(australian.locale).toBe('en-AU');
  expect(australian.texts).toBe((await loadTexts('en-CA')).texts);
});

it('uses the texts and formats of the first locale if the language is unknown', async () => {
  expect((await loadTexts('xx-!')).locale).toBe('en-CA');
});
