import { Notice } from '@liftoff/ui/notice';
import { useRef, useState } from 'react';
import { dayIn } from '@liftoff/rules/account/calendar-day';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../shared/site.ts';
import { AboutStep } from './about-step.tsx';
import { CredentialsStep } from './credentials-step.tsx';
import { askedAge, currencyIn, provincesOf, type Offered } from './places.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useRefusalText } from './refusal-text.ts';
import { firstStepErrors, secondStepErrors, type DraftErrors, type SignUpDraft } from './sign-up-draft.ts';
import { useEmailCheck } from './use-email-check.ts';
import { useFormFocus } from './use-form-focus.ts';
import { useSignUp } from './use-sign-up.ts';

export type SignUpStep = 1 | 2;

export interface StepProps {
  draft: SignUpDraft;
  errors: DraftErrors;
  change: (part: Partial<SignUpDraft>) => void;
  next: () => void;
}

interface SignUpFormProps {
  offered: Offered;
  country: string;
  step: SignUpStep;
  onStep: (step: SignUpStep) => void;
  onSignedUp: () => void;
}

const emailTaken: DraftErrors = { email: 'VALIDATION.EMAIL.TAKEN' };

const firstStepFields: readonly (keyof SignUpDraft)[] = ['email', 'password', 'country', 'currency', 'terms'];

/** Registration in two steps (ROUTE-048). What the platform refuses leads back to the step it belongs to. */
export function SignUpForm({ offered, country, step, onStep, onSignedUp }: SignUpFormProps) {
  const t = useTranslations('account');
  const { places } = offered;
  const paths = usePaths();
  const refusalText = useRefusalText();
  const [draft, setDraft] = useState<SignUpDraft>(() => emptyDraft(offered, country));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [checking, setChecking] = useState(false);
  const { pending, refusal, send } = useSignUp(onSignedUp);
  const isTaken = useEmailCheck();
  const latest = useRef(draft);
  const form = useRef<HTMLDivElement>(null);
  useFormFocus(form, step, refusals);

  /** Shows what is wrong; true when nothing is. */
  const judge = (found: DraftErrors): boolean => {
    setErrors(found);
    const wrong = Object.keys(found).length > 0;
    if (wrong) setRefusals(count => count + 1);
    return !wrong;
  };

  const change = (part: Partial<SignUpDraft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  /** The address may have been changed while it was asked about. */
  const takenStill = async (): Promise<boolean> => {
    const { email } = latest.current;
    return (await isTaken(email)) && latest.current.email === email;
  };
  const leaveEmail = async () => {
    if (await takenStill()) setErrors(before => ({ ...before, ...emailTaken }));
  };
  const toSecond = async () => {
    if (checking || !judge(firstStepErrors(draft))) return;
    setChecking(true);
    const taken = await takenStill();
    setChecking(false);
    if (judge({ ...firstStepErrors(latest.current), ...(taken ? emailTaken : {}) })) onStep(2);
  };
  const submit = async () => {
    const asksState = provincesOf(draft.country).length > 0;
    if (!judge(secondStepErrors(draft, askedAge(places, draft.country), dayIn('UTC', new Date()), asksState))) return;
    const refused = await send(draft);
    judge(refused);
    if (firstStepFields.some(field => field in refused)) onStep(1);
  };

  return (
    <div className="col g4" ref={form}>
      <div className="steps" role="status">
        <i className={step === 1 ? 'on' : 'ok'} />
        <em />
        <i className={step === 2 ? 'on' : ''} />
        <span>{t('signUp.step', { step })}</span>
      </div>
      <div>
        <h1 className="h1" tabIndex={-1}>
          {step === 1 ? t('signUp.title') : t('signUp.aboutTitle')}
        </h1>
        <p className="t2 mt2">
          {step === 1 ? t('signUp.have') : t('signUp.aboutText')}{' '}
          {step === 1 && (
            <a className="link" href={paths.signIn()}>
              {t('signIn.submit')}
            </a>
          )}
        </p>
      </div>
      {refusal && <RefusalNotice>{refusalText(refusal)}</RefusalNotice>}
      {!places.some(place => place.open) ? (
        <Notice tone="warn" role="status">
          {t('signUp.closed')}
        </Notice>
      ) : step === 1 ? (
        <CredentialsStep
          draft={draft}
          errors={errors}
          change={change}
          next={() => void toSecond()}
          offered={offered}
          checking={checking}
          onEmailLeft={() => void leaveEmail()}
        />
      ) : (
        <AboutStep draft={draft} errors={errors} change={change} next={() => void submit()} pending={pending} />
      )}
    </div>
  );
}

function emptyDraft(offered: Offered, country: string): SignUpDraft {
  const { places } = offered;
  const place = places.find(known => known.code === country && known.open) ?? places.find(known => known.open);
  return {
    email: '',
    password: '',
    country: place?.code ?? country,
    currency: currencyIn(place, offered),
    terms: false,
    promos: false,
    firstName: '',
    lastName: '',
    birthday: '',
    nickname: '',
    state: '',
    weeklyLimit: '',
  };
}
