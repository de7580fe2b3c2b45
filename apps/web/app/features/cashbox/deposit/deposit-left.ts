import type { UserLimit } from '@liftoff/contract/limits/limits';
import { bindingOf } from '@liftoff/rules/limits/reached';
import { isShown } from '@liftoff/rules/limits/shown';
import { minor } from '@liftoff/rules/money/money';
import { useQuery } from '@tanstack/react-query';
import { timeText } from '@liftoff/rules/notice/time-text';
import { useTranslations } from 'use-intl';
import { limitsQuery } from '../../../shared/player/limits/limits-query.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { limitStates } from '../../../shared/player/limits/reached-limit.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { useSite } from '../../../shared/site/site.ts';
import type { Refused } from '../library/payments-api.ts';

/**
 * What the player's deposit limits still allow. `amount` is in minor units. `until` is the ISO time at which more
 * becomes available, or `null` if unknown.
 */
export interface DepositLeft {
  amount: bigint;
  until: string | null;
  /**
   * The most restrictive limit: used amount, total amount and period. `null` if `amount` comes from a refusal, or if
   * limits are not shown for the currency; limits in that currency are still enforced [VALID-056].
   */
  limit: { used: bigint; amount: bigint; period: UserLimit['period'] } | null;
}

/**
 * What the deposit limits still allow in a currency, or `null` if no limit is set in it. If the platform refused a
 * deposit, the refusal's value takes precedence, because it also counts pending deposits and limits in other
 * currencies.
 */
export function useDepositLeft(
  playerId: number,
  currency: string,
  refused: Refused<'createDeposit'> | null,
): DepositLeft | null {
  const { data: limits = [] } = useQuery(limitsQuery(playerId));
  const { fiatLimitsOnly } = useBrand();
  if (refused?.limit) return { amount: minor(refused.limit.left_cents), until: refused.limit.until, limit: null };
  // The page has no exchange rates, so limits in other currencies are known only from a refusal.
  const own = limitStates(limits).map((limit, at) => ({
    ...limit,
    period: limits[at]?.period ?? 'forever',
    accounts: limit.accounts.filter(account => account.currency === currency),
  }));
  const binding = bindingOf(own, 'deposit', currency, {});
  const account = binding?.limit.accounts[0];
  if (!binding || !account) return null;
  const limit = { used: account.current, amount: account.amount, period: binding.limit.period };
  return { amount: binding.left, until: null, limit: isShown(currency, fiatLimitsOnly) ? limit : null };
}

/** Formats in one sentence how much may still be deposited, and until when. */
export function useLeftText() {
  const t = useTranslations('cashbox.limit');
  const { locale } = useSite();
  const money = useMoneyText();
  return ({ amount, until }: Pick<DepositLeft, 'amount' | 'until'>, currency: string): string => {
    const words = amount > 0n ? 'leaves' : 'used';
    if (until === null) return t(words, { amount: money.exact(amount, currency) });
    const moment = timeText(new Date(until), locale, { dateStyle: 'medium', timeStyle: 'short' });
    return t(`${words}Until`, { amount: money.exact(amount, currency), until: moment });
  };
}
