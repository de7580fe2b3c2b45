import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchTexts } from './fetched-texts.ts';

const asked: string[] = [];
let answers: (() => Response)[] = [];
const whole = () => Response.json({ shell: {} });
const log = vi.hoisted(() => vi.fn<(what: string) => void>());
vi.mock('./client-log.ts', () => ({ logFailure: log }));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return (answers.shift() ?? whole)();
  });
});
afterEach(() => {
  log.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the address of the texts changes every five minutes, and fetched texts are cached [CALL-052] [CONST-071]', async () => {
  const at = (time: string) => vi.setSystemTime(new Date(`2026-11-20T${time}Z`));
  at('12:04:59.999');
  expect(await fetchTexts('de')).toEqual({ shell: {} });
  at('12:05:00.000');
  expect(await fetchTexts('de')).toEqual({ shell: {} });
  await fetchTexts('fr-CA');
  const noon = Date.parse('2026-11-20T12:00:00Z');
  expect(asked).toEqual([`/messages/de.json?time=${noon}`, `/messages/fr-CA.json?time=${noon + 300_000}`]);
});

it('texts that fail to load are logged and retried, at growing intervals, until they load [ERR-015]', async () => {
  const faults = [
    () => Response.json({ refusal: 'unavailable' }, { status: 503 }),
    () => Response.json({ refusal: 'not_found' }, { status: 404 }),
    () => new Response('<html>', { status: 200 }),
  ];
  answers = [...faults];
  const texts = fetchTexts('et');
  for (const [at, waitMs] of [2_000, 4_000, 8_000].entries()) {
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(asked).toHaveLength(at + 1);
    expect(log).toHaveBeenCalledTimes(at + 1);
    expect(log.mock.lastCall?.[0]).toBe('texts of et');
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await texts).toEqual({ shell: {} });
  expect(asked).toHaveLength(4);
  // Simultaneous requests are shared, and loaded texts are not requested again.
  expect(fetchTexts('et')).toBe(texts);
  expect(asked).toHaveLength(4);
});
