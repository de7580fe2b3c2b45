import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Dialog } from '@liftoff/ui/dialog';
import { useTranslations } from 'use-intl';
import type { Banner, BannerPopup } from './banner.ts';
import './banner-popup.css';

interface BannerPopupDialogProps {
  popup: BannerPopup;
  /** The banner's own button, which the popup repeats at the same size as closing. */
  action: Banner['action'];
  onClose: () => void;
}

/** The popup of a banner's second button: how the offer works, step by step. */
export default function BannerPopupDialog({ popup, action, onClose }: BannerPopupDialogProps) {
  const t = useTranslations('lobby.banner.offer');
  return (
    <Dialog
      open
      onClose={onClose}
      title={popup.title}
      closeLabel={t('close')}
      footer={
        <div className="banner-popup__choice">
          <Button size="l" onClick={onClose}>
            {t('close')}
          </Button>
          {action && (
            <ButtonLink size="l" variant="primary" href={action.href}>
              {action.label}
            </ButtonLink>
          )}
        </div>
      }
    >
      <ol className="banner-popup__steps">
        {popup.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}
