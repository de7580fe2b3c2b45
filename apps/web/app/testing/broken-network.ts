import { afterEach, beforeEach, vi } from 'vitest';

/** Simulates a newly opened page with its own retry budget. */
const openPage = async () => {
  vi.resetModules();
  return {
    ...(await import('../shared/calls/tables/account-calls.ts')),
    ...(await import('../shared/calls/tables/security-calls.ts')),
    ...(await import('../shared/calls/send.ts')),
    ...(await import('../shared/calls/session-lost.ts')),
    ...(await import('../shared/calls/trying.ts')),
  };
};

type Answer = (signal: AbortSignal) => Promise<Response>;

/** Simulates a network without a connection. */
export const fails = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
/** Simulates a network that does not respond before the timeout. */
export const isSilent: Answer = signal =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/**
 * Opens a new page before each test in the file, with fake timers that start at 0 and a network that fails until
 * `answer` is changed.
 */
export function brokenNetwork() {
  const net = {
    page: {} as Awaited<ReturnType<typeof openPage>>,
    /** The time of each attempt, in milliseconds since the start of the test. */
    tries: [] as number[],
    /** Function that produces the response to each attempt. */
    answer: fails as Answer,
    /** Runs all timers; resolves to the call's result, or to the error it rejects with. */
    outcome: async (call: Promise<unknown>): Promise<unknown> => {
      const settled = call.then(
        value => value,
        (error: unknown) => error,
      );
      await vi.runAllTimersAsync();
      return settled;
    },
  };
  beforeEach(async () => {
    Object.assign(net, { page: await openPage(), tries: [], answer: fails });
    vi.useFakeTimers({ now: 0 });
    vi.stubEnv('DEV', false);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
      const over = new AbortController();
      setTimeout(() => over.abort(new DOMException('too long', 'TimeoutError')), ms);
      return over.signal;
    });
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      net.tries.push(Date.now());
      return net.answer(signal);
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  return net;
}
