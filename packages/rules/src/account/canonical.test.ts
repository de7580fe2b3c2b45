import { describe, expect, it } from 'vitest';
import { asciiDomain, stripInvisible } from './canonical.ts';
import { normalEmail } from './email.ts';

describe('the ASCII form of a domain', () => {
  it.each([
    ['müller.example', 'xn--mller-kva.example'],
    ['mu\u0308ller.example', 'xn--mller-kva.example'],
    ['xn--mller-kva.example', 'xn--mller-kva.example'],
    ['ｍüller.example', 'xn--mller-kva.example'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
    ['straße.example', 'xn--strae-oqa.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['example.co.uk', 'example.co.uk'],
  ])('of %s is %s', (domain, ascii) => expect(asciiDomain(domain)).toBe(ascii));

  it.each(['mül ler.example', 'müller.example/path', 'müller.example:80', ''])(
    'leaves a text that is no domain unchanged: %s',
    text => expect(asciiDomain(text)).toBe(text),
  );
});

it('removes zero-width characters, soft hyphens, direction marks and variation selectors, and keeps spaces', () => {
  expect(stripInvisible('\u{feff}A\u{200b}n\u{ad}n\u{202e}a\u{fe0f} \u{2066}B\u{e0041}\u{3164}.')).toBe('Anna B.');
});

describe('a normalised email address', () => {
  it.each([
    'eva@müller.example',
    'Eva@MÜLLER.Example',
    'eva@mu\u0308ller.example',
    'eva@xn--mller-kva.example',
    ' ev\u{200b}a@mü\u{ad}ller.example\u{feff}',
  ])('is the same for each spelling of one mailbox: %s', text => {
    expect(normalEmail(text)).toBe('eva@xn--mller-kva.example');
  });

  it('keeps a text without a domain, and letters of the name that are not ASCII', () => {
    expect([normalEmail(' Müller '), normalEmail('É@example.com'), normalEmail('eva@')]).toEqual([
      'müller',
      'é@example.com',
      'eva@',
    ]);
  });
});
