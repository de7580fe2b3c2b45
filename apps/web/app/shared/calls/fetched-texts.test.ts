import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchTexts } from './fetched-texts.ts';

const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return asked.length === 1 ? Response.error() : Response.json({ shell: {} });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the address of the texts changes every five minutes, and an answer is kept [CALL-052] [CONST-071]', async () => {
  const at = (time: string) => vi.setSystemTime(new Date(`2026-11-20T${time}Z`));
  // One that fails is forgotten and asked for again.
  at('12:03:59.999');
  await expect(fetchTexts('de')).rejects.toThrow();
  at('12:04:59.999');
  expect(await fetchTexts('de')).toEqual({ shell: {} });
  at('12:05:00.000');
  expect(await fetchTexts('de')).toEqual({ shell: {} });
  await fetchTexts('fr-CA');
  const noon = Date.parse('2026-11-20T12:00:00Z');
  expect(asked).toEqual([
    `/messages/de.json?time=${noon}`,
    `/messages/de.json?time=${noon}`,
    `/messages/fr-CA.json?time=${noon + 300_000}`,
  ]);
});
