import { useToast } from '@liftoff/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limitsQuery } from '../limits/limits-query.ts';
import { useVisitMinutes } from './visit-length.ts';

/** Number of minutes before the end of the visit at which the player is warned of a session limit [C10]. */
const warnMinutes = 5;

/**
 * During the last minutes before a session limit ends the visit, renders `children` with the number of remaining
 * minutes.
 */
export function VisitEnd({ playerId, children }: { playerId: number; children: (left: number) => ReactNode }) {
  const { data: limits = [] } = useQuery(limitsQuery(playerId));
  const lengths = limits.flatMap(({ minutes }) => (typeof minutes === 'number' ? [minutes] : []));
  // Loads the length of the visit only if the player has a session limit.
  return lengths.length > 0 && <Nearly minutes={Math.min(...lengths)}>{children}</Nearly>;
}

function Nearly({ minutes, children }: { minutes: number; children: (left: number) => ReactNode }) {
  const passed = useVisitMinutes();
  const left = passed === null ? null : minutes - passed;
  return left !== null && left > 0 && left <= warnMinutes && children(left);
}

/**
 * Warns the player on any page that a session limit is about to end the visit. Games show their own notice instead.
 */
export function VisitEndWatch({ playerId }: { playerId: number }) {
  return <VisitEnd playerId={playerId}>{left => <VisitEndToast left={left} />}</VisitEnd>;
}

function VisitEndToast({ left }: { left: number }) {
  const t = useTranslations('player.toast');
  const { show } = useToast();
  const tell = useEffectEvent(() => {
    show({ id: 'visit', tone: 'warn', persistent: true, content: t('visitEnds', { minutes: left }) });
  });
  useEffect(() => tell(), []);
  return null;
}
