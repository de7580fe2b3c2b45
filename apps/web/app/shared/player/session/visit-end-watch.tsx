import { useToast } from '@liftoff/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limitsQuery } from '../limits/limits-query.ts';
import { useVisitMinutes } from './visit-length.ts';

/** So long before a session limit ends a visit its player is told [C10]. */
const warnMinutes = 5;

/** Shows `children` in the last minutes before a session limit ends the visit, with how many are left. */
export function VisitEnd({ playerId, children }: { playerId: number; children: (left: number) => ReactNode }) {
  const { data: limits = [] } = useQuery(limitsQuery(playerId));
  const lengths = limits.flatMap(({ minutes }) => (typeof minutes === 'number' ? [minutes] : []));
  // Only then how long the visit has lasted is asked for.
  return lengths.length > 0 && <Nearly minutes={Math.min(...lengths)}>{children}</Nearly>;
}

function Nearly({ minutes, children }: { minutes: number; children: (left: number) => ReactNode }) {
  const passed = useVisitMinutes();
  const left = passed === null ? null : minutes - passed;
  return left !== null && left > 0 && left <= warnMinutes && children(left);
}

/** Tells on whatever page its player is that a session limit is about to end the visit; a game has a notice of its own. */
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
