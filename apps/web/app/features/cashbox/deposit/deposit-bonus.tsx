import { GiftIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { useTranslations } from 'use-intl';

/** Placeholder for the bonus choice: says that deposits currently include no bonus. */
export function DepositBonus() {
  const t = useTranslations('cashbox.bonus');
  return (
    <section>
      <h3 className="title pms__title">{t('title')}</h3>
      <Notice icon={GiftIcon}>{t('none')}</Notice>
    </section>
  );
}
