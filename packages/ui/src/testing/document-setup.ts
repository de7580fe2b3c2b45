import { afterAll, afterEach, expect, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';

// Maximum time to wait. A wait ends as soon as its condition is met, so only failures take this long. It is enough
// for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Runs after the hooks of the test file, so that they still find the test's timers and globals.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Test files share a document, so timers, globals and stored data left by one file would affect the next.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  await databasesOpened();
  const left = document.body.innerHTML;
  document.body.replaceChildren();
  expect(left, 'left on the page').toBe('');
});

/**
 * Waits for lazily loaded code that may still be loading or opening its database when the file ends. Otherwise that
 * code would find that the globals it needs no longer exist.
 */
async function databasesOpened(): Promise<void> {
  await vi.dynamicImportSettled();
  if (!('indexedDB' in globalThis)) return;
  await new Promise<void>(done => {
    const opened = indexedDB.open('after-all');
    opened.addEventListener('success', () => done(opened.result.close()));
    opened.addEventListener('error', () => done());
  });
}
