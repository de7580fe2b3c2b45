import { isBreak } from '@liftoff/rules/limits/reached';
import { timeText } from '@liftoff/rules/notice/time-text';
import { ButtonLink } from '@liftoff/ui/button-link';
import { EmptyState } from '@liftoff/ui/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { limitsQuery } from '../../../shared/player/limits/limits-query.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import { usePaths, useSite } from '../../../shared/site/site.ts';

/** The break that closes deposits, with its ISO end or `null` if it has none; `null` if the player is on no break. */
export function usePause(playerId: number): { until: string | null } | null {
  const { data: limits = [] } = useQuery(limitsQuery(playerId));
  const pause = limits.find(isBreak);
  return pause === undefined ? null : { until: pause.ends_at };
}

/** Shown instead of the deposit form during a break, so that nobody fills it in without effect. */
export function DepositPaused({ until }: { until: string | null }) {
  const t = useTranslations('cashbox.paused');
  const { locale } = useSite();
  const paths = usePaths();
  const time = until && timeText(new Date(until), locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="cashbox__body cashbox__body--single">
      <EmptyState
        title={t('title')}
        text={time ? t('until', { time }) : t('text')}
        action={<ButtonLink href={paths.profile('limits')}>{t('limits')}</ButtonLink>}
      />
      <TrustLine />
    </div>
  );
}
