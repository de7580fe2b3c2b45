import type { Verification, VerificationState, VerificationStep } from '@liftoff/contract/account/verification';
import { maySubmit } from '@liftoff/rules/verification/status';
import { minor } from '@liftoff/rules/money/money';
import { Badge, type BadgeTone } from '@liftoff/ui/badge';
import { Card } from '@liftoff/ui/card';
import type { IconComponent } from '@liftoff/ui/icon';
import { BadgeCheckIcon, CircleAlertIcon, HourglassIcon } from '@liftoff/ui/icons';
import { Track } from '@liftoff/ui/track';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { inBackground } from '../../shared/calls/in-background.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { verificationCalls } from '../../shared/calls/tables/verification-calls.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { DocumentSender } from './document-sender.tsx';
import { Row, StepRow } from './step-row.tsx';
import '@liftoff/ui/styles/plate.css';
import './verification.css';

const badges: Readonly<Record<Verification['status'], { tone: BadgeTone; icon?: IconComponent }>> = {
  none: { tone: 'neutral' },
  pending: { tone: 'info', icon: HourglassIcon },
  verified: { tone: 'ok', icon: BadgeCheckIcon },
  rejected_retry: { tone: 'warn', icon: CircleAlertIcon },
  rejected_final: { tone: 'bad', icon: CircleAlertIcon },
  expired: { tone: 'warn', icon: CircleAlertIcon },
};

/** Whether a document can currently be sent for a step. */
const isOpen = ({ status }: Verification, { state }: VerificationStep): boolean =>
  maySubmit(status) && state !== 'accepted';

/** Verification page: the requested documents, their status, and the upload [ROUTE-024]. */
export function VerificationPage({ state: seed }: { state: VerificationState }) {
  const t = useTranslations('verification');
  const { data: state } = useQuery({
    queryKey: queryKeys.verification(),
    queryFn: ({ signal }) => verificationCalls.verificationState({ signal, headers: inBackground }),
    initialData: seed,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<VerificationStep['step'] | null>(null);
  const { identity, source_of_wealth: wealth } = state;
  const all = [identity, ...(wealth ? [wealth] : [])].flatMap(verification =>
    verification.steps.map(step => ({ verification, step, open: isOpen(verification, step) })),
  );
  const open = all.filter(one => one.open);
  const current =
    open.find(({ step }) => step.step === chosen) ?? open.find(({ step }) => step.state !== 'sent') ?? open[0];
  const choose = (step: VerificationStep['step']) => {
    setChosen(step);
    // Waits until the new step's heading is rendered.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const accepted = all.filter(({ step }) => step.state === 'accepted').length;
  const done = t('done', { done: accepted, all: all.length });
  const { tone, icon } = badges[identity.status];
  return (
    <div className="verification">
      <PageHead title={t('title')} hidden />
      <div className="verification__top">
        <div>
          <h1 className="heading-1">{t('title')}</h1>
          <p className="text-secondary margin-top-2 verification__lead">
            <Lead state={state} />
          </p>
        </div>
        <div role="status">
          <Badge tone={tone} icon={icon} className="verification__status">
            {t(`status.${identity.status}`)}
          </Badge>
        </div>
      </div>
      <Card aria-label={t('progress')}>
        <div className="row between small numeric verification__progress">
          <span className="text-secondary">{done}</span>
          {identity.status === 'pending' && <span className="text-muted">{t('mail')}</span>}
        </div>
        <Track label={t('progress')} percent={(accepted * 100) / all.length} valueText={done} ticks />
        <ol className="margin-top-4">
          {all.map(({ verification, step, open: mayBeSent }) => (
            <StepRow
              key={step.step}
              verification={verification}
              step={step}
              onChoose={mayBeSent && step.step !== current?.step.step ? () => choose(step.step) : null}
            />
          ))}
          {!wealth && <NoWealth above={state.wealth_above} />}
        </ol>
      </Card>
      {current && <DocumentSender key={current.step.step} step={current.step} heading={heading} />}
    </div>
  );
}

function Lead({ state: { identity, deposits } }: { state: VerificationState }) {
  const t = useTranslations('verification');
  const money = useMoneyText();
  const { day } = useMomentText();
  const parts = [t(`lead.${identity.status}`)];
  if (identity.status === 'verified' && identity.expires_at !== null)
    parts.push(t('until', { date: day(identity.expires_at) }));
  if (deposits !== null) {
    const [most, left] = [minor(deposits.most_cents), minor(deposits.left_cents)];
    const mostText = money.whole(most, deposits.currency);
    if (left === 0n) parts.push(t('closed'));
    else if (left === most) parts.push(t('deposits', { most: mostText }));
    else parts.push(t('depositsLeft', { most: mostText, left: money.exact(left, deposits.currency) }));
  }
  return parts.join(' ');
}

function NoWealth({ above }: { above: VerificationState['wealth_above'] }) {
  const t = useTranslations('verification');
  const money = useMoneyText();
  const amount = money.whole(minor(above.amount_cents), above.currency);
  return <Row step="source_of_wealth" state="not_needed" text={t('wealthAbove', { amount })} />;
}
