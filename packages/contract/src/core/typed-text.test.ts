import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './typed-text.ts';

describe('a typed line', () => {
  it.each([
    ['zero-width characters', '\u200bEva\u200c M\u2060u\ufeffler\u00ad', 'Eva Muler'],
    ['bidirectional marks', '\u202a+1 416\u202c 555\u200e-0199\u2069', '+1 416 555-0199'],
    ['no-break and narrow spaces', '\u00a01\u202f250,00\u2009€\u3000', '1 250,00 €'],
    ['look-alike hyphens', '555\u20110199\u2212\u2013\u2014\uff0d', '555-0199----'],
    ['Arabic-Indic digits', '\u0664\u0662\u06f5', '425'],
    ['full-width digits and letters', '１２３\uff0dＡｂ＠', '123-Ab@'],
    ['digits of a mathematical alphabet', '\u{1d7d8}\u{1d7e3}', '01'],
    ['accents typed as separate characters', 'Zoe\u200b\u0308', 'Zo\u00eb'],
    ['fillers of Hangul and Braille', '\u3164a\u115f\u2800b\uffa0', 'a b'],
    ['line separators', 'a\u2028b', 'a b'],
  ])('reads %s as a keyboard would write them', (_what, typed, read) => expect(cleanLine(typed)).toBe(read));

  it.each(['\u200b', '\u200e \u00a0\u3164', '\u2066\u2069', '\u2800'])('is empty if nobody can see %j', typed =>
    expect(cleanLine(typed)).toBe(''),
  );

  it.each(['👩‍🚀', '❤️‍🔥', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'می\u200cخواهم', 'क्\u200dष'])(
    'keeps %s, which needs its invisible characters',
    text => expect(cleanLine(text)).toBe(text),
  );

  it('loses joiners between letters that do not join', () =>
    expect(cleanLine('ev\u200da\u200c@example.com')).toBe('eva@example.com'));

  it('does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });

  it('is cleaned in time that grows with its length', () => {
    const begun = performance.now();
    expect(cleanLine(`${'\u200d'.repeat(200_000)}${'\u0661'.repeat(200_000)}`)).toHaveLength(200_000);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

it('a text of several lines keeps its lines, dashes and digits', () =>
  expect(cleanText(' a \u2013 b\u200b\r\n\t\u0661\u2028c ')).toBe('a \u2013 b\r\n\t\u0661\nc'));
