import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

it.each(['/pokies/all', '/play/turbogames/rocket-x?mode=real', '/profile/limits#day', '/'])(
  'returns the path %s unchanged',
  path => {
    expect(safePath(path)).toBe(path);
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u2028/evil.example',
  'evil.example',
  '/%5cevil.example/..//x',
  '/\u2029/evil.example',
  '/.//evil.example',
  '///evil.example',
  '//[',
  '@evil.example',
  'https:/evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '',
  null,
  undefined,
])('refuses the path %j, which a browser could read as another site [A36]', path => {
  expect(safePath(path)).toBeNull();
});

const tricks =
  `// /// //// /\\ \\\\ \\/ /\t/ /\n/ /\r/ /\u2028/ /\u2029/ /\0/ https: https:/ https:// https:\\\\ http:// ftp:// @ /@ //@ //a@ :@
  /.// /..// /a/..// /a/./..// /%2e// /%2e%2e// /a/%2E%2E// /%09/ /%5c /%2f /%0a/ javascript: data:text/html, blob:https://`
    .split(/ |\n +/)
    .flatMap(trick => [`${trick}evil.example`, `${trick}evil.example/%2e%2e//x?y#z`]);

it('every accepted path leads to the site itself, even for hostile input [A36]', () => {
  expect(tricks.length).toBeGreaterThan(60);
  for (const trick of tricks) {
    const own = 'https://site.example';
    expect(new URL(safePath(trick) ?? '/', own).origin, JSON.stringify(trick)).toBe(own);
  }
});
