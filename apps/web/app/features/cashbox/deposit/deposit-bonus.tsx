import { GiftIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { useTranslations } from 'use-intl';

/** The place of the step where a bonus is chosen. The casino has none that comes with a deposit, and says so. */
export function DepositBonus() {
  const t = useTranslations('cashbox.bonus');
  return (
    <section>
      <h3 className="title pms__title">{t('title')}</h3>
      <Notice icon={GiftIcon}>{t('none')}</Notice>
    </section>
  );
}
