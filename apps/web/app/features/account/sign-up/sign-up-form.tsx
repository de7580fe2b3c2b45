import type { Locale } from '@liftoff/contract/core/locale';
import type { User } from '@liftoff/contract/account/account';
import { Notice } from '@liftoff/ui/notice';
import { useRef, type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ageIn, provincesOf } from '../../../shared/form/countries.ts';
import type { FieldErrors } from '../../../shared/form/field-errors.ts';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { checkCommonPassword } from '../../../shared/form/common-password.ts';
import { fieldErrorsOf } from '../../../shared/form/refusals.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import { AboutStep } from './about-step.tsx';
import { CaptchaNote } from '../captcha/captcha-note.tsx';
import { CredentialsStep } from './credentials-step.tsx';
import { currencyIn, type Offered, type Place } from './places.ts';
import { firstStepErrors, firstStepFields, secondStepErrors, type SignUpDraft } from './sign-up-draft.ts';
import { useWanted } from '../landing.ts';
import { useEmailCheck } from './use-email-check.ts';
import { useSignUp } from './use-sign-up.ts';
import { todayHere } from '../../../shared/form/today.ts';

/** Moves the focus to the title of the new step when a form changes its step, unless a field there has an error. */
function useStepFocus(place: RefObject<HTMLElement | null>, step: number): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!place.current?.querySelector('[aria-invalid="true"]')) place.current?.querySelector('h1')?.focus();
  }, [place, step]);
}

export type SignUpStep = 1 | 2;

interface SignUpFormProps {
  offered: Offered;
  country: string;
  step: SignUpStep;
  onStep: (step: SignUpStep) => void;
  onSignedUp: (user: User) => void;
}

const emailTaken = 'VALIDATION.EMAIL.TAKEN';

/**
 * Registration in two steps [ROUTE-048]. If the platform refuses it, the visitor returns to the step with the
 * affected field.
 */
export function SignUpForm({ offered, country, step, onStep, onSignedUp }: SignUpFormProps) {
  const t = useTranslations('account');
  const { places } = offered;
  const { locale } = useSite();
  const { solving, signUp } = useSignUp();
  const isTaken = useEmailCheck();
  const form = useForm<SignUpDraft>({
    values: () => emptyDraft(offered, country),
    check: draft => (step === 1 ? firstStepErrors(draft) : aboutErrors(draft, places, locale)),
    leave: async (name, { email, password }) => {
      if (name === 'password') return await checkCommonPassword(password);
      return name === 'email' && (await isTaken(email)) ? emailTaken : null;
    },
    send: async draft => {
      if (step === 1) return toSecond(draft);
      const user = await signUp(draft).catch((error: unknown) => {
        const refused = fieldErrorsOf(error, firstStepFields);
        if (Object.keys(refused).length > 0) onStep(1);
        throw error;
      });
      onSignedUp(user);
      return 'leaving';
    },
  });
  /** Uses the latest values, because the visitor can edit fields while the address is being checked. */
  const toSecond = async ({ email, password }: SignUpDraft): Promise<FieldErrors<SignUpDraft>> => {
    const [taken, common] = await Promise.all([isTaken(email), checkCommonPassword(password)]);
    const now = form.latest();
    const errors = firstStepErrors(now);
    if (taken && now.email === email) errors.email = emailTaken;
    if (common && now.password === password) errors.password = common;
    if (Object.keys(errors).length === 0) onStep(2);
    return errors;
  };
  const element = useRef<HTMLDivElement>(null);
  useStepFocus(element, step);

  return (
    <div className="column gap-4" ref={element}>
      <div className="steps" role="status">
        <i className={step === 1 ? 'is-on' : 'is-ok'} />
        <em />
        <i className={step === 2 ? 'is-on' : ''} />
        <span>{t('signUp.step', { step })}</span>
      </div>
      <StepTitle step={step} />
      <RefusalNotice refusal={form.refusal} />
      <CaptchaNote solving={solving} />
      {!places.some(place => place.open) ? (
        <Notice tone="warn" role="status">
          {t('signUp.closed')}
        </Notice>
      ) : step === 1 ? (
        <CredentialsStep form={form} offered={offered} />
      ) : (
        <AboutStep form={form} places={places} />
      )}
    </div>
  );
}

function StepTitle({ step }: { step: SignUpStep }) {
  const t = useTranslations('account');
  const paths = usePaths();
  const wanted = useWanted();
  return (
    <div>
      <h1 className="heading-1" tabIndex={-1}>
        {step === 1 ? t('signUp.title') : t('signUp.aboutTitle')}
      </h1>
      <p className="text-secondary margin-top-2">
        {step === 1 ? t('signUp.have') : t('signUp.aboutText')}{' '}
        {step === 1 && (
          <a className="link" href={paths.signIn(wanted)} data-keep-redirect="">
            {t('signIn.submit')}
          </a>
        )}
      </p>
    </div>
  );
}

const aboutErrors = (draft: SignUpDraft, places: readonly Place[], locale: Locale): FieldErrors<SignUpDraft> =>
  secondStepErrors(draft, {
    minAge: ageIn(places, draft.country, draft.state),
    today: todayHere(),
    asksState: provincesOf(draft.country).length > 0,
    locale,
  });

function emptyDraft(offered: Offered, country: string): SignUpDraft {
  const { places } = offered;
  const place = places.find(known => known.code === country && known.open) ?? places.find(known => known.open);
  return {
    email: '',
    password: '',
    country: place?.code ?? country,
    currency: currencyIn(place, offered),
    terms_acceptance: false,
    receive_promos: false,
    first_name: '',
    last_name: '',
    date_of_birth: '',
    nickname: '',
    state: '',
    deposit_limit: '',
  };
}
