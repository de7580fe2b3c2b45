import { CallError, type Send } from '@liftoff/contract/client';
import { isRenewedSince, renewals, renewSession, tellSessionLost } from './session-lost.ts';

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
 * Sends a request. When no answer came at all it is tried again with growing pauses, a little longer each by chance, so
 * that many browsers do not come back at once. A refusal is an answer and is never tried again here.
 */
async function sendPatiently(url: string, init: RequestInit): Promise<Response> {
  const { DEV } = import.meta.env;
  for (let attempt = 0; ; attempt++) {
    const timeout = AbortSignal.timeout(DEV ? devTimeoutMs : timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      return await fetch(url, { ...init, signal, credentials: 'same-origin' });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      const isLast = DEV || attempt >= retries || !mayRepeat(init);
      if (isLast) throw new CallError(0, timeout.aborted ? 'timeout' : 'network');
    }
    await pause(firstPauseMs * 2 ** attempt * (1 + Math.random() / 4));
  }
}

/**
 * A call that is refused because its session is over is told to who listens, unless this page has renewed the session
 * meanwhile: then the call, which did nothing, is sent once more with the new one.
 */
const sendBy =
  (sendFirst: (send: () => Promise<Response>) => Promise<Response>): Send =>
  async (_route, url, init) => {
    const send = () => sendPatiently(url, init);
    const sentWith = renewals();
    let answer = await sendFirst(send);
    if (answer.status === 401 && (await isRenewedSince(sentWith))) answer = await send();

    if (answer.status === 401) tellSessionLost();
    return answer;
  };

/** Sends a call from the browser. */
export const sendFromBrowser: Send = sendBy(send => send());

/** Sends a call that is answered with another session in the place of this one. */
export const sendRenewing: Send = sendBy(renewSession);
