import type { UserLimit } from '@liftoff/contract/limits/limits';
import { timeText } from '@liftoff/rules/notice/time-text';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../parts/hydrated.ts';
import { useSite } from '../../site/site.ts';

/** Returns a function that names a limit by its type and period: "Loss limit (daily)". */
export function useLimitName() {
  const t = useTranslations('player.limits');
  return ({ type, period }: Pick<UserLimit, 'type' | 'period'>): string =>
    type === 'coolingoff' || type === 'selfexclusion'
      ? t(`types.${type}`)
      : t('name', { type: t(`types.${type}`), every: t(`every.${type === 'session' ? 'visit' : period}`) });
}

/** Returns a function that formats a limit's period as a separate phrase: "Daily". */
export function useEveryText() {
  const t = useTranslations('player.limits.every');
  const { locale } = useSite();
  return (every: Parameters<typeof t>[0]): string => {
    const words = t(every);
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  };
}

/** Formats a time in the reader's time zone. The server does not know that time zone and uses UTC. */
export function useMomentText() {
  const { locale } = useSite();
  const zone = useHydrated() ? {} : { timeZone: 'UTC' };
  return {
    moment: (iso: string): string =>
      timeText(new Date(iso), locale, { dateStyle: 'medium', timeStyle: 'short', ...zone }),
    day: (iso: string): string => new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', ...zone }),
  };
}
