import type { User } from '@liftoff/contract/account/account';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import type { IconComponent } from '@liftoff/ui/icon';
import { BadgeCheckIcon, CheckIcon, GaugeIcon, MailIcon } from '@liftoff/ui/icons';
import { ListRow } from '@liftoff/ui/list-row';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSessionPlayer } from './session-player.ts';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { refusalOf, type FormRefusal } from '../../../shared/form/refusals.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { LimitText, useDepositLimit } from './deposit-limit.tsx';
import { ResendToasts, useResendConfirmation } from '../mail/resend-confirmation.tsx';
import { Mark } from '../../../shared/parts/logo.tsx';

interface DoneStepProps {
  user: User;
  onLeave: () => void;
}

/** Shown after registration: says that the account is open, with an up-to-date list of remaining tasks. */
export default function DoneStep({ user: registered, onLeave }: DoneStepProps) {
  const t = useTranslations('account.done');
  const paths = usePaths();
  const user = useSessionPlayer(registered) ?? registered;
  const limit = useDepositLimit(user.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ResendToasts>
      <div className="column gap-4">
        <Mark className="account-form__mark" />
        <div>
          <h1 className="heading-1" ref={heading} tabIndex={-1}>
            {t('title', { name: user.first_name ?? '' })}
          </h1>
          <p className="text-secondary margin-top-2 account-form__text">
            {t.rich('text', { email: user.email, b: words => <b>{words}</b> })}
          </p>
        </div>
        <Card as="div" className="account-form__options">
          <ul>
            <ConfirmRow user={user} />
            <ToDo icon={GaugeIcon} done={limit !== null} title={t('limit')} text={<LimitText limit={limit} />}>
              <a className="link small" href={paths.profile('limits')} data-document="">
                {t(limit === null ? 'set' : 'change')}
              </a>
            </ToDo>
            <ToDo
              icon={BadgeCheckIcon}
              done={user.verified}
              title={t('identity')}
              text={t(user.verified ? 'verified' : 'identityText')}
            >
              {!user.verified && (
                <a className="link small" href={paths.profile('verification')} data-document="">
                  {t('start')}
                </a>
              )}
            </ToDo>
          </ul>
        </Card>
        <Button variant="primary" size="l" block onClick={onLeave}>
          {t('go')}
        </Button>
      </div>
    </ResendToasts>
  );
}

function ConfirmRow({ user }: { user: User }) {
  const t = useTranslations('account.done');
  const send = useResendConfirmation();
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const confirmed = user.confirmed_at !== null;
  const again = async () => {
    setState('sending');
    const failed = await send(user.email).then(
      () => null,
      (error: unknown) => refusalOf(error),
    );
    setRefusal(failed);
    setState(failed === null ? 'sent' : 'ready');
  };
  return (
    <>
      <ToDo
        icon={MailIcon}
        done={confirmed}
        title={t('confirm')}
        text={<span role="status">{t(confirmed ? 'confirmed' : state === 'sent' ? 'sentAgain' : 'confirmText')}</span>}
      >
        {!confirmed && state !== 'sent' && (
          <button type="button" className="link small" disabled={state === 'sending'} onClick={() => void again()}>
            {t('again')}
          </button>
        )}
      </ToDo>
      {refusal !== null && (
        <li>
          <RefusalNotice refusal={refusal} />
        </li>
      )}
    </>
  );
}

interface ToDoProps {
  icon: IconComponent;
  done: boolean;
  title: string;
  text: ReactNode;
  /** A link to the task, or a control that completes the task on this screen. */
  children?: ReactNode;
}

function ToDo({ icon: Icon, done, title, text, children }: ToDoProps) {
  return (
    <ListRow>
      <span className={done ? 'account-form__icon account-form__icon--ok' : 'account-form__icon'}>
        {done ? <CheckIcon /> : <Icon />}
      </span>
      <span className="grow">
        <b>{title}</b>
        <span className="caption text-muted">{text}</span>
      </span>
      {children}
    </ListRow>
  );
}
