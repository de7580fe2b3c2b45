import type { LimitOptions, LimitPeriod } from '@liftoff/contract/limits/limits';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Chip } from '@liftoff/ui/chip';
import { PauseIcon } from '@liftoff/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { PauseSheet } from './pause-sheet.tsx';
import { coolingOffId } from './card-ids.ts';
import { PlatedTitle } from './plated-title.tsx';
import { useLimitCalls } from './use-limit-calls.ts';

type Terms = LimitOptions['cooling_off'];

/**
 * Starts a cooling-off period with one of the lengths that the licence offers [C11]. Asks the player to confirm
 * first, and states the effect and the length.
 */
export function CoolingOffCard({ terms, playerId }: { terms: Terms; playerId: number }) {
  const t = useTranslations('limits.away');
  const names = useTranslations('limits.term');
  const [chosen, setChosen] = useState<LimitPeriod | undefined>(terms[0]?.period);
  const [asking, setAsking] = useState(false);
  const term = terms.find(({ period }) => period === chosen);
  if (!term) return null;
  return (
    <Card id={coolingOffId} tabIndex={-1}>
      <div className="row gap-3">
        <PlatedTitle icon={PauseIcon} title={t('coolingOff')} text={t('coolingOffText')} />
      </div>
      <fieldset className="row gap-2 flex-wrap margin-top-4" aria-label={t('terms')}>
        {terms.map(({ period }) => (
          <Chip key={period} small selected={period === chosen} onClick={() => setChosen(period)}>
            {names(period)}
          </Chip>
        ))}
      </fieldset>
      <Button block className="margin-top-4" onClick={() => setAsking(true)}>
        {t('pause', { term: names(term.period) })}
      </Button>
      {asking && <ConfirmPause term={term} playerId={playerId} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function ConfirmPause({ term, playerId, onClose }: { term: Terms[number]; playerId: number; onClose: () => void }) {
  const t = useTranslations('limits.away');
  const form = useTranslations('limits.form');
  const names = useTranslations('limits.term');
  const { moment } = useMomentText();
  const calls = useLimitCalls(playerId);
  const attempt = useAttemptKey();
  const start = async () => {
    await calls.set({ type: 'coolingoff', period: term.period }, attempt.of(term.period));
    onClose();
  };
  return (
    <PauseSheet
      title={t('confirmTitle', { term: names(term.period) })}
      text={t('confirmText', { until: term.ends_at === null ? '' : moment(term.ends_at) })}
      closeLabel={form('close')}
      confirmLabel={t('confirm')}
      confirmingLabel={t('starting')}
      failedText={t('failed')}
      other={
        <Button variant="ghost" block onClick={onClose}>
          {t('cancel')}
        </Button>
      }
      onConfirm={start}
      onClose={onClose}
    />
  );
}
