import { CallError, type Send } from '@liftoff/contract/client';
import { tellSessionLost } from './session-lost.ts';

/** How long a call may take, in milliseconds (CONST-001), and how often it is tried again (CONST-003). */
const timeoutMs = 30_000;
const retries = 6;

/** While the site is developed a fault shows at once (CONST-002, ERR-005). */
const devTimeoutMs = 8_000;

/** Before the first try again, in milliseconds; doubled before each further one (ERR-004). */
const firstPauseMs = 100;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Reads may be sent again, and writes that the platform knows by their key; nothing else (D2) [A24]. */
const mayRepeat = ({ method = 'GET', headers }: RequestInit): boolean =>
  method === 'GET' || method === 'HEAD' || new Headers(headers).has('idempotency-key');

/**
 * Sends a call from the browser. When no answer came at all it is tried again with growing pauses, a little longer each
 * by chance, so that many browsers do not come back at once. A refusal is an answer and is never tried again here; one
 * that says that the session is over is told to who listens.
 */
export const sendFromBrowser: Send = async (_route, url, init) => {
  const { DEV } = import.meta.env;
  for (let attempt = 0; ; attempt++) {
    const timeout = AbortSignal.timeout(DEV ? devTimeoutMs : timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      const answer = await fetch(url, { ...init, signal, credentials: 'same-origin' });
      if (answer.status === 401) tellSessionLost();
      return answer;
    } catch (error) {
      if (init.signal?.aborted) throw error;
      const isLast = DEV || attempt >= retries || !mayRepeat(init);
      if (isLast) throw new CallError(0, timeout.aborted ? 'timeout' : 'network');
    }
    await pause(firstPauseMs * 2 ** attempt * (1 + Math.random() / 4));
  }
};
