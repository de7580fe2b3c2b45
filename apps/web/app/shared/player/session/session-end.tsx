import { Button } from '@liftoff/ui/button';
import { useToast } from '@liftoff/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '../../site/site.ts';
import { useSessionDeadline, useStaySignedIn, type SessionDeadline } from './session-deadline.ts';

/**
 * What is said before a session ends by itself [C43]: why and at what time, and, where it ends because nothing has
 * happened, a button to stay. Phrasing content: it stands in a toast and in a notice.
 */
export function SessionEndText({ playerId, deadline }: { playerId: number; deadline: SessionDeadline }) {
  const t = useTranslations('player.toast');
  const { locale } = useSite();
  const stay = useStaySignedIn(playerId);
  const [step, setStep] = useState<'asked' | 'staying' | 'failed'>('asked');
  const time = new Date(deadline.at).toLocaleTimeString(locale, { timeStyle: 'short' });
  if (deadline.by === 'age') return t('sessionEnds', { time });
  if (deadline.by === 'hours') return t('hoursBegin', { time });
  const press = () => {
    setStep('staying');
    stay().catch(() => setStep('failed'));
  };
  return (
    <span className="row wrapx g2">
      <span>{t('idleEnds', { time })}</span>
      <Button size="s" pending={step === 'staying'} onClick={press}>
        {t('stay')}
      </Button>
      {step === 'failed' && <span>{t('stayFailed')}</span>}
    </span>
  );
}

/** Tells of it on whatever page its player is; a game has a notice of its own. */
export function SessionEndWatch({ playerId }: { playerId: number }) {
  const deadline = useSessionDeadline(playerId);
  return deadline && <SessionEndToast key={`${deadline.by} ${deadline.at}`} playerId={playerId} deadline={deadline} />;
}

/** Leaves the screen with the deadline: the player is there again, or signed out. */
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
