import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode, WireAmount } from '@liftoff/contract/core/money';
import { payoutAddressRule, shortAddress } from '@liftoff/rules/cashbox/crypto-address';
import { minorOfDecimal, wire } from '@liftoff/rules/money/money';
import type { AskedPayout, MethodFields, PayoutTarget } from '../provider.ts';

interface Coin {
  readonly method: string;
  readonly network: string;
  /** Number of blocks that must confirm a deposit. */
  readonly confirmations: number;
  /** Minimum deposit, and minimum and maximum withdrawal, in coins. */
  readonly least: string;
  readonly payout: readonly [least: string, most: string];
}

/** CRYPTO-004 to CRYPTO-009: each coin has its own method for deposits and withdrawals; deposits have no maximum. */
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

/** A coin's network, and how many of its blocks must confirm a deposit. Throws for a currency that is not a coin. */
export function networkOf(currency: CurrencyCode): Pick<Coin, 'network' | 'confirmations'> {
  const coin = coins[currency];
  if (coin === undefined) throw new Error(`${currency} is no coin`);
  return coin;
}

/** Converts an amount from the table to minor units. */
function minorOf(text: string, currency: CurrencyCode): WireAmount {
  const amount = minorOfDecimal(text, currency);
  if (amount === null) throw new Error(`${text} is no amount of ${currency}`);
  return wire(amount);
}

/** A coin's method, free and instant, in the coin's own currency; an empty list for any other currency. */
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

/** A deposit is sent to the provider's address and needs no fields; a withdrawal needs an address from the player. */
export function cryptoFields(method: string, action: Payment['action']): MethodFields | null {
  if (!Object.values(coins).some(coin => coin.method === method)) return null;
  return action === 'deposit' ? [] : [{ name: 'address', kind: 'text', required: true }];
}

/**
 * The destination of a payout, or `null` if the address does not have the currency's format or a valid checksum, or
 * belongs to nobody.
 */
export function cryptoTarget({ currency, address }: AskedPayout): PayoutTarget | null {
  if (address === undefined || payoutAddressRule(currency, address) !== null) return null;
  const to = address.trim();
  // Ignores letter case and a leading network name, so that the same address always has the same mark.
  const mark = to.toLowerCase().split(':').at(-1);
  return { to, label: shortAddress(to), ...(mark === undefined ? {} : { mark }) };
}
