import { expect, it } from 'vitest';
import { createToastStore, TOAST_MS } from './toast-store.tsx';

/** A timer controlled by the test: `pass(ms)` runs everything that becomes due. */
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

it('closes a toast automatically after 10 s [CONST-004]', () => {
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

it('keeps all toasts while the pointer is on one, and afterwards gives each its full time again', () => {
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

it('resumes the automatic closing of toasts when the last one under the pointer is dismissed', () => {
  const { time, store, shown } = setUp();
  const id = store.show({ content: 'First' });
  store.hold();
  store.dismiss(id);
  store.show({ content: 'Second' });
  time.pass(TOAST_MS);
  expect(shown()).toEqual([]);
});

it('replaces a toast with the same id and restarts its time', () => {
  const { time, store, shown } = setUp();
  store.show({ id: 'save', content: 'Saving' });
  time.pass(TOAST_MS - 1);
  store.show({ id: 'save', content: 'Saved' });
  time.pass(TOAST_MS - 1);
  expect(shown()).toEqual(['Saved']);
});
