import type { OpenSession } from '@liftoff/contract/account/security';
import { LaptopIcon, SmartphoneIcon, TabletIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../shared/site/site.ts';

export const deviceIcons = { computer: LaptopIcon, phone: SmartphoneIcon, tablet: TabletIcon };

type Device = Pick<OpenSession, 'browser' | 'system'>;

/** Formats the device and country of a sign-in for the player. */
export function useDeviceWords() {
  const t = useTranslations('security.sessions');
  const { locale } = useSite();
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  return {
    name: ({ browser, system }: Device): string =>
      browser !== null && system !== null ? t('named', { browser, system }) : (browser ?? system ?? t('unknown')),
    place: ({ country }: Pick<OpenSession, 'country'>): string =>
      (country === null ? undefined : regions.of(country)) ?? t('nowhere'),
  };
}
