/** A call that its player waits for and that is tried again. */
export interface Trying {
  /** When its last try ends at the latest, in milliseconds of this browser's clock. */
  readonly until: number;
  /** Gives it up: it fails as if nobody had answered. */
  readonly stop: () => void;
}

const listeners = new Set<() => void>();
let calls: readonly Trying[] = [];

const publish = (next: readonly Trying[]): void => {
  calls = next;
  for (const listener of listeners) listener();
};

/** Tells that a call is tried again, until the returned function is called. */
export function announceTrying(call: Trying): () => void {
  publish([...calls, call]);
  return () => publish(calls.filter(other => other !== call));
}

export function onTrying(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The calls that are tried again now. */
export const tryingCalls = (): readonly Trying[] => calls;

let forms = 0;

/** A form on the page shows them, until the returned function is called. */
export function showTrying(): () => void {
  forms += 1;
  publish(calls);
  return () => {
    forms -= 1;
    publish(calls);
  };
}

/** Whether a form shows them; where none does, the page itself has to. */
export const isTryingShown = (): boolean => forms > 0;
