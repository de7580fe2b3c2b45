import type { ReactNode } from 'react';

export type ToastTone = 'ok' | 'info' | 'warn' | 'bad';

export type ToastInput = {
  tone?: ToastTone | undefined;
  /** Text, with at most one link: it stands inside a live region, so no blocks. */
  content: ReactNode;
  /** Stays until dismissed (a reached limit); others leave after ten seconds. */
  persistent?: boolean | undefined;
  /** A toast with the id of one on the screen replaces it. */
  id?: string | undefined;
};

export type ToastEntry = { id: string; tone: ToastTone; content: ReactNode; persistent: boolean };

export type Timers = { start: (act: () => void, ms: number) => unknown; stop: (timer: unknown) => void };

export type ToastStore = {
  show: (toast: ToastInput) => string;
  dismiss: (id: string) => void;
  /** While the pointer or the focus is on a toast nothing leaves; afterwards each gets its full time again. */
  hold: () => void;
  release: () => void;
  subscribe: (listener: () => void) => () => void;
  toasts: () => ReadonlyArray<ToastEntry>;
};

export const TOAST_MS = 10_000;

const browserTimers: Timers = {
  start: (act, ms) => setTimeout(act, ms),
  stop: timer => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** The toasts of a page and when each leaves. Timers come in so that a test can turn time by hand. */
export function createToastStore(timers: Timers = browserTimers): ToastStore {
  const running = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  let entries: ReadonlyArray<ToastEntry> = [];
  let held = false;
  let nextNumber = 1;

  function publish(next: ReadonlyArray<ToastEntry>): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function stopTimer(id: string): void {
    if (running.has(id)) timers.stop(running.get(id));
    running.delete(id);
  }

  function startTimer(toast: ToastEntry): void {
    stopTimer(toast.id);
    if (toast.persistent || held) return;
    running.set(
      toast.id,
      timers.start(() => dismiss(toast.id), TOAST_MS),
    );
  }

  function dismiss(id: string): void {
    stopTimer(id);
    publish(entries.filter(toast => toast.id !== id));
    // The last toast takes its pointer and focus with it, and with them the event that would release the hold.
    if (entries.length === 0) held = false;
  }

  return {
    show({ tone = 'info', content, persistent = false, id = `toast-${nextNumber++}` }) {
      const toast: ToastEntry = { id, tone, content, persistent };
      publish([...entries.filter(other => other.id !== id), toast]);
      startTimer(toast);
      return id;
    },
    dismiss,
    hold() {
      held = true;
      for (const id of running.keys()) stopTimer(id);
    },
    release() {
      held = false;
      for (const toast of entries) startTimer(toast);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts: () => entries,
  };
}
