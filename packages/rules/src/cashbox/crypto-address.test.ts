import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutAddressRule, shortAddress } from './crypto-address.ts';

/**
 * Published addresses from the coins' specifications (BIP 173, BIP 350, CashAddr, EIP-55) and of well-known wallets.
 */
const addresses: Readonly<Partial<Record<CurrencyCode, readonly string[]>>> = {
  BTC: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  BCH: [
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
    '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
  ],
  LTC: ['LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  DOG: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ETH: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'],
  USDT: ['0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', '0xD1220A0CF47C7B9BE7A2E6BA89F429762E7B9ADB'],
};
const isAddressOf = (coin: CurrencyCode, text: string): boolean =>
  payoutAddressRule(coin, text) !== 'VALIDATION.PAYOUT.ADDRESS';
const coins = Object.keys(addresses) as CurrencyCode[];
const all = coins.flatMap(coin => (addresses[coin] ?? []).map(address => [coin, address] as const));

describe('crypto addresses', () => {
  it.each(all)('recognises the %s address %s', (coin, address) => {
    expect(isAddressOf(coin, address)).toBe(true);
    expect(isAddressOf(coin, `  ${address}\n`)).toBe(true);
  });

  it('refuses a crypto address with one letter changed, omitted or inserted, so that a typing error never loses money', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    // An Ethereum address in a single case carries no checksum, so a typing error cannot be detected.
    const checked = all.filter(
      ([, address]) => !address.startsWith('0x') || /[a-f]/.test(address) === /[A-F]/.test(address),
    );
    const arbitrary = fc.record({
      one: fc.constantFrom(...checked),
      at: fc.nat(),
      letter: fc.constantFrom(...letters),
      slip: fc.constantFrom('change', 'leave out', 'put in'),
    });
    fc.assert(
      fc.property(arbitrary, ({ one: [coin, address], at, letter, slip }) => {
        const prefix = /^(bitcoincash:|0x)?/.exec(address)?.[0].length ?? 0;
        const place = prefix + (at % (address.length - prefix));
        const rest = address.slice(slip === 'put in' ? place : place + 1);
        const wrong = `${address.slice(0, place)}${slip === 'leave out' ? '' : letter}${rest}`;
        // Skips changes that affect at most the case, because some formats ignore case.
        fc.pre(wrong.toLowerCase() !== address.toLowerCase());
        expect(isAddressOf(coin, wrong)).toBe(false);
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  it('a crypto address is valid only for its own currency, except for Bitcoin Cash’s legacy form and Ethereum’s tokens', () => {
    const shared = (coin: string, other: string) =>
      [coin, other].every(code => ['BTC', 'BCH'].includes(code)) ||
      [coin, other].every(code => ['ETH', 'USDT'].includes(code));
    for (const [coin, address] of all)
      for (const other of coins)
        if (other !== coin && !shared(coin, other))
          expect([other, address, isAddressOf(other, address)]).toEqual([other, address, false]);
  });

  it.each([
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BTC', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['BTC', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['BTC', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['BTC', 'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du'],
    ['BTC', 'bc1pw5dgrnzv'],
    ['BTC', 'bc1gmk9yu'],
    ['BTC', ''],
    ['BTC', 'x'.repeat(100_000)],
    ['BCH', 'bitcoincash:QPM2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['BCH', 'bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap'],
    ['LTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['ETH', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['EUR', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ] as const)('refuses, as an address for %s, the text %s', (coin, address) =>
    expect(isAddressOf(coin, address)).toBe(false),
  );

  it.each(all)('allows a payout in %s to the address %s', (coin, address) =>
    expect(payoutAddressRule(coin, address)).toBeNull(),
  );

  it.each([
    ['BTC', '1111111111111111111114oLvT2'],
    ['BTC', '1BitcoinEaterAddressDontSendf59kuE'],
    ['BTC', '1CounterpartyXXXXXXXXXXXXXXXUWLpVr'],
    ['BTC', '31h1vYVSYuKP6AhS86fbRdMw9XHieotbST'],
    ['BTC', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs'],
    ['BCH', 'bitcoincash:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603'],
    ['BCH', 'qp6e6enhpy0fwwu7nkvlr8rgl06ru0c9lywalz8st5'],
    ['BCH', '1BitcoinEaterAddressDontSendf59kuE'],
    ['LTC', 'LKDxGDJq5fF4FohAB8zJH24mDDNHDNtqsE'],
    ['DOG', 'D596YFweJQuHY1BbjazZYmAbt8jJPbKehC'],
    ['DOG', 'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr'],
    ['ETH', '0x0000000000000000000000000000000000000000'],
    ['ETH', '0x0000000000000000000000000000000000000009'],
    ['ETH', '0x000000000000000000000000000000000000dEaD'],
    ['ETH', '0xffffffffffffffffffffffffffffffffffffffff'],
    ['USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    ['ETH', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
  ] as const)('refuses a payout in %s to %s, which belongs to nobody', (coin, address) =>
    expect(payoutAddressRule(coin, address)).toBe('VALIDATION.PAYOUT.UNSPENDABLE'),
  );

  it('shortens a long crypto address to its beginning and end', () => {
    expect(shortAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe('bc1qw5\u2026v8f3t4');
    expect(shortAddress('sixteen-letters.')).toBe('sixteen-letters.');
    expect(shortAddress('seventeen-letters')).toBe('sevent\u2026etters');
  });
});
