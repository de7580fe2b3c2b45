import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepConsent } from '../../shared/preferences/consent.ts';
import { startTracker, type CustomerTracker } from './tracker.ts';

const identify = vi.fn<CustomerTracker['identify']>();
const load = vi.fn<(address: string) => Promise<CustomerTracker>>();
const player = { id: 7, statuses: [{ id: '131811', name: 'Welcome pack' }] };
const address = 'https://tracker.example/t.js';
let stop = () => undefined as void;
const start = (...args: [string | undefined, typeof player | null]) => void (stop = startTracker(...args, load));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockResolvedValue({ identify });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.resetAllMocks();
  document.cookie = 'cookie_consent=;path=/;max-age=0';
});

it('loads 60 s after consent and tells it who is signed in [CONST-027] [STATE-020] [CONST-051] [D13]', async () => {
  start(address, player);
  await pass(120_000);
  keepConsent('accepted');
  await pass(59_999);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(load.mock.calls).toEqual([[address]]);
  expect(identify.mock.calls).toEqual([[{ id: 7, welcomePack: true }]]);
});

it('is put in again each hour, also where it did not come the first time [CONST-028]', async () => {
  load.mockRejectedValueOnce(new Error('away'));
  keepConsent('accepted');
  start(address, player);
  await pass(60_000 + 3_599_999);
  expect(load).toHaveBeenCalledOnce();
  expect(identify).not.toHaveBeenCalled();
  await pass(1);
  expect(load.mock.calls).toEqual([[address], [`${address}#1`]]);
  expect(identify).toHaveBeenCalledOnce();
  await pass(3_600_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('a guest is told to nobody', async () => {
  keepConsent('accepted');
  start(address, null);
  await pass(60_000);
  expect(load).toHaveBeenCalledOnce();
  expect(identify).not.toHaveBeenCalled();
});

it('nothing loads after a refusal, and nothing more once consent is taken back [D13]', async () => {
  keepConsent('refused');
  start(address, player);
  await pass(7_200_000);
  expect(load).not.toHaveBeenCalled();
  keepConsent('accepted');
  await pass(30_000);
  keepConsent('refused');
  await pass(7_200_000);
  expect(load).not.toHaveBeenCalled();
});

it('nothing loads without an address of the operator', async () => {
  keepConsent('accepted');
  start(undefined, player);
  await pass(7_200_000);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
])('nothing loads for the crawler %s [ROLE-032]', async agent => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  keepConsent('accepted');
  start(address, player);
  await pass(7_200_000);
  expect(load).not.toHaveBeenCalled();
});
