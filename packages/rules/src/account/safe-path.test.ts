import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

it.each(['/pokies/all', '/play/turbogames/rocket-x?mode=real', '/profile/limits#day', '/'])('keeps %s', path => {
  expect(safePath(path)).toBe(path);
});

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
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '',
  null,
  undefined,
])('refuses %j, which a browser may read as another site [A36]', path => {
  expect(safePath(path)).toBeNull();
});
