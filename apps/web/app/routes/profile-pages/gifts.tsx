import { GiftsPage } from '../../features/profile/gifts/gifts-page.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useTranslations } from 'use-intl';

export default function ProfileGifts() {
  const t = useTranslations('profile.gifts');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <GiftsPage />
    </>
  );
}
