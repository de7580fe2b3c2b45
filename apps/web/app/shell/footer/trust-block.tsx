import { Badge } from '@liftoff/ui/badge';
import { ShieldCheckIcon, TrophyIcon } from '@liftoff/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkAt, type BrandOwner, type Brand } from '../../shared/site/brand/brand.ts';
import { useBrand } from '../../shared/site/shell-data.ts';
import { usePaths, useSite } from '../../shared/site/site.ts';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { AgeMark, useLicence, useLicenceNumber } from '../../shared/parts/trust-line.tsx';

/**
 * Finds the operating company to name: the first entry that matches the visitor's licence and groups or, if there is
 * none, the brand itself [ROLE-026].
 */
function ownerOf(brand: Brand, licence: string, groups: readonly string[]): BrandOwner {
  const isWithinSpan = ({ licence: only, group }: BrandOwner) =>
    (only === undefined || only === licence) && (group === undefined || groups.includes(group));
  return brand.owners?.find(isWithinSpan) ?? { company: brand.name };
}

/**
 * Shows the minimum age, the licence and copyright for the visitor's licence and group [ROLE-026], links to help, and
 * awards [SHELL-069].
 */
export function TrustBlock() {
  const t = useTranslations('shell.footer');
  const paths = usePaths();
  const { origin, locale } = useSite();
  const brand = useBrand();
  const number = useLicenceNumber();
  const groups = usePlayerSeed()?.user.statuses.map(({ id }) => id) ?? [];
  const owner = ownerOf(brand, useLicence(), groups);
  const notice = owner.notice?.[locale];
  const host = new URL(origin).hostname;
  const help = linkAt(origin, brand.gamblingHelp);
  const responsible = (text: ReactNode) => (
    <a className="trust__link" href={paths.page('responsible-gaming')}>
      {text}
    </a>
  );
  return (
    <div className="trust">
      <AgeMark />
      <p className="caption text-muted trust__text">
        <span className="trust__mark">
          <ShieldCheckIcon size="s" />
          {t('licence', { number })}
        </span>{' '}
        {t.rich('harm', { link: responsible })} {notice && `${notice} `}
        {t('copyright', { year: String(brand.year), brand: owner.company.replace(/\.$/, '') })}
        {help && (
          <>
            {' '}
            <a className="trust__link" href={help} rel="noopener">
              {t('gamblingHelp')}
            </a>
          </>
        )}
        {brand.dmcaHosts.includes(host) && <Badge>{t('dmca')}</Badge>}
      </p>
      {brand.awards.length > 0 && <Awards label={t('awards')} awards={brand.awards} />}
    </div>
  );
}

function Awards({ label, awards }: { label: string; awards: Brand['awards'] }) {
  return (
    <ul className="row gap-3 flex-wrap caption text-secondary" aria-label={label}>
      {awards.map(({ name, nomination, prize, year, imgUrl }) => (
        <li className="trust__mark" key={`${name} ${nomination} ${year}`}>
          {imgUrl === '' ? (
            <TrophyIcon size="s" />
          ) : (
            <img src={imgUrl} width={24} height={24} alt="" loading="lazy" decoding="async" />
          )}
          <span>
            {`${name} ${year}`}
            <small className="text-muted">{` ${nomination}: ${prize}`}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
