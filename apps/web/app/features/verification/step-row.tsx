import type { DocumentStep, Verification, VerificationStep } from '@liftoff/contract/account/verification';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import type { IconComponent } from '@liftoff/ui/icon';
import {
  BadgeCheckIcon,
  CheckIcon,
  CircleAlertIcon,
  FileTextIcon,
  HourglassIcon,
  LandmarkIcon,
  UserRoundIcon,
} from '@liftoff/ui/icons';
import { RowPlate, type RowTone } from '@liftoff/ui/row-plate';
import { useToast } from '@liftoff/ui/toast';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { verificationCalls } from '../../shared/calls/tables/verification-calls.ts';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { useSite } from '../../shared/site/site.ts';
import { leavePage } from '../../shared/site/address/leave-page.ts';

const icons: Readonly<Record<DocumentStep, IconComponent>> = {
  identity: BadgeCheckIcon,
  face: UserRoundIcon,
  address: FileTextIcon,
  source_of_wealth: LandmarkIcon,
};

type Shown = VerificationStep['state'] | 'not_needed';

const badges: Readonly<Record<Shown, { tone: RowTone; icon?: IconComponent }>> = {
  missing: { tone: 'neutral' },
  sent: { tone: 'info', icon: CheckIcon },
  in_review: { tone: 'info', icon: HourglassIcon },
  accepted: { tone: 'ok', icon: CheckIcon },
  rejected: { tone: 'bad', icon: CircleAlertIcon },
  not_needed: { tone: 'neutral' },
};

interface RowProps {
  step: DocumentStep;
  state: Shown;
  text: ReactNode;
  when?: ReactNode;
  action?: ReactNode;
}

/** A row in the list of verification steps: step, status and date. */
export function Row({ step, state, text, when, action }: RowProps) {
  const t = useTranslations('verification');
  const { tone, icon } = badges[state];
  return (
    <li className="verification__row" data-state={state}>
      <RowPlate icon={icons[step]} tone={tone} />
      <div className="verification__words">
        <h2 className="title">{t(`steps.${step}.title`)}</h2>
        <p className="caption text-muted verification__text">{text}</p>
      </div>
      <Badge tone={tone} icon={icon}>
        {t(`states.${state}`)}
      </Badge>
      <span className="caption text-muted numeric verification__time">{action ?? when}</span>
    </li>
  );
}

interface StepRowProps {
  verification: Verification;
  step: VerificationStep;
  /** `null` if the step currently accepts no document, or is already shown. */
  onChoose: (() => void) | null;
}

/** A verification step that the platform has requested. */
export function StepRow({ verification, step: { step, state, document }, onChoose }: StepRowProps) {
  const t = useTranslations('verification');
  const { moment } = useMomentText();
  const due = verification.due_at;
  const { decided_at: decided } = verification;
  const when = () => {
    if (state === 'accepted' || state === 'rejected')
      return decided === null ? null : t(`when.${state}`, { date: moment(decided) });
    return document === null ? null : t('when.sent', { date: moment(document.sent_at) });
  };
  const plain = () => (due === null ? t(`steps.${step}.text`) : t('wealthDue', { date: moment(due) }));
  const action = state === 'missing' || state === 'sent' || state === 'rejected' ? t(`choose.${state}`) : null;
  return (
    <Row
      step={step}
      state={state}
      text={document ? <DocumentText document={document} /> : plain()}
      when={when()}
      action={
        onChoose &&
        action && (
          <Button size="s" onClick={onChoose} aria-label={t('choose.aria', { action, step: t(`steps.${step}.title`) })}>
            {action}
          </Button>
        )
      }
    />
  );
}

const megabyte = 1024 * 1024;

/** The name of a document, as a download link, and the document's size. */
function DocumentText({ document }: { document: NonNullable<VerificationStep['document']> }) {
  const t = useTranslations('verification');
  const { locale } = useSite();
  const { show } = useToast();
  const { id, name, size_bytes: bytes } = document;
  const size = (Math.max(bytes, megabyte / 10) / megabyte).toLocaleString(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const download = async () => {
    try {
      const { url } = await verificationCalls.documentLink({ params: { id } });
      leavePage(url);
    } catch {
      show({ tone: 'bad', content: t('failed') });
    }
  };
  return (
    <>
      <button
        type="button"
        className="verification__name"
        aria-label={t('open', { name })}
        onClick={() => void download()}
      >
        {name}
      </button>{' '}
      ({size})
    </>
  );
}
