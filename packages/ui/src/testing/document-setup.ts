import { afterAll, afterEach, expect, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';

// A wait ends as soon as it may. Only what never comes takes as long as this, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 });

// Runs after the hooks of the file, so that these still have what the test was given.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Files share a document: what one leaves on it the next would find, timers and globals of its own among them.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await databasesOpened();
  const left = document.body.innerHTML;
  document.body.replaceChildren();
  expect(left, 'left on the page').toBe('');
});

/** A part that comes late may open its database as the file ends, and would find the globals of its requests gone. */
async function databasesOpened(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  await vi.dynamicImportSettled();
  await new Promise<void>(done => {
    const opened = indexedDB.open('after-all');
    opened.addEventListener('success', () => done(opened.result.close()));
    opened.addEventListener('error', () => done());
  });
}
