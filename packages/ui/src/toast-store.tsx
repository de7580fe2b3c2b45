import type { ReactNode } from 'react';

export type ToastTone = 'ok' | 'info' | 'warn' | 'bad';

export type ToastInput = {
  tone?: ToastTone | undefined;
  /** Text with at most one link. Block elements are not allowed, because the text is inside a live region. */
  content: ReactNode;
  /**
   * Whether the toast stays until it is dismissed, as for a reached limit. Other toasts disappear after ten seconds.
   */
  persistent?: boolean | undefined;
  /** A new toast with the id of a visible one replaces it. */
  id?: string | undefined;
};

export type ToastEntry = { id: string; tone: ToastTone; content: ReactNode; persistent: boolean };

/** Calls `act` after a delay in milliseconds, unless the returned function is called first. */
export type StartTimer = (act: () => void, ms: number) => () => void;

export type ToastStore = {
  show: (toast: ToastInput) => string;
  dismiss: (id: string) => void;
  /** Keeps all toasts visible while the pointer or focus is on one. Afterwards each gets its full time again. */
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

/** A page's toasts and their remaining time. The timer is injected, so that tests can control time. */
export function createToastStore(start: StartTimer = browserTimer): ToastStore {
  /** Functions that cancel the running timer of each toast. */
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
    // Removing the last toast also removes its pointer and focus events, so nothing else would end the hold.
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
