import { afterEach, beforeEach, vi } from 'vitest';

/** A page that has just been opened: what it has used of its tries is its own. */
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

/** Nobody is there. */
export const fails = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
/** Nobody answers until the time is up. */
export const isSilent: Answer = signal =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Before each test of a file a new page on a network that fails until it is told otherwise, on fake timers from 0 on. */
export function brokenNetwork() {
  const net = {
    page: {} as Awaited<ReturnType<typeof openPage>>,
    /** When each try was made, in milliseconds since the test's beginning. */
    tries: [] as number[],
    /** What becomes of a try. */
    answer: fails as Answer,
    /** What a call comes to once every timer has run: its answer, or what it rejects with. */
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
