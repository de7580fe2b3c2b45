import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox';
import type { CurrencyCode } from '@liftoff/contract/money';
import { minorOfText, wire } from '@liftoff/rules/money';
import type { MethodFields } from '../provider.ts';

interface Coin {
  readonly method: string;
  readonly network: string;
  /** The least deposit, in coins. */
  readonly least: string;
}

/** CRYPTO-004 to CRYPTO-009: each coin comes by a method of its own; no deposit is too large. */
const coins: Readonly<Partial<Record<CurrencyCode, Coin>>> = {
  BTC: { method: 'bitcoin', network: 'Bitcoin', least: '0.0001' },
  BCH: { method: 'bitcoin_cash', network: 'Bitcoin Cash', least: '0.0001' },
  LTC: { method: 'litecoin', network: 'Litecoin', least: '0.01' },
  ETH: { method: 'ethereum', network: 'Ethereum', least: '0.01' },
  DOG: { method: 'dogecoin', network: 'Dogecoin', least: '0.01' },
  USDT: { method: 'tether', network: 'Ethereum (ERC-20)', least: '20' },
};

/** The network on which a coin is sent. */
export function networkOf(currency: CurrencyCode): string {
  const coin = coins[currency];
  if (coin === undefined) throw new Error(`${currency} is no coin`);
  return coin.network;
}

/** A coin's method, in its own currency; free and instant (CRYPTO-002, CRYPTO-003). */
export function cryptoMethods(provider: string, action: Payment['action'], currency: CurrencyCode): PaymentMethod[] {
  const coin = coins[currency];
  if (action !== 'deposit' || coin === undefined) return [];
  const least = minorOfText(coin.least, currency);
  if (least === null) throw new Error(`The least of ${currency} is no amount`);
  return [
    {
      id: coin.method,
      brand: coin.method,
      provider,
      currency,
      type: 'crypto',
      savedProfiles: [],
      termsOfService: null,
      fee: '0',
      processingTime: 'instant',
      deposit: { min_cents: wire(least), max_cents: null },
      withdrawal: null,
      network: coin.network,
      minDep: wire(least),
    },
  ];
}

/** Coins are sent to an address: nothing is asked of the player. */
export const cryptoFields = (method: string): MethodFields | null =>
  Object.values(coins).some(coin => coin.method === method) ? [] : null;
