import { useTranslations } from 'use-intl';
import { PointsPage } from '../../features/profile/points/points-page.tsx';
import { pageContext } from '../../page-context.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { Route } from './+types/points';

export const loader = ({ context }: Route.LoaderArgs) => ({
  texts: textsOf(context.get(pageContext).locale, ['points', 'rewards']),
});

export default function ProfilePoints() {
  const t = useTranslations('points.history');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <PointsPage />
    </>
  );
}
