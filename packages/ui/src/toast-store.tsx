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

/** Acts after some milliseconds, unless the returned function is called before. */
export type StartTimer = (act: () => void, ms: number) => () => void;

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

const browserTimer: StartTimer = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** The toasts of a page and when each leaves. The timer comes in so that a test can turn time by hand. */
export function createToastStore(start: StartTimer = browserTimer): ToastStore {
  /** How to stop the timer of each toast that has one running. */
  const running = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  let entries: ReadonlyArray<ToastEntry> = [];
  let held = false;
  let nextNumber = 1;

  function publish(next: ReadonlyArray<ToastEntry>): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function stopTimer(id: string): void {
    running.get(id)?.();
    running.delete(id);
  }

  function startTimer(toast: ToastEntry): void {
    stopTimer(toast.id);
    if (toast.persistent || held) return;
    running.set(
      toast.id,
      start(() => dismiss(toast.id), TOAST_MS),
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
