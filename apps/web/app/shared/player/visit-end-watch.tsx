import { useToast } from '@liftoff/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { limitsQuery } from './limits-query.ts';
import { useVisitMinutes } from './visit-length.ts';

/** So long before a session limit ends a visit its player is told [C10]. */
const warnMinutes = 5;

/** Tells on whatever page its player is that a session limit is about to end the visit. */
export function VisitEndWatch({ playerId }: { playerId: number }) {
  const { data: limits = [] } = useQuery(limitsQuery(playerId));
  const lengths = limits.flatMap(({ minutes }) => (typeof minutes === 'number' ? [minutes] : []));
  // Only then how long the visit has lasted is asked for.
  return lengths.length > 0 && <VisitEndToast minutes={Math.min(...lengths)} />;
}

function VisitEndToast({ minutes }: { minutes: number }) {
  const t = useTranslations('player.toast');
  const { show } = useToast();
  const passed = useVisitMinutes();
  const left = passed === null ? null : minutes - passed;
  const isClose = left !== null && left > 0 && left <= warnMinutes;
  const tell = useEffectEvent(() => {
    show({ id: 'visit', tone: 'warn', persistent: true, content: t('visitEnds', { minutes: left ?? 0 }) });
  });
  useEffect(() => {
    if (isClose) tell();
  }, [isClose]);
  return null;
}
