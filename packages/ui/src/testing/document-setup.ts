import { afterAll, expect, vi } from 'vitest';
import { configure } from '@testing-library/react';

// A wait ends as soon as it may. Only what never comes takes as long as this, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 });

// Files share a document: what one leaves on it the next would find, timers and globals of its own among them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const left = document.body.innerHTML;
  document.body.replaceChildren();
  expect(left, 'left on the page').toBe('');
});
