import { useTranslations } from 'use-intl';
import { SubscriptionsPage } from '../../features/profile/subscriptions/subscriptions-page.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';

export default function SubscriptionsRoute() {
  const t = useTranslations('profile');
  return (
    <>
      <PageHead title={t('messages.question')} hidden />
      <SubscriptionsPage />
    </>
  );
}
