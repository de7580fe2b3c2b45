import { afterEach, expect, it, vi } from 'vitest';
import { device } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'desktop'],
  [1440, 'desktop'],
])('on a screen of %i px a call says %s [CALL-056] [CALL-057]', (width, said) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]) }));
  expect(device()).toBe(said);
});
