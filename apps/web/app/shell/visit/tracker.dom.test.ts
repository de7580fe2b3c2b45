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

it('loads the tracker 60 seconds after consent and identifies the signed-in player to it [CONST-027] [STATE-020] [CONST-051] [D13]', async () => {
  start(address, player);
  await pass(120_000);
  keepConsent('accepted');
  await pass(59_999);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(load.mock.calls).toEqual([[address]]);
  expect(identify.mock.calls).toEqual([[{ id: 7, welcomePack: true }]]);
});

it('reloads the tracker every hour, even if it failed to load the first time [CONST-028]', async () => {
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

it('does not identify guests to the tracker', async () => {
  keepConsent('accepted');
  start(address, null);
  await pass(60_000);
  expect(load).toHaveBeenCalledOnce();
  expect(identify).not.toHaveBeenCalled();
});

it('loads no tracker after a refusal, and stops the tracker when consent is withdrawn [D13]', async () => {
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

it('loads no tracker if the operator has configured no address for it', async () => {
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
])('loads no tracker for the crawler %s [ROLE-032]', async agent => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  keepConsent('accepted');
  start(address, player);
  await pass(7_200_000);
  expect(load).not.toHaveBeenCalled();
});
