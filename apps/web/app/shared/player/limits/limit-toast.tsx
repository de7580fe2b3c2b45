import type { UserLimit } from '@liftoff/contract/limits/limits';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { minor } from '@liftoff/rules/money/money';
import { isShown } from '@liftoff/rules/limits/shown';
import { useToast } from '@liftoff/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useChannel } from '../../realtime/use-channel.ts';
import { useBrand } from '../../site/shell-data.ts';
import { usePaths } from '../../site/site.ts';
import { useLimitName, useMomentText } from './limit-words.ts';
import { limitsQuery } from './limits-query.ts';
import { useMoneyText } from '../../money/money-text.ts';
import { reachedLimits } from './reached-limit.ts';

/**
 * Returns a function for the text about a reached limit: its name, how much of it is used, and when it ends or is
 * renewed.
 */
export function useReachedText() {
  const t = useTranslations('player.toast');
  const money = useMoneyText();
  const name = useLimitName();
  const { moment } = useMomentText();
  const { fiatLimitsOnly } = useBrand();
  return (limit: UserLimit | null): string => {
    if (limit?.type === 'coolingoff' && limit.ends_at !== null)
      return t('pausedUntil', { until: moment(limit.ends_at) });
    // If the site does not show limits in a currency, the limit is mentioned without amounts [VALID-056].
    const account = limit?.accounts.find(({ currency }) => isShown(currency, fiatLimitsOnly));
    if (!limit || !account) return t('limitReached');
    const { currency } = account;
    const words = {
      limit: name(limit),
      used: money.of(account.current_value_amount_cents, currency),
      amount: money.of(account.amount_cents, currency),
    };
    const reached =
      limit.resets_at === null ? t('limit', words) : t('limitUntil', { ...words, until: moment(limit.resets_at) });
    const isUsedUp = minor(account.current_value_amount_cents) >= minor(account.amount_cents);
    return isUsedUp ? reached : `${reached} ${t('limitRest')}`;
  };
}

/**
 * Returns a function that shows the toast for a reached limit. The toast stays until the player closes it. A second
 * toast replaces the first [STATE-051] [ERR-020].
 */
function useShowLimitToast(): (limit: UserLimit | null) => void {
  const t = useTranslations('player.toast');
  const text = useReachedText();
  const paths = usePaths();
  const { show } = useToast();
  return limit =>
    void show({
      id: 'limit',
      tone: 'warn',
      persistent: true,
      content: (
        <>
          {text(limit)}{' '}
          <a className="link" href={paths.profile('limits')}>
            {t('limits')}
          </a>
        </>
      ),
    });
}

/**
 * Shows the toast while a limit is reached, or after the platform has refused a call because of a limit. Shows it
 * again when another limit is reached.
 */
export default function LimitToast({ playerId }: { playerId: number }) {
  const { data: limits, isPending } = useQuery(limitsQuery(playerId));
  return isPending ? null : <ShownToast reached={reachedLimits(limits ?? [])} />;
}

/**
 * Shows a newly reached limit immediately. If several limits are reached, the next one is shown once the displayed
 * limit has ended.
 */
function ShownToast({ reached }: { reached: readonly UserLimit[] }) {
  const show = useShowLimitToast();
  const known = useRef<ReadonlySet<string>>(null);
  const told = useRef<readonly string[]>([]);
  const tell = useEffectEvent((now: readonly UserLimit[]) => {
    const ids = new Set(now.map(({ id }) => id));
    const last = told.current.at(-1);
    const waiting = last === undefined || ids.has(last) ? undefined : now.find(({ id }) => !told.current.includes(id));
    const next = now.find(({ id }) => !known.current?.has(id)) ?? waiting;
    if (next || known.current === null) show(next ?? null);
    known.current = ids;
    if (next) told.current = [...told.current.filter(id => ids.has(id)), next.id];
  });
  useEffect(() => tell(reached), [reached]);
  return null;
}

/** Announces a reached limit on any page [STATE-051]. Reloads the limits whenever one of them changes. */
export function LimitWatch({ playerId }: { playerId: number }) {
  const queries = useQueryClient();
  const query = limitsQuery(playerId);
  const { data: limits } = useQuery(query);
  const again = () => void queries.invalidateQueries({ queryKey: query.queryKey });
  useChannel(privateChannel('game_limits', playerId), again, again);
  return limits && reachedLimits(limits).length > 0 ? <LimitToast playerId={playerId} /> : null;
}
