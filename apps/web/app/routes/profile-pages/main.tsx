import { useTranslations } from 'use-intl';
import { MainPage } from '../../features/profile/main/main-page.tsx';
import { pageContext } from '../../page-context.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { Route } from './+types/main';

/** Loads the texts for the password prompt. The profile layout decides who can open the page. */
export function loader({ context }: Route.LoaderArgs) {
  return { texts: textsOf(context.get(pageContext).locale, ['security']) };
}

export default function ProfileMain() {
  const t = useTranslations('profile');
  return (
    <>
      <PageHead title={t('main.title')} hidden />
      <MainPage />
    </>
  );
}
