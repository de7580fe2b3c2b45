import { useTranslations } from 'use-intl';
import { LevelPage } from '../../features/profile/level/level-page.tsx';
import { pageContext } from '../../page-context.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { Route } from './+types/level';

export const loader = ({ context }: Route.LoaderArgs) => ({
  texts: textsOf(context.get(pageContext).locale, ['points']),
});

export default function ProfileLevel() {
  const t = useTranslations('profile.level');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <LevelPage />
    </>
  );
}
