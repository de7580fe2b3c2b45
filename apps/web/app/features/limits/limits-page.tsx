import type { LimitOptions, UserLimit } from '@liftoff/contract/limits/limits';
import { isBreak } from '@liftoff/rules/limits/reached';
import { shownLimits } from '@liftoff/rules/limits/shown';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { PlusIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { EmptyState } from '@liftoff/ui/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CardBoundary } from '../../shared/parts/card-boundary.tsx';
import { useLimitName, useMomentText } from '../../shared/player/limits/limit-words.ts';
import { limitsQuery } from '../../shared/player/limits/limits-query.ts';
import { isLimitReached, reachedLimit } from '../../shared/player/limits/reached-limit.ts';
import type { PlayerSeed } from '../../shared/player/player.ts';
import { usePaths } from '../../shared/site/site.ts';
import { useBrand } from '../../shared/site/shell-data.ts';
import { CoolingOffCard } from './cooling-off-card.tsx';
import { ExclusionCard } from './exclusion/exclusion-card.tsx';
import { HelpCard } from './help-lines.tsx';
import { LimitCard } from './limit-card.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { inOrder } from './limit-order.ts';
import { LoginHoursCard } from './login-hours-card.tsx';
import { PlayCard } from './play-card.tsx';
import { RealityCheckCard } from './reality-check-card.tsx';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import '@liftoff/ui/styles/plate.css';
import './limits.css';

interface LimitsPageProps {
  player: PlayerSeed;
  limits: UserLimit[];
  options: LimitOptions;
}

/** The limits page: active limits with their options, cooling-off and self-exclusion [ROUTE-025] [SHELL-013]. */
export function LimitsPage({ player, limits: loaded, options }: LimitsPageProps) {
  const t = useTranslations('limits');
  const { data } = useQuery({ ...limitsQuery(player.user.id), initialData: loaded });
  const [editing, setEditing] = useState<UserLimit | 'new' | null>(null);
  const all = shownLimits(data, useBrand().fiatLimitsOnly);
  const own = inOrder(all.filter(limit => !isBreak(limit)));
  return (
    <div className="limits">
      <div className="limits__header">
        <div>
          <h1 className="heading-1">{t('title')}</h1>
          <p className="text-secondary margin-top-2 limits__lead">{useLead(options)}</p>
        </div>
        <Button variant="primary" onClick={() => setEditing('new')}>
          <PlusIcon />
          {t('new')}
        </Button>
      </div>
      <CardBoundary name="play">
        <PlayCard currency={player.user.currency} />
      </CardBoundary>
      <ReachedNotice limits={all} />
      <h2 className="heading-2 margin-top-8 limits__title">{t('active')}</h2>
      {own.length === 0 ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <div className="limits__grid">
          {own.map(limit => (
            <LimitCard
              key={limit.id}
              limit={limit}
              reached={isLimitReached(limit)}
              playerId={player.user.id}
              onChange={() => setEditing(limit)}
            />
          ))}
        </div>
      )}
      <CardBoundary name="reality check">
        <RealityCheckCard playerId={player.user.id} />
      </CardBoundary>
      <CardBoundary name="sign-in hours">
        <LoginHoursCard playerId={player.user.id} />
      </CardBoundary>
      <h2 className="heading-2 margin-top-8 limits__title">{t('away.title')}</h2>
      <div className="limits__grid">
        <CardBoundary name="cooling-off">
          <CoolingOffCard terms={options.cooling_off} playerId={player.user.id} />
        </CardBoundary>
        <CardBoundary name="self-exclusion">
          <ExclusionCard options={options} player={player} />
        </CardBoundary>
      </div>
      <HelpCard lines={options.help}>
        <ButtonLink href={usePaths().selfAssessment()}>{t('help.assess')}</ButtonLink>
      </HelpCard>
      {editing && (
        <LimitDialog
          limit={editing === 'new' ? null : editing}
          limits={all}
          player={player}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

function useLead({ raise_delay: delay }: LimitOptions): string {
  const t = useTranslations('limits');
  if (delay === null) return t('leadNever');
  return t(delay.after_period ? 'leadPeriod' : 'lead', { hours: delay.hours });
}

const bold = (words: ReactNode) => <b className="limits__strong">{words}</b>;

/** Says which reached limit, if any, currently blocks the player's games. */
function ReachedNotice({ limits }: { limits: readonly UserLimit[] }) {
  const t = useTranslations('limits');
  const name = useLimitName();
  const { moment } = useMomentText();
  const reached = reachedLimit(limits);
  if (!reached) return null;
  return (
    <Notice tone="warn" className="margin-top-4">
      {reached.ends_at === null
        ? t.rich('reached', { limit: name(reached), b: bold })
        : t.rich('paused', { until: moment(reached.ends_at), b: bold })}
    </Notice>
  );
}
