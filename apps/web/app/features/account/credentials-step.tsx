import { Button } from '@liftoff/ui/button';
import { Checkbox } from '@liftoff/ui/choice';
import { LockIcon, MailIcon } from '@liftoff/ui/icons';
import { Select } from '@liftoff/ui/select';
import { PasswordInput, TextInput } from '@liftoff/ui/text-input';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../shared/hydrated.ts';
import { usePaths, useSite } from '../../shared/site.ts';
import { useFieldText } from './field-text.ts';
import { askedAge, countryChoices, currencyChoices, currencyIn, type Offered } from './places.ts';
import { passwordStrength } from './sign-up-draft.ts';
import type { StepProps } from './sign-up-form.tsx';
import { useTypedBefore } from './use-typed-before.ts';

interface CredentialsStepProps extends StepProps {
  offered: Offered;
  /** The e-mail is being asked about, and the way on waits for it. */
  checking: boolean;
  onEmailLeft: () => void;
}

/** Step 1 of 2: what an account needs. Offers are off by default [C39]. */
export function CredentialsStep(props: CredentialsStepProps) {
  const { draft, errors, change, next, offered, checking, onEmailLeft } = props;
  const { places, currencies } = offered;
  const t = useTranslations('account');
  const { locale } = useSite();
  const paths = usePaths();
  const fieldText = useFieldText();
  const strength = passwordStrength(draft.password);
  const link = (href: string) => (chunks: ReactNode) => (
    <a className="link" href={href} target="_blank" rel="noopener">
      {chunks}
    </a>
  );
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useTypedBefore(form, (typed, left) => {
    if (typed.email === draft.email && typed.password === draft.password) return;
    change(typed);
    if (left) onEmailLeft();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    next();
  };
  const chooseCountry = (code: string) => {
    const place = places.find(known => known.code === code);
    change({ country: code, state: '', currency: currencyIn(place, offered) });
  };

  return (
    <form className="col g4" noValidate ref={form} onSubmit={submit}>
      <TextInput
        label={t('email')}
        error={fieldText(errors.email, t('email'))}
        type="email"
        name="email"
        autoComplete="email"
        value={draft.email}
        onChange={event => change({ email: event.target.value })}
        onBlur={onEmailLeft}
        prefix={<MailIcon />}
      />
      <div>
        <PasswordInput
          label={t('password')}
          error={fieldText(errors.password, t('password'))}
          hint={t('signUp.passwordHint')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          name="password"
          autoComplete="new-password"
          value={draft.password}
          onChange={event => change({ password: event.target.value })}
          prefix={<LockIcon />}
        />
        <div className="pwm" aria-hidden="true">
          {[1, 2, 3, 4].map(level => (
            <i key={level} className={level <= strength ? 'on' : ''} />
          ))}
        </div>
      </div>
      <div className="two">
        <Select
          label={t('country')}
          error={fieldText(errors.country, t('country'))}
          name="country"
          options={countryChoices(places, locale)}
          value={draft.country}
          onChange={event => chooseCountry(event.target.value)}
        />
        <Select
          label={t('currency')}
          error={fieldText(errors.currency, t('currency'))}
          name="currency"
          options={currencyChoices(currencies, locale)}
          value={draft.currency}
          onChange={event => change({ currency: event.target.value })}
        />
      </div>
      <div className="col">
        <Checkbox
          name="terms"
          checked={draft.terms}
          onChange={event => change({ terms: event.target.checked })}
          error={fieldText(errors.terms, '')}
        >
          {t.rich('signUp.terms', {
            age: askedAge(places, draft.country),
            terms: link(paths.page('terms-and-conditions')),
            privacy: link(paths.page('privacy-policy')),
          })}
        </Checkbox>
        <Checkbox name="promos" checked={draft.promos} onChange={event => change({ promos: event.target.checked })}>
          {t('signUp.offers')}
        </Checkbox>
      </div>
      {/* Before script the browser would send the form itself, and the password with the address. */}
      <Button
        variant="primary"
        type="submit"
        size="l"
        block
        disabled={!hydrated}
        pending={checking}
        pendingLabel={t('signUp.checking')}
      >
        {t('signUp.continue')}
      </Button>
    </form>
  );
}
