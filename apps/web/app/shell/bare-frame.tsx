import { SkipLink } from '@liftoff/ui/button-link';
import { useEffect, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDropdownClosing } from './dropdown-closing.ts';
import { useFollowLinks } from './follow-links.ts';
import { keepInstallOffer } from './install-offer.ts';
import { useRegionGuard } from './region-guard.tsx';

const noPanels = () => false;

/** A page without the site's header, footer and menu, such as a game. Links work as on any other page. */
export function BareFrame({ dialogs, children }: { dialogs: ReadonlySet<string>; children: ReactNode }) {
  const t = useTranslations('shell');
  const navigation = useNavigation();
  const { stop, notice } = useRegionGuard();
  useFollowLinks({ dialogs, openPanel: noPanels, stop });
  useDropdownClosing();
  useEffect(keepInstallOffer, []);
  return (
    <div data-going={navigation.state === 'loading' ? '' : undefined}>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      {notice}
      {children}
    </div>
  );
}
