import { expect, it } from 'vitest';
import { bettingUrlOf, sportsAt } from './betting-url.ts';

it.each([
  ['nothing', {}, null],
  ['that there is one', { enabled: true }, 'https://sport.liftoff.example:8443/'],
  ['an address', { url: 'https://sports.example/' }, 'https://sports.example/'],
  ['that there is one at an address', { enabled: true, url: 'https://sports.example/de' }, 'https://sports.example/de'],
  ['that there is none at an address', { enabled: false, url: 'https://sports.example/' }, null],
  ['an invalid address', { url: '/sports' }, null],
  ['a script address', { url: 'javascript:alert(1)' }, null],
  ['something other than true', { enabled: 'yes' }, null],
])(
  'reads the address of the sports site, if any, from a configuration that says %s [ROUTE-002] [CALL-003]',
  (_what, config, url) => {
    expect(bettingUrlOf(config, 'https://liftoff.example:8443')).toBe(url);
  },
);

it('derives no sports site address from a numeric IP address, which cannot have a subdomain [ROUTE-002]', () => {
  for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(bettingUrlOf({ enabled: true }, origin), origin).toBeNull();
});

it.each([
  ['', 'https://sport.example/'],
  ['football', 'https://sport.example/football'],
  ['football/7', 'https://sport.example/football/7'],
  ['a b?c#d', 'https://sport.example/a%20b%3Fc%23d'],
  ['..', 'https://sport.example/'],
  ['../../x', 'https://sport.example/x'],
  ['//evil.example', 'https://sport.example/evil.example'],
  ['https://evil.example', 'https://sport.example/https%3A/evil.example'],
])('the place %j within the sports site cannot lead to another site [ROUTE-055] [HASH-006]', (place, address) => {
  expect(sportsAt('https://sport.example/', place)).toBe(address);
  expect(sportsAt('https://bets.example/casino/', place)).toBe(
    address.replace('https://sport.example', 'https://bets.example/casino'),
  );
});
