import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode, WireAmount } from '@liftoff/contract/core/money';
import { isAddressOf, shortAddress } from '@liftoff/rules/cashbox/crypto-address';
import { minorOfText, wire } from '@liftoff/rules/money/money';
import type { AskedPayout, MethodFields, PayoutTarget } from '../provider.ts';

interface Coin {
  readonly method: string;
  readonly network: string;
  /** Blocks that have to confirm a deposit. */
  readonly confirmations: number;
  /** The least deposit, and the least and most of a withdrawal, in coins. */
  readonly least: string;
  readonly payout: readonly [least: string, most: string];
}

/** CRYPTO-004 to CRYPTO-009: each coin comes and goes by a method of its own; no deposit is too large. */
const coins: Readonly<Partial<Record<CurrencyCode, Coin>>> = {
  BTC: { method: 'bitcoin', network: 'Bitcoin', confirmations: 2, least: '0.0001', payout: ['0.0001', '0.4'] },
  BCH: {
    method: 'bitcoin_cash',
    network: 'Bitcoin Cash',
    confirmations: 2,
    least: '0.0001',
    payout: ['0.0001', '0.4'],
  },
  LTC: { method: 'litecoin', network: 'Litecoin', confirmations: 3, least: '0.01', payout: ['0.0001', '60'] },
  ETH: { method: 'ethereum', network: 'Ethereum', confirmations: 3, least: '0.01', payout: ['0.0001', '12'] },
  DOG: { method: 'dogecoin', network: 'Dogecoin', confirmations: 3, least: '0.01', payout: ['0.0001', '1600000'] },
  USDT: { method: 'tether', network: 'Ethereum (ERC-20)', confirmations: 3, least: '20', payout: ['25', '4000'] },
};

/** The network on which a coin is sent, and how many of its blocks have to confirm a deposit. */
export function networkOf(currency: CurrencyCode): Pick<Coin, 'network' | 'confirmations'> {
  const coin = coins[currency];
  if (coin === undefined) throw new Error(`${currency} is no coin`);
  return coin;
}

/** An amount of the table in minor units. */
function minorOf(text: string, currency: CurrencyCode): WireAmount {
  const amount = minorOfText(text, currency);
  if (amount === null) throw new Error(`${text} is no amount of ${currency}`);
  return wire(amount);
}

/** A coin's method, in its own currency; free and instant (CRYPTO-002, CRYPTO-003). */
export function cryptoMethods(provider: string, action: Payment['action'], currency: CurrencyCode): PaymentMethod[] {
  const coin = coins[currency];
  if (coin === undefined) return [];
  const least = minorOf(coin.least, currency);
  const [payoutLeast, payoutMost] = coin.payout;
  return [
    {
      id: coin.method,
      brand: coin.method,
      provider,
      currency,
      type: 'crypto',
      savedProfiles: [],
      termsOfService: '/benefits-of-crypto',
      fee: '0',
      processingTime: 'instant',
      deposit: action === 'deposit' ? { min_cents: least, max_cents: null } : null,
      withdrawal:
        action === 'cashout'
          ? { min_cents: minorOf(payoutLeast, currency), max_cents: minorOf(payoutMost, currency) }
          : null,
      network: coin.network,
      minDep: least,
    },
  ];
}

/** Coins are sent to an address of the provider's, and go to one of the player's. */
export function cryptoFields(method: string, action: Payment['action']): MethodFields | null {
  if (!Object.values(coins).some(coin => coin.method === method)) return null;
  return action === 'deposit' ? [] : [{ name: 'address', kind: 'text', required: true }];
}

/** An address that coins of the currency can be sent to, by its form and its checksum. */
export function cryptoTarget({ currency, address }: AskedPayout): PayoutTarget | null {
  if (address === undefined || !isAddressOf(currency, address)) return null;
  const to = address.trim();
  // Whatever case it is written in, and with or without the name of its network in front.
  const mark = to.toLowerCase().split(':').at(-1);
  return { to, label: shortAddress(to), ...(mark === undefined ? {} : { mark }) };
}
