import { useToast } from '@liftoff/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';

const id = 'offline';

/** While the browser is offline, says which features do not work and that nothing will be sent later [B15]. */
export function OfflineWatch() {
  const t = useTranslations('player.toast');
  const { show, dismiss } = useToast();
  const tell = useEffectEvent(() => {
    if (navigator.onLine) dismiss(id);
    else show({ id, tone: 'warn', persistent: true, content: t('offline') });
  });
  useEffect(() => {
    const look = () => tell();
    if (!navigator.onLine) look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return null;
}
