import type { PaymentMethodInfo } from '@liftoff/contract/cashbox';
import { currencies, type CurrencyCode } from '@liftoff/contract/currencies';
import type { PageContext } from '../../../page-context.ts';
import { playedCurrency } from '../../../shared/player.ts';
import { readPlayer } from '../../../shared/player/read-player.server.ts';
import { clientOf } from '../../../shared/server-client.server.ts';
import { currencyOfVisitor } from '../../../shared/visitor-currency.server.ts';

export interface MethodsData {
  /** The money of the first list: the player's own where it is no coin, else the one offered first to the visitor. */
  currency: CurrencyCode;
  /** What is paid with in it, then the coins; null while nobody says. */
  methods: PaymentMethodInfo[] | null;
}

/** What the pages about payments show: without the platform's answer they stand without their figures [B11]. */
export async function loadMethods(page: PageContext): Promise<MethodsData> {
  const [listed, own, first] = await Promise.all([
    clientOf(page)
      .paymentInfo({})
      .catch(() => null),
    ownCurrency(page),
    currencyOfVisitor(page),
  ]);
  const isTaken = (code: CurrencyCode) => listed?.some(({ currency, type }) => currency === code && type === 'other');
  const currency = own ?? (listed === null || isTaken(first) ? first : fallback(listed, first));
  const methods = listed?.filter(method => method.type === 'crypto' || method.currency === currency) ?? null;
  return { currency, methods };
}

/** What one of each coin is worth in euros; without the platform's answer nothing is said of it (CALL-049). */
export const loadRates = (page: PageContext): Promise<Readonly<Record<string, { EUR: string }>>> =>
  clientOf(page)
    .cryptoExchangeRates({})
    .catch(() => ({}));

/** The first money that is taken at all, where no method takes the one that is offered first. */
const fallback = (listed: readonly PaymentMethodInfo[], first: CurrencyCode): CurrencyCode =>
  listed.find(({ type }) => type === 'other')?.currency ?? first;

async function ownCurrency(page: PageContext): Promise<CurrencyCode | null> {
  const player = await readPlayer(page);
  const currency = player && playedCurrency(player);
  return currency && currencies[currency].fiat ? currency : null;
}
