import type { LimitOptions, LimitPeriod } from '@liftoff/contract/limits/limits';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Chip } from '@liftoff/ui/chip';
import { BanIcon } from '@liftoff/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { coolingOffId, exclusionId } from '../card-ids.ts';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { PlatedTitle } from '../plated-title.tsx';

/** Starts a self-exclusion: with a chosen term, or by first asking for a term [C12]. */
export function ExclusionCard({ options, player }: { options: LimitOptions; player: PlayerSeed }) {
  const t = useTranslations('limits.away');
  const names = useTranslations('limits.term');
  const choices = useTranslations('limits.choice');
  const [asking, setAsking] = useState<LimitPeriod | null>(null);
  const terms = options.exclusion;
  const [shortest] = terms;
  if (!shortest) return null;
  return (
    <Card id={exclusionId} tabIndex={-1}>
      <div className="row gap-3">
        <PlatedTitle
          icon={BanIcon}
          title={t('exclusion')}
          text={t('exclusionText', { term: names(shortest.period) })}
        />
      </div>
      <div className="row gap-2 flex-wrap margin-top-4">
        {terms.map(({ period }) => (
          <Chip key={period} small onClick={() => setAsking(period)}>
            {choices(period)}
          </Chip>
        ))}
      </div>
      <Button block className="margin-top-4" onClick={() => setAsking(shortest.period)}>
        {t('choose')}
      </Button>
      {asking && (
        <ExclusionDialog
          options={options}
          player={player}
          first={asking}
          onClose={() => setAsking(null)}
          onPause={() => {
            setAsking(null);
            document.querySelector<HTMLElement>(`#${coolingOffId}`)?.focus();
          }}
        />
      )}
    </Card>
  );
}
