import { FullScreenModal } from '@liftoff/ui/full-screen-modal';
import { use, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '../../shared/site/site.ts';
import { fetchTexts } from '../../shared/calls/fetched-texts.ts';
import { MoreTexts } from '../../shared/texts/more-texts.tsx';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import type { AccountScreen } from './account-frame.tsx';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

/** Brings the texts of the account forms to a dialog that opens over a page which does not have them. */
export function WithAccountTexts({ children }: { children: ReactNode }) {
  const { locale } = useSite();
  const texts = use(fetchTexts(locale));
  return (
    <MoreTexts locale={locale} texts={texts}>
      {children}
    </MoreTexts>
  );
}

/** A full-screen modal over the current page (POPUP-017, POPUP-018). */
export function AccountDialog({ screen, onClose }: { screen: AccountScreen; onClose: () => void }) {
  const t = useTranslations('account');
  return (
    <FullScreenModal
      open
      onClose={onClose}
      label={screen.label}
      closeLabel={t('close')}
      header={screen.header}
      footer={<TrustLine />}
      scene={screen.scene}
    >
      {screen.body}
    </FullScreenModal>
  );
}
