import { Button } from '@liftoff/ui/button';
import { Sheet } from '@liftoff/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import './notices.css';

/** Asks users of an in-app browser on iOS to open the site in the system's browser [POPUP-016]. */
export default function BrowserPopup({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notices.browser');
  const close = useTranslations('notices')('close');
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    // Insecure pages have no clipboard API, but the address below can be selected instead.
    void navigator.clipboard?.writeText(window.location.href).then(() => setIsCopied(true));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={close}
      footer={
        <div className="pair">
          <Button size="l" onClick={onClose}>
            {t('stay')}
          </Button>
          <Button size="l" onClick={copy}>
            <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
          </Button>
        </div>
      }
    >
      <p className="small text-secondary">{t('text')}</p>
      <p className="small margin-top-3 browser-popup__address">{window.location.href}</p>
    </Sheet>
  );
}
