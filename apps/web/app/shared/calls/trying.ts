/** A call that is being retried while the player waits for it. */
export interface Trying {
  /** Latest time at which the last attempt ends, in milliseconds by this browser's clock. */
  readonly until: number;
  /** Cancels the call, which then fails like a call without a response. */
  readonly stop: () => void;
}

const listeners = new Set<() => void>();
let calls: readonly Trying[] = [];

const publish = (next: readonly Trying[]): void => {
  calls = next;
  for (const listener of listeners) listener();
};

/** Announces that a call is being retried, until the returned function is called. */
export function announceTrying(call: Trying): () => void {
  publish([...calls, call]);
  return () => publish(calls.filter(other => other !== call));
}

export function onTrying(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The calls that are currently being retried. */
export const tryingCalls = (): readonly Trying[] => calls;

let forms = 0;

/** Marks that a form on the page shows the retried calls, until the returned function is called. */
export function showTrying(): () => void {
  forms += 1;
  publish(calls);
  return () => {
    forms -= 1;
    publish(calls);
  };
}

/** Whether a form shows the retried calls. If no form does, the page itself must show them. */
export const isTryingShown = (): boolean => forms > 0;
