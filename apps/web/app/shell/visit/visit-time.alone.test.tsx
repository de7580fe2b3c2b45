import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});

/** A document of the visit as it has just been opened. */
async function newDocument() {
  cleanup();
  vi.resetModules();
  // Its own time begins anew.
  vi.useFakeTimers();
  const { useSurveyDue, visitMs } = await import('./visit-time.ts');
  const { result } = renderHook(() => useSurveyDue());
  return { due: () => result.current, visitMs };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const back = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('how long a visit has lasted', () => {
  it('is five minutes after five minutes, whatever the clock is set to meanwhile [PSURVEY-003] [B16]', async () => {
    const { due } = await newDocument();
    vi.setSystemTime(Date.now() + 24 * 60 * minutes);
    await pass(5 * minutes - 1);
    expect(due()).toBe(false);
    vi.setSystemTime(Date.now() - 48 * 60 * minutes);
    await pass(1);
    expect(due()).toBe(true);
  });

  it.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    ['hidden, and then put away unasked', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('goes on with the next document once one is %s [PSURVEY-003]', async (_what, leave) => {
    await newDocument();
    await pass(3 * minutes);
    leave();
    const { due } = await newDocument();
    await pass(2 * minutes - 1);
    expect(due()).toBe(false);
    await pass(1);
    expect(due()).toBe(true);
  });

  it('counts what others of the visit lasted once a document comes back, and not twice', async () => {
    const { visitMs } = await newDocument();
    await pass(minutes);
    window.dispatchEvent(new Event('pagehide'));
    // Another document, for two minutes.
    sessionStorage.setItem('liftoff.visitMs', String(3 * minutes));
    await pass(2 * minutes);
    back(true);
    expect(visitMs()).toBe(3 * minutes);
    back(false);
    await pass(minutes);
    expect(visitMs()).toBe(4 * minutes);
  });

  it('is due at once in a document that comes back after others of the visit have made up the five minutes [PSURVEY-003]', async () => {
    const { due } = await newDocument();
    await pass(minutes);
    window.dispatchEvent(new Event('pagehide'));
    sessionStorage.setItem('liftoff.visitMs', String(6 * minutes));
    back(true);
    await pass(0);
    expect(due()).toBe(true);
  });

  it('begins anew where what is kept is no time of a visit', async () => {
    for (const kept of ['-5', '"soon"', '{']) {
      sessionStorage.setItem('liftoff.visitMs', kept);
      const { visitMs } = await newDocument();
      expect(visitMs()).toBe(0);
    }
  });
});
