import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import type { IconComponent } from '@liftoff/ui/icon';
import { CircleHelpIcon, HeadphonesIcon, HourglassIcon, MailIcon } from '@liftoff/ui/icons';
import { ListRow } from '@liftoff/ui/list-row';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { refusalOf, type FormRefusal } from '../../../shared/form/refusals.ts';
import { useTick } from '../../../shared/player/session/session-clock.ts';
import { steadyNow } from '../../../shared/player/session/steady-clock.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { StepHead } from '../step-head.tsx';

/**
 * Counts down the seconds from `from` to 0; `restart` starts over. Reads a clock instead of counting ticks, which do
 * not come while the computer sleeps.
 */
function useCountdown(from: number): { left: number; restart: () => void } {
  const [since, setSince] = useState(steadyNow);
  const left = useTick(() => String(Math.max(0, Math.ceil(from - (steadyNow() - since) / 1_000))));
  return { left: Number(left ?? from), restart: () => setSince(steadyNow()) };
}

/** The platform sends each kind of email at most once a minute. */
const againAfterSec = 60;

const bold = (words: ReactNode) => <b>{words}</b>;
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface SentStepProps {
  email: string;
  kind: 'restore' | 'confirmation';
  send: (email: string) => Promise<void>;
  onAnother: () => void;
}

/**
 * Says that a link was sent if the address has an account. The message is the same for every address, so that it does
 * not reveal whether an account exists [A16].
 */
export function SentStep({ email, kind, send, onAnother }: SentStepProps) {
  const t = useTranslations('access.sent');
  const paths = usePaths();
  const { left, restart } = useCountdown(againAfterSec);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const again = async () => {
    setPending(true);
    const failed = await send(email).then(
      () => null,
      (error: unknown) => refusalOf(error),
    );
    setPending(false);
    setRefusal(failed);
    if (failed === null) restart();
  };
  const ways: [IconComponent, string, string][] = [
    [HourglassIcon, t('wait'), t('waitText')],
    [CircleHelpIcon, t('spelling'), t('spellingText')],
    [HeadphonesIcon, t('lost'), t('lostText')],
  ];
  return (
    <div className="column gap-4">
      <StepHead icon={MailIcon} title={t('title')} arrived>
        {t.rich(kind, { email, b: bold })}
      </StepHead>
      <RefusalNotice refusal={refusal} />
      <Card as="div" className="account-form__options">
        <ul>
          {ways.map(([Icon, title, text]) => (
            <ListRow key={title}>
              <span className="account-form__icon">
                <Icon />
              </span>
              <span className="grow">
                <b>{title}</b>
                <span className="caption text-muted">{text}</span>
              </span>
            </ListRow>
          ))}
        </ul>
      </Card>
      <Button
        size="l"
        block
        unavailable={left > 0}
        pending={pending}
        pendingLabel={t('pending')}
        onClick={() => void again()}
      >
        <span className="numeric">{left > 0 ? t('againIn', { time: clock(left) }) : t('again')}</span>
      </Button>
      <div className="row between flex-wrap gap-2">
        <button type="button" className="link small" onClick={onAnother}>
          {t('another')}
        </button>
        <a className="link small" href={paths.signIn()}>
          {t('signIn')}
        </a>
      </div>
    </div>
  );
}
