import { LevelPage } from '../../features/profile/level/level-page.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useTranslations } from 'use-intl';

export default function ProfileLevel() {
  const t = useTranslations('profile.level');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <LevelPage />
    </>
  );
}
