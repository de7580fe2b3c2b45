import type { UserLimit } from '@liftoff/contract/limits/limits';
import { bindingOf } from '@liftoff/rules/limits/reached';
import { isShown } from '@liftoff/rules/limits/shown';
import { minor } from '@liftoff/rules/money/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { limitsQuery } from '../../../shared/player/limits/limits-query.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { limitStates } from '../../../shared/player/limits/reached-limit.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { useSite } from '../../../shared/site/site.ts';
import type { Refused } from '../library/payments-api.ts';

/** What a player's deposit limits leave: minor units, and the ISO moment at which more is left, where it is known. */
export interface DepositLeft {
  amount: bigint;
  until: string | null;
  /**
   * The limit that leaves least: how much of how much is used, and in which time. Null where a refusal told what is left,
   * and in a currency that is shown with no limits, in which it holds all the same (VALID-056).
   */
  limit: { used: bigint; amount: bigint; period: UserLimit['period'] } | null;
}

/**
 * What the deposit limits leave in a currency, or null where none is set in it. A refusal knows best: it also counts
 * deposits that are under way and limits set in other currencies.
 */
export function useDepositLeft(
  playerId: number,
  currency: string,
  refused: Refused<'createDeposit'> | null,
): DepositLeft | null {
  const { data: limits = [] } = useQuery(limitsQuery(playerId));
  const { fiatLimitsOnly } = useBrand();
  if (refused?.limit) return { amount: minor(refused.limit.left_cents), until: refused.limit.until, limit: null };
  // The page knows no exchange rates: what a limit in another currency leaves, only a refusal tells.
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

/** Tells it in one sentence: how much, and until when. */
export function useLeftText() {
  const t = useTranslations('cashbox.limit');
  const { locale } = useSite();
  const money = useMoneyText();
  return ({ amount, until }: Pick<DepositLeft, 'amount' | 'until'>, currency: string): string => {
    const words = amount > 0n ? 'leaves' : 'used';
    if (until === null) return t(words, { amount: money.exact(amount, currency) });
    const moment = new Date(until).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return t(`${words}Until`, { amount: money.exact(amount, currency), until: moment });
  };
}
