import { Notice } from '@liftoff/ui/notice';
import { useRef, useState } from 'react';
import { dayIn } from '@liftoff/rules/account/calendar-day';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../shared/site.ts';
import { AboutStep } from './about-step.tsx';
import { CredentialsStep } from './credentials-step.tsx';
import { askedAge, provincesOf, type Place } from './places.ts';
import { useRefusalText } from './refusal-text.ts';
import { firstStepErrors, secondStepErrors, type DraftErrors, type SignUpDraft } from './sign-up-draft.ts';
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
  places: readonly Place[];
  country: string;
  step: SignUpStep;
  onStep: (step: SignUpStep) => void;
  onSignedUp: () => void;
}

const firstStepFields: readonly (keyof SignUpDraft)[] = ['email', 'password', 'country', 'currency', 'terms'];

/** Registration in two steps (ROUTE-048). What the platform refuses leads back to the step it belongs to. */
export function SignUpForm({ places, country, step, onStep, onSignedUp }: SignUpFormProps) {
  const t = useTranslations('account');
  const paths = usePaths();
  const refusalText = useRefusalText();
  const [draft, setDraft] = useState<SignUpDraft>(() => emptyDraft(places, country));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [refusals, setRefusals] = useState(0);
  const { pending, refusal, send } = useSignUp(onSignedUp);
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
    setDraft(before => ({ ...before, ...part }));
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const toSecond = () => {
    if (judge(firstStepErrors(draft))) onStep(2);
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
      {refusal && (
        <Notice tone="bad" role="alert">
          {refusalText(refusal)}
        </Notice>
      )}
      {!places.some(place => place.open) ? (
        <Notice tone="warn" role="status">
          {t('signUp.closed')}
        </Notice>
      ) : step === 1 ? (
        <CredentialsStep draft={draft} errors={errors} change={change} next={toSecond} places={places} />
      ) : (
        <AboutStep draft={draft} errors={errors} change={change} next={() => void submit()} pending={pending} />
      )}
    </div>
  );
}

function emptyDraft(places: readonly Place[], country: string): SignUpDraft {
  const place = places.find(known => known.code === country && known.open) ?? places.find(known => known.open);
  return {
    email: '',
    password: '',
    country: place?.code ?? country,
    currency: place?.currency ?? 'EUR',
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
