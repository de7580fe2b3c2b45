import { ButtonLink } from '@liftoff/ui/button-link';
import { BanknoteIcon, GlobeIcon, HeadphonesIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths, useSite } from '../../shared/site/site.ts';
import { PlainFact, PlainPage } from './plain-page.tsx';

/** Shown instead of registration and sign-in in a country without a licence [GUARD-007] [GUARD-008] [D16]. */
export function RegionClosed({ form }: { form: 'signUp' | 'signIn' }) {
  const t = useTranslations('account.region');
  const { country, locale } = useSite();
  const paths = usePaths();
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    <>
      <PageHead title={t('title')} hidden />
      <PlainPage
        drawing="orbit"
        title={t('title')}
        text={t(form)}
        below={
          <ul className="plain-page__ways">
            <PlainFact icon={BanknoteIcon} title={t('balance')} text={t('balanceText')} />
            <PlainFact icon={HeadphonesIcon} title={t('support')} text={t('supportText')} />
            <PlainFact icon={GlobeIcon} title={t('travel')} text={t('travelText')} />
          </ul>
        }
        note={
          <p className="row gap-2 plain-page__note">
            <GlobeIcon />
            <span>{t.rich('seenFrom', { country: name, b: chunks => <b>{chunks}</b> })}</span>
          </p>
        }
      >
        <ButtonLink variant="primary" size="l" href={paths.lobby()}>
          {t('lobby')}
        </ButtonLink>
        <ButtonLink variant="ghost" size="l" href={paths.support()}>
          {t('elsewhere')}
        </ButtonLink>
      </PlainPage>
    </>
  );
}
