import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarketRules } from '@liftoff/contract/limits/market-rules';
import { enabledCurrencies } from '@liftoff/contract/core/money';
import { expect, it, onTestFinished } from 'vitest';
import { currenciesAt, offeredCurrencies } from './offered-currencies.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { testPlatform } from '../testing/test-platform.ts';

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'currencies-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'currency-config.json'), text);
  return folder;
}

it("an operator's list of currencies replaces the defaults, in its order, for opening accounts and for payments [CALL-008] [CONST-033]", async () => {
  const folder = folderWith(JSON.stringify({ enabled: ['KZT', 'USDT', 'CAD'] }));
  const platform = await testPlatform({ seed: 'none', env: { FE_CONFIG_DIR: folder } });
  onTestFinished(() => platform.close());
  const guest = platform.caller({ ip: '198.20.9.1' });

  const listed = await guest.send<{ code: string; enabled: boolean }[]>('GET', '/api/info/currencies');
  expect(listed.body.filter(({ enabled }) => enabled).map(({ code }) => code)).toEqual(['KZT', 'USDT', 'CAD']);
  expect(listed.body.slice(0, 3).map(({ code }) => code)).toEqual(['KZT', 'USDT', 'CAD']);
  expect(listed.body).toHaveLength(enabledCurrencies.length + 1);

  const methods = await guest.send<{ currency: string }[]>('GET', '/api/payment_methods');
  expect([...new Set(methods.body.map(({ currency }) => currency))]).toEqual(['USDT', 'CAD']);

  const refused = await guest.send('POST', '/api/users', { user: { ...signUpForm, currency: 'EUR' } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { currency: ['VALIDATION.COMMON.NOT_ALLOWED'] } } });
  expect((await guest.send('POST', '/api/users', { user: { ...signUpForm, currency: 'CAD' } })).status).toBe(201);
  expect(await guest.send('POST', '/api/player/accounts', { currency: 'EUR' })).toMatchObject({
    body: { refusal: 'currency_unsupported' },
  });
  expect((await guest.send('POST', '/api/player/accounts', { currency: 'KZT' })).status).toBe(201);
});

it('offers only the currencies that the market rules of a place allow, in display order', async () => {
  const platform = await testPlatform({ seed: 'none' });
  onTestFinished(() => platform.close());
  const place = { licence: 'CW', country: 'NO', province: null };
  const under = (currencies: MarketRules['currencies']) =>
    currenciesAt({ ...platform, ruleFor: where => ({ ...platform.ruleFor(where), currencies }) }, place);
  expect(under(null)).toEqual(enabledCurrencies);
  expect(under(['NOK', 'EUR', 'KZT'])).toEqual(enabledCurrencies.filter(code => code === 'NOK' || code === 'EUR'));
});

it('offers the default currencies if the configuration file is missing or lists none [CONST-033]', () => {
  expect(offeredCurrencies({ feConfigDir: join(tmpdir(), 'no-such-folder') })).toEqual(enabledCurrencies);
  expect(offeredCurrencies({ feConfigDir: folderWith('{}') })).toEqual(enabledCurrencies);
});

it.each(['{"enabled":["XXX"]}', '{"enabled":[]}', '{"enabled":'])(
  'startup fails with an error that names the currency file if its content is %s',
  text => {
    const folder = folderWith(text);
    expect(() => offeredCurrencies({ feConfigDir: folder })).toThrow(join(folder, 'currency-config.json'));
  },
);
