import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});

/** Simulates a new document within the same visit. */
async function newDocument() {
  cleanup();
  vi.resetModules();
  // The document's own time starts at zero.
  vi.useFakeTimers();
  const { useSurveyDue, visitMs } = await import('./visit-time.ts');
  const { result } = renderHook(() => useSurveyDue());
  return { due: () => result.current, visitMs };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const back = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the length of a visit', () => {
  it('a visit reaches five minutes after five minutes, even if the clock is changed in the meantime [PSURVEY-003] [B16]', async () => {
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
    ['hidden and then discarded by the browser', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('a visit continues in the next document after the previous one is %s [PSURVEY-003]', async (_what, leave) => {
    await newDocument();
    await pass(3 * minutes);
    leave();
    const { due } = await newDocument();
    await pass(2 * minutes - 1);
    expect(due()).toBe(false);
    await pass(1);
    expect(due()).toBe(true);
  });

  it("a visit's length includes its other documents when a document is restored, but counts no time twice", async () => {
    const { visitMs } = await newDocument();
    await pass(minutes);
    window.dispatchEvent(new Event('pagehide'));
    // Another document is open for two minutes.
    sessionStorage.setItem('liftoff.visitMs', String(3 * minutes));
    await pass(2 * minutes);
    back(true);
    expect(visitMs()).toBe(3 * minutes);
    back(false);
    await pass(minutes);
    expect(visitMs()).toBe(4 * minutes);
  });

  it("a restored document counts as five minutes old immediately if the visit's other documents have completed the five minutes [PSURVEY-003]", async () => {
    const { due } = await newDocument();
    await pass(minutes);
    window.dispatchEvent(new Event('pagehide'));
    sessionStorage.setItem('liftoff.visitMs', String(6 * minutes));
    back(true);
    await pass(0);
    expect(due()).toBe(true);
  });

  it('a visit starts from zero if the stored length is not a valid time', async () => {
    for (const kept of ['-5', '"soon"', '{']) {
      sessionStorage.setItem('liftoff.visitMs', kept);
      const { visitMs } = await newDocument();
      expect(visitMs()).toBe(0);
    }
  });
});
