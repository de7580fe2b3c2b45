import { FullScreenModal } from '@liftoff/ui/full-screen-modal';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import type { AccountScreen } from './account-frame.tsx';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

/** A full-screen modal over the current page [POPUP-017] [POPUP-018]. */
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
