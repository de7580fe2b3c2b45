import { Card } from '@liftoff/ui/card';
import { Chip } from '@liftoff/ui/chip';
import { ClockIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { limitsCalls } from '../../shared/calls/tables/limits-calls.ts';
import { realityCheckQuery } from '../../shared/player/limits/reality-check-query.ts';
import { PlatedTitle } from './plated-title.tsx';

/** The intervals offered, in minutes. The platform accepts other intervals too. */
const choices = [15, 30, 45, 60, 90, 120] as const;

/** Sets the interval between reality checks [C17]: one chosen by the player, or the default for their licence. */
export function RealityCheckCard({ playerId }: { playerId: number }) {
  const t = useTranslations('limits.check');
  const queries = useQueryClient();
  const query = realityCheckQuery(playerId);
  const { data } = useQuery(query);
  const [said, setSaid] = useState<'saved' | 'failed' | null>(null);
  const set = async (minutes: number | null) => {
    setSaid(null);
    try {
      await limitsCalls.setRealityCheck({
        body: { interval_min: minutes },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      await queries.invalidateQueries({ queryKey: query.queryKey });
      setSaid('saved');
    } catch {
      setSaid('failed');
    }
  };
  const licence = data?.licence_min ?? null;
  return (
    <Card id="reality-check" tabIndex={-1} className="margin-top-4">
      <div className="row gap-3">
        <PlatedTitle icon={ClockIcon} title={t('title')} text={t('text')} />
      </div>
      <fieldset className="row gap-2 flex-wrap margin-top-4" aria-label={t('every')}>
        {data && licence === null && (
          <Chip small selected={data.own_min === null} onClick={() => void set(null)}>
            {t('never')}
          </Chip>
        )}
        {choices.map(minutes => (
          <Chip
            key={minutes}
            small
            selected={data?.interval_min === minutes}
            onClick={() => void set(minutes === licence ? null : minutes)}
          >
            {t('minutes', { minutes })}
          </Chip>
        ))}
      </fieldset>
      <p className="caption text-secondary margin-top-2" role="status">
        {said === 'saved' && t('saved')}
      </p>
      {said === 'failed' && (
        <Notice tone="bad" role="alert" className="margin-top-4">
          {t('failed')}
        </Notice>
      )}
    </Card>
  );
}
