import { expect, it } from 'vitest';
import { createToastStore, TOAST_MS } from './toast-store.tsx';

/** A timer a test turns by hand: `pass(ms)` runs what is due. */
function handTimer() {
  let now = 0;
  const due = new Set<{ at: number; act: () => void }>();
  return {
    start(act: () => void, ms: number) {
      const entry = { at: now + ms, act };
      due.add(entry);
      return () => void due.delete(entry);
    },
    pass(ms: number) {
      now += ms;
      for (const entry of due) {
        if (entry.at > now) continue;
        due.delete(entry);
        entry.act();
      }
    },
  };
}

function setUp() {
  const time = handTimer();
  const store = createToastStore((act, ms) => time.start(act, ms));
  return { time, store, shown: () => store.toasts().map(toast => toast.content) };
}

it('closes a toast by itself after 10 s [CONST-004]', () => {
  const { time, store, shown } = setUp();
  store.show({ content: 'Sent' });
  time.pass(TOAST_MS - 1);
  expect(shown()).toEqual(['Sent']);
  time.pass(1);
  expect(shown()).toEqual([]);
  expect(TOAST_MS).toBe(10_000);
});

it('keeps a persistent toast until it is dismissed', () => {
  const { time, store, shown } = setUp();
  const id = store.show({ tone: 'warn', content: 'Limit reached', persistent: true });
  time.pass(60 * TOAST_MS);
  expect(shown()).toEqual(['Limit reached']);
  store.dismiss(id);
  expect(shown()).toEqual([]);
});

it('holds every toast while one is pointed at, and gives each its full time afterwards', () => {
  const { time, store, shown } = setUp();
  store.show({ content: 'First' });
  time.pass(TOAST_MS - 1);
  store.hold();
  store.show({ content: 'Second' });
  time.pass(5 * TOAST_MS);
  expect(shown()).toEqual(['First', 'Second']);
  store.release();
  time.pass(TOAST_MS - 1);
  expect(shown()).toEqual(['First', 'Second']);
  time.pass(1);
  expect(shown()).toEqual([]);
});

it('does not stay on hold when the last toast goes away under the pointer', () => {
  const { time, store, shown } = setUp();
  const id = store.show({ content: 'First' });
  store.hold();
  store.dismiss(id);
  store.show({ content: 'Second' });
  time.pass(TOAST_MS);
  expect(shown()).toEqual([]);
});

it('replaces a toast of the same id and starts its time again', () => {
  const { time, store, shown } = setUp();
  store.show({ id: 'save', content: 'Saving' });
  time.pass(TOAST_MS - 1);
  store.show({ id: 'save', content: 'Saved' });
  time.pass(TOAST_MS - 1);
  expect(shown()).toEqual(['Saved']);
});
