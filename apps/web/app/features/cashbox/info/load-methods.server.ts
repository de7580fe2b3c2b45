import type { PaymentMethodInfo } from '@liftoff/contract/cashbox/cashbox';
import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import { isHiddenMethod } from '@liftoff/rules/cashbox/hidden-methods';
import type { PageContext } from '../../../page-context.ts';
import { playedCurrency, type PlayerSeed } from '../../../shared/player/player.ts';
import { readPlayer } from '../../../shared/player/read-player.server.ts';
import { clientOf } from '../../../shared/calls/server-client.server.ts';
import { currencyOfVisitor } from '../../../shared/money/visitor-currency.server.ts';

export interface MethodsData {
  /**
   * Currency of the first list of methods: the player's currency if it is fiat, otherwise the visitor's default
   * currency.
   */
  currency: CurrencyCode;
  /** The visitor's methods for that currency and for cryptocurrencies; `null` if the platform did not respond. */
  methods: PaymentMethodInfo[] | null;
}

/**
 * Loads the payment methods for the information pages. The pages render without them if the platform does not respond
 * [B11].
 */
export async function loadMethods(page: PageContext): Promise<MethodsData> {
  const [listed, player, first] = await Promise.all([
    clientOf(page)
      .paymentInfo({})
      .catch(() => null),
    readPlayer(page),
    currencyOfVisitor(page),
  ]);
  const own = player && ownCurrency(player);
  const groups = player?.user.statuses.map(({ id }) => id) ?? [];
  const isTaken = (code: CurrencyCode) => listed?.some(({ currency, type }) => currency === code && type === 'other');
  const currency = own ?? (listed === null || isTaken(first) ? first : fallback(listed, first));
  const isOffered = (method: PaymentMethodInfo) =>
    (method.type === 'crypto' || method.currency === currency) && !isHiddenMethod(method.brand, groups);
  return { currency, methods: listed?.filter(isOffered) ?? null };
}

/** The first fiat currency that a method accepts, for visitors whose default currency no method accepts. */
const fallback = (listed: readonly PaymentMethodInfo[], first: CurrencyCode): CurrencyCode =>
  listed.find(({ type }) => type === 'other')?.currency ?? first;

function ownCurrency(player: PlayerSeed): CurrencyCode | null {
  const currency = playedCurrency(player);
  return currencies[currency].fiat ? currency : null;
}
