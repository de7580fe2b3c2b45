import { CallError, type Answer, type Send } from '@liftoff/contract/core/client';
import { isRenewedSince, renewals, renewSession, reportSessionLost } from './session-lost.ts';
import { announceTrying } from './trying.ts';

/** Cost of a retry. Each call that gets a response earns one unit, so that at most one call in ten is a retry. */
const price = 10;

/** The initial budget, which is also the maximum: thirty retries, enough for a page's first calls. */
const maxBudget = 30 * price;

/**
 * The part of the budget reserved for calls that a player waits for: all retries of two such calls. Background loads
 * cannot use it.
 */
const keptForPlayer = 12 * price;

let left = maxBudget;

/** Adds to the retry budget. Call it once for each call that gets a response. */
const earnTries = (): void => {
  left = Math.min(maxBudget, left + 1);
};

/** Takes the cost of a retry from the budget if enough is left [B9]; returns whether the retry may be made. */
function payTry(isWaitedFor: boolean): boolean {
  if (left < price + (isWaitedFor ? 0 : keptForPlayer)) return false;
  left -= price;
  return true;
}

/** Timeout for each attempt in milliseconds [CONST-001], and the number of retries [CONST-003]. */
const timeoutMs = 30_000;
const retries = 6;

/** A shorter timeout in milliseconds, so that faults appear quickly during development [CONST-002]. */
const devTimeoutMs = 8_000;

/** Milliseconds before the first retry. The pause doubles with each further retry [ERR-004]. */
const firstPauseMs = 100;

/** The maximum fraction by which a pause is randomly lengthened. */
const jitter = 0.25;

/** Waits for the given time or until the signal aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const pauseMs = (attempt: number) => firstPauseMs * 2 ** attempt;

/** The longest time, in milliseconds, that all retries after this failed attempt can take together. */
const restMs = (attempt: number): number =>
  Array.from({ length: retries - attempt }, (_, at) => pauseMs(attempt + at) * (1 + jitter) + timeoutMs).reduce(
    (sum, ms) => sum + ms,
    0,
  );

const hasKey = ({ headers }: RequestInit): boolean => new Headers(headers).has('idempotency-key');

/** Whether the page makes this call automatically, so that nobody waits for it. */
const isInBackground = ({ headers }: RequestInit): boolean => new Headers(headers).has('x-background');

/** Whether the request can safely be repeated: reads, and writes with an idempotency key [A24]. */
const mayRepeat = (init: RequestInit): boolean => ['GET', 'HEAD', undefined].includes(init.method) || hasKey(init);

/**
 * Sends a request and retries it if no response arrives, as far as the page's retry budget allows. The pauses grow,
 * with jitter so that many browsers do not retry simultaneously. While a write is being retried, the page is notified
 * of the latest time at which the retries end, and the player can cancel. A refusal is a response, so it is never
 * retried.
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
 * Reports a lost session if a call gets a 401 response. If this page has renewed the session in the meantime, the
 * refused call had no effect and is sent again under the new session. `first` wraps the first attempt.
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

/** Sends a call from the browser with retries, and reports a lost session. */
export const sendFromBrowser: Send = tellingOfLoss(patiently);

/** Sends a call without retries, for callers that retry it at their own intervals. */
export const sendOnce: Send = tellingOfLoss((_route, url, init) => sendPatiently(url, init, 0));

/** Sends a call whose response replaces the session with a new one. */
export const sendRenewing: Send = tellingOfLoss(patiently, renewSession);

/** Makes another function that sends calls report a lost session as well [ERR-001]. */
export const sentOtherwise = (send: Send): Send => tellingOfLoss(send);
