import { describe, expect, it } from 'vitest';
import { plainMailbox, withoutLookalikes } from './lookalikes.ts';

describe('a text without lookalikes', () => {
  it.each([
    ['Cyrillic', 'Аnnа Ѕmіth', 'anna smith'],
    ['Cyrillic capitals within a word', 'КeviН', 'kevih'],
    ['small Cyrillic letters that look like capitals', 'вoв тom', 'bob tom'],
    ['Greek', 'Νikοs', 'nikos'],
    ['a capital i for a small L', 'AIIison', 'allison'],
    ['Cherokee and Lisu', 'Ꭺnnꓮ', 'anna'],
    ['full-width and mathematical letters', 'Ａ𝐧𝑛a', 'anna'],
    ['zero-width characters', 'A\u{200b}n\u{2060}na', 'anna'],
    ['rn for m', 'rnartin', 'martin'],
  ])('replaces %s', (_kind, text, plain) => expect(withoutLookalikes(text)).toBe(plain));

  it('treats m and w like any other letter', () => {
    expect(withoutLookalikes('Tim Wim')).toBe('tim wim');
  });
});

describe('the name part of a mailbox', () => {
  it('has Latin letters instead of lookalikes', () => expect(plainMailbox('еvа.ѕmіth')).toBe('eva.smith'));
  it('keeps ASCII characters, which differ from each other', () =>
    expect(plainMailbox('m1l0ll|i_rn')).toBe('m1l0ll|i_rn'));
  it('keeps letters that look like no single Latin letter', () => expect(plainMailbox('жüæ')).toBe('жüæ'));
});
