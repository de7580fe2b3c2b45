import { timeText } from '@liftoff/rules/notice/time-text';
import { Button } from '@liftoff/ui/button';
import { useToast } from '@liftoff/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '../../site/site.ts';
import { useSessionDeadline, useStaySignedIn, type SessionDeadline } from './session-deadline.ts';

/**
 * The warning before a session ends automatically [C43]: the reason, the time and, if the session ends for
 * inactivity, a button to stay. Contains only inline elements, because it is used in a toast and in a notice.
 */
export function SessionEndText({ playerId, deadline }: { playerId: number; deadline: SessionDeadline }) {
  const t = useTranslations('player.toast');
  const { locale } = useSite();
  const stay = useStaySignedIn(playerId);
  const [step, setStep] = useState<'asked' | 'staying' | 'failed'>('asked');
  const time = timeText(new Date(deadline.at), locale, { timeStyle: 'short' });
  if (deadline.by === 'age') return t('sessionEnds', { time });
  if (deadline.by === 'hours') return t('hoursBegin', { time });
  const press = () => {
    setStep('staying');
    stay().catch(() => setStep('failed'));
  };
  return (
    <span className="row flex-wrap gap-2">
      <span>{t('idleEnds', { time })}</span>
      <Button size="s" pending={step === 'staying'} onClick={press}>
        {t('stay')}
      </Button>
      {step === 'failed' && <span>{t('stayFailed')}</span>}
    </span>
  );
}

/** Warns the player on any page that the session is about to end. Games show their own notice instead. */
export function SessionEndWatch({ playerId }: { playerId: number }) {
  const deadline = useSessionDeadline(playerId);
  return deadline && <SessionEndToast key={`${deadline.by} ${deadline.at}`} playerId={playerId} deadline={deadline} />;
}

/** The toast disappears with the deadline, when the player is active again or signed out. */
function SessionEndToast({ playerId, deadline }: { playerId: number; deadline: SessionDeadline }) {
  const { show, dismiss } = useToast();
  const tell = useEffectEvent(() => {
    const content = <SessionEndText playerId={playerId} deadline={deadline} />;
    show({ id: 'session', tone: 'warn', persistent: true, content });
  });
  useEffect(() => {
    tell();
    return () => dismiss('session');
  }, [dismiss]);
  return null;
}
