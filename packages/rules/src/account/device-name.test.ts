import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows', 'computer'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0`, 'Edge', 'Windows', 'computer'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/124.0`, 'Opera', 'Windows', 'computer'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS', 'computer'],
  [`Mozilla/5.0 (Linux; Android 15; SM-S931B) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
  [`Mozilla/5.0 (Linux; Android 15; SM-X710) ${chrome} Safari/537.36`, 'Chrome', 'Android', 'tablet'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${chrome} SamsungBrowser/28.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'phone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', 'computer'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${apple} Version/19.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) ${apple} FxiOS/145.0 Mobile/15E148 Safari/604.1`,
    'Firefox',
    'iPad',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/19.1 Safari/605.1.15`,
    'Safari',
    'macOS',
    'computer',
  ],
  ['curl/8.7.1', null, null, 'computer'],
  ['', null, null, 'computer'],
  [null, null, null, 'computer'],
])('derives a recognisable browser, system and kind of device from user agent %s', (agent, browser, system, kind) => {
  expect(deviceName(agent)).toEqual({ browser, system, kind });
});
