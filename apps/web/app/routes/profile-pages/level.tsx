import { useTranslations } from 'use-intl';
import { LevelPage } from '../../features/profile/level/level-page.tsx';
import { pageContext } from '../../page-context.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { Route } from './+types/level';

export const loader = ({ context }: Route.LoaderArgs) => ({
  now: Date.now(),
  texts: textsOf(context.get(pageContext).locale, ['points', 'vip']),
});

export default function ProfileLevel({ loaderData: { now } }: Route.ComponentProps) {
  const t = useTranslations('profile.level');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <LevelPage now={now} />
    </>
  );
}
