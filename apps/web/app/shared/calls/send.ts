import { CallError, type Answer, type Send } from '@liftoff/contract/core/client';
import { earnTries, payTry } from './retry-budget.ts';
import { isRenewedSince, renewals, renewSession, reportSessionLost } from './session-lost.ts';
import { announceTrying } from './trying.ts';

/** How long a call may take, in milliseconds (CONST-001), and how often it is tried again (CONST-003). */
const timeoutMs = 30_000;
const retries = 6;

/** While the site is developed a fault shows at once (CONST-002, ERR-005). */
const devTimeoutMs = 8_000;

/** Before the first try again, in milliseconds; doubled before each further one (ERR-004). */
const firstPauseMs = 100;

/** Pauses are up to this much longer, by chance. */
const jitter = 0.25;

/** Until the time is over, or what is waited for is given up. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const pauseMs = (attempt: number) => firstPauseMs * 2 ** attempt;

/** How long the tries after one that failed may take, all together, in milliseconds. */
const restMs = (attempt: number): number =>
  Array.from({ length: retries - attempt }, (_, at) => pauseMs(attempt + at) * (1 + jitter) + timeoutMs).reduce(
    (sum, ms) => sum + ms,
    0,
  );

const hasKey = ({ headers }: RequestInit): boolean => new Headers(headers).has('idempotency-key');

/** Of what the page does by itself nobody waits for an answer. */
const isInBackground = ({ headers }: RequestInit): boolean => new Headers(headers).has('x-background');

/** Reads may be sent again, and writes that the platform knows by their key; nothing else (D2) [A24]. */
const mayRepeat = (init: RequestInit): boolean => ['GET', 'HEAD', undefined].includes(init.method) || hasKey(init);

/**
 * Sends a request. When no answer came at all it is tried again with growing pauses, a little longer each by chance, so
 * that many browsers do not come back at once, as often as the page's budget lets it. Of a write it is told how long is
 * tried at most, and it can be given up. A refusal is an answer and is never tried again here.
 */
async function sendPatiently(url: string, init: RequestInit, most = retries): Promise<Response> {
  const { DEV } = import.meta.env;
  const isWaitedFor = hasKey(init) && !isInBackground(init);
  const given = new AbortController();
  let announceEnd = (): void => undefined;
  try {
    for (let attempt = 0; ; attempt++) {
      const timeout = AbortSignal.timeout(DEV ? devTimeoutMs : timeoutMs);
      const signal = AbortSignal.any([...(init.signal ? [init.signal] : []), given.signal, timeout]);
      try {
        const answer = await fetch(url, { ...init, signal, credentials: 'same-origin' });
        earnTries();
        return answer;
      } catch (error) {
        if (init.signal?.aborted) throw error;
        const isLast = DEV || given.signal.aborted || attempt >= most || !mayRepeat(init) || !payTry(isWaitedFor);
        if (isLast) throw new CallError(0, timeout.aborted ? 'timeout' : 'network');
      }
      announceEnd();
      if (isWaitedFor) announceEnd = announceTrying({ until: Date.now() + restMs(attempt), stop: () => given.abort() });
      await pause(pauseMs(attempt) * (1 + Math.random() * jitter), given.signal);
      if (given.signal.aborted) throw new CallError(0, 'network');
    }
  } finally {
    announceEnd();
  }
}

/**
 * A call that is refused because its session is over is told to who listens, unless this page has renewed the session
 * meanwhile: then the call, which did nothing, is sent once more with the new one. `first` is how it is sent at first.
 */
const tellingOfLoss =
  (send: Send, first: (send: () => Promise<Answer>) => Promise<Answer> = sending => sending()): Send =>
  async (route, url, init) => {
    const sending = () => send(route, url, init);
    const sentWith = renewals();
    let answer = await first(sending);
    if (answer.status === 401 && (await isRenewedSince(sentWith))) answer = await sending();
    if (answer.status === 401) reportSessionLost();
    return answer;
  };

const patiently: Send = (_route, url, init) => sendPatiently(url, init);

/** Sends a call from the browser. */
export const sendFromBrowser: Send = tellingOfLoss(patiently);

/** Sends a call without trying it again: for who has a rhythm of their own to try in. */
export const sendOnce: Send = tellingOfLoss((_route, url, init) => sendPatiently(url, init, 0));

/** Sends a call that is answered with another session in the place of this one. */
export const sendRenewing: Send = tellingOfLoss(patiently, renewSession);

/** A call that is sent in another way tells of the end of its session like every other one (ERR-001). */
export const sentOtherwise = (send: Send): Send => tellingOfLoss(send);
