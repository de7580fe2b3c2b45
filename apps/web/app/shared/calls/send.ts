import { CallError, type Send } from '@liftoff/contract/client';

/** CONST-001, CONST-002. */
const timeoutMs = import.meta.env.DEV ? 8_000 : 30_000;
/** CONST-003. */
const retries = 6;
const firstPauseMs = 250;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Reads may be sent again, and writes that the platform knows by their key [A24]; nothing else. */
const mayRepeat = (init: RequestInit): boolean =>
  (init.method ?? 'GET') === 'GET' || new Headers(init.headers).has('idempotency-key');

/**
 * Sends a call from the browser: 30 s at most, and when no answer came at all, up to six more tries with growing
 * pauses and jitter. A refusal is an answer and is never tried again here.
 */
export const sendFromBrowser: Send = async (_route, url, init) => {
  for (let attempt = 0; ; attempt++) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      return await fetch(url, { ...init, signal, credentials: 'same-origin' });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      if (attempt >= retries || !mayRepeat(init)) throw new CallError(0, timeout.aborted ? 'timeout' : 'network');
    }
    await pause(firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2));
  }
};
