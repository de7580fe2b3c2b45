import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ageMark, licenceAt } from '../site/brand/brand.ts';
import { usePlayerSeed } from '../player/player.ts';
import { useBrand } from '../site/shell-data.ts';
import { usePaths, useSite } from '../site/site.ts';

/**
 * Age limit, licence and help in one line, for everything without a footer: games, account forms, the cashbox, popups
 * with their own address and, with `full` set, plain pages. Other dialogs leave it to the page below them [C37].
 */
export function TrustLine({ full }: { full?: boolean }) {
  const t = useTranslations('page');
  const paths = usePaths();
  const number = useLicenceNumber();
  const href = paths.page('responsible-gaming');
  const help = (text: ReactNode) => (
    <a className="trust__link" href={href}>
      {text}
    </a>
  );
  return (
    <p className="trust-line caption text-muted">
      <AgeMark small />
      <span>
        {t('licence', { number })}{' '}
        {full ? (
          t.rich('help', { link: help })
        ) : (
          <a className="link" href={href}>
            {t('helpShort')}
          </a>
        )}
      </span>
    </p>
  );
}

/**
 * The licence for the page [ROLE-023] [ROLE-024]. It is taken from the player's current profile or, if the page has
 * no player layer, from the profile at the time of rendering.
 */
export function useLicence(): string {
  const site = useSite();
  return licenceAt(site, usePlayerSeed()?.user.license_name ?? site.playerLicence);
}

/** The licence number to show on the page. */
export function useLicenceNumber(): string {
  const licence = useLicence();
  return useBrand().licences[licence] ?? licence;
}

/**
 * The minimum age that pages show: where the player lives, down to the province [D7], or in the guest's country. On a
 * page without a player layer, it is the age at the time of rendering.
 */
export function useAge(): number {
  const { country, playerAge } = useSite();
  return usePlayerSeed()?.user.min_age ?? playerAge ?? ageMark(country);
}

/** Shows the minimum age [SHELL-069]. */
export function AgeMark({ small }: { small?: boolean }) {
  const t = useTranslations('shell.footer');
  const age = useAge();
  return (
    <span className={small ? 'age-mark age-mark--small numeric' : 'age-mark numeric'}>
      <span aria-hidden="true">{age}+</span>
      <span className="visually-hidden">{t('ageMark', { age })}</span>
    </span>
  );
}
