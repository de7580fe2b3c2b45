import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ageMark, licenceAt } from '../../shared/brand.ts';
import { usePlayerSeed } from '../../shared/player.ts';
import { useBrand } from '../../shared/shell-data.ts';
import { usePaths, useSite } from '../../shared/site.ts';

/** SHELL-068 to SHELL-074: age, licence by player or country (ROLE-026), help, awards, payment methods. */
export function TrustBlock() {
  const t = useTranslations('shell.footer');
  const paths = usePaths();
  const { country, origin } = useSite();
  const brand = useBrand();
  const licence = usePlayerSeed()?.user.license_name ?? licenceAt(country);
  const host = new URL(origin).hostname;
  const help = brand.gamblingHelp?.hosts.includes(host) ? brand.gamblingHelp.url : null;
  const responsible = (text: ReactNode) => (
    <a className="trust__link" href={paths.page('responsible-gaming')}>
      {text}
    </a>
  );
  return (
    <div className="trust">
      <AgeMark />
      <p className="cap t3 trust__text">
        {t.rich('harm', { link: responsible })} {t('licence', { number: brand.licences[licence] ?? licence })}{' '}
        {t('copyright', { year: String(brand.year), brand: brand.name })}
        {help && (
          <>
            {' '}
            <a className="trust__link" href={help} rel="noopener">
              {t('gamblingHelp')}
            </a>
          </>
        )}
        {brand.dmcaHosts.includes(host) && <span className="badge">{t('dmca')}</span>}
      </p>
      {brand.awards.length > 0 && <Names label={t('awards')} names={brand.awards} />}
      <Names label={t('paymentMethods')} names={brand.paymentMethods} />
    </div>
  );
}

export function AgeMark({ small }: { small?: boolean }) {
  const t = useTranslations('shell.footer');
  const age = ageMark(useSite().country);
  return (
    <span className={small ? 'age age--s num' : 'age num'}>
      <span aria-hidden="true">{age}+</span>
      <span className="vh">{t('ageMark', { age })}</span>
    </span>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <ul className="row g3 wrapx cap t2" aria-label={label}>
      {names.map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
