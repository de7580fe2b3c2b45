import { useTranslations } from 'use-intl';
import { HistoryPage } from '../../features/profile/history/history-page.tsx';
import { pageContext } from '../../page-context.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { Route } from './+types/games-history';

export const loader = ({ context }: Route.LoaderArgs) => ({
  texts: textsOf(context.get(pageContext).locale, ['history']),
});

export default function GamesHistory() {
  const t = useTranslations('history');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <HistoryPage />
    </>
  );
}
