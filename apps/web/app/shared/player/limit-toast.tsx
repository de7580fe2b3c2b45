import type { UserLimit } from '@liftoff/contract/limits';
import { privateChannel } from '@liftoff/contract/realtime';
import { isShown } from '@liftoff/rules/limits/shown';
import { useToast } from '@liftoff/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useChannel } from '../realtime/use-channel.ts';
import { useBrand } from '../shell-data.ts';
import { usePaths } from '../site.ts';
import { useLimitName, useMomentText } from './limit-words.ts';
import { limitsQuery } from './limits-query.ts';
import { useMoneyText } from './money-text.ts';
import { reachedLimits } from './reached-limit.ts';

/** What a reached limit says: which it is, what is used of it, and when it ends or more is left. */
export function useReachedText() {
  const t = useTranslations('player.toast');
  const money = useMoneyText();
  const name = useLimitName();
  const { moment } = useMomentText();
  const { fiatLimitsOnly } = useBrand();
  return (limit: UserLimit | null): string => {
    if (limit?.type === 'coolingoff' && limit.ends_at !== null)
      return t('pausedUntil', { until: moment(limit.ends_at) });
    // Of a currency that no screen shows with limits only that there is one (VALID-056).
    const account = limit?.accounts.find(({ currency }) => isShown(currency, fiatLimitsOnly));
    if (!limit || !account) return t('limitReached');
    const { currency } = account;
    const words = {
      limit: name(limit),
      used: money.of(account.current_value_amount_cents, currency),
      amount: money.of(account.amount_cents, currency),
    };
    return limit.resets_at === null ? t('limit', words) : t('limitUntil', { ...words, until: moment(limit.resets_at) });
  };
}

/** STATE-051, ERR-020: stays until the player closes it; a second one takes the place of the first. */
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

/** Shown while a limit is reached, and where the platform has refused because of one; anew when another is reached. */
export default function LimitToast({ playerId }: { playerId: number }) {
  const { data: limits, isPending } = useQuery(limitsQuery(playerId));
  return isPending ? null : <ShownToast reached={reachedLimits(limits ?? [])} />;
}

function ShownToast({ reached }: { reached: readonly UserLimit[] }) {
  const show = useShowLimitToast();
  const told = useRef<ReadonlySet<string>>(null);
  const tell = useEffectEvent((now: readonly UserLimit[]) => {
    const next = now.find(({ id }) => !told.current?.has(id));
    if (next || told.current === null) show(next ?? null);
    told.current = new Set(now.map(({ id }) => id));
  });
  useEffect(() => tell(reached), [reached]);
  return null;
}

/** Tells of a reached limit on whatever page its player is (STATE-051); asked for again whenever a limit changes. */
export function LimitWatch({ playerId }: { playerId: number }) {
  const queries = useQueryClient();
  const query = limitsQuery(playerId);
  const { data: limits } = useQuery(query);
  const again = () => void queries.invalidateQueries({ queryKey: query.queryKey });
  useChannel(privateChannel('game_limits', playerId), again, again);
  return limits && reachedLimits(limits).length > 0 ? <LimitToast playerId={playerId} /> : null;
}
