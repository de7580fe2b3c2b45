import { afterEach, expect, it, vi } from 'vitest';
import { device } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'desktop'],
  [1440, 'desktop'],
])('reports a screen of %i px as %s [CALL-056] [CALL-057]', (width, said) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]) }));
  expect(device()).toBe(said);
});
