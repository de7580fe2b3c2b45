import { useTranslations } from 'use-intl';
import { MainPage } from '../features/profile/main/main-page.tsx';
import { PageHead } from '../shared/page-head.tsx';

export default function ProfileMain() {
  const t = useTranslations('profile');
  return (
    <>
      <PageHead title={t('main.title')} hidden />
      <MainPage />
    </>
  );
}
