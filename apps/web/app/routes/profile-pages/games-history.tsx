import { useTranslations } from 'use-intl';
import { HistoryPage } from '../../features/profile/history/history-page.tsx';
import { pageContext } from '../../page-context.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useSite } from '../../shared/site/site.ts';
import { MoreTexts } from '../../shared/texts/more-texts.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { Route } from './+types/games-history';

export const loader = ({ context }: Route.LoaderArgs) => ({
  texts: textsOf(context.get(pageContext).locale, ['history']),
});

/** ROUTE-027. */
export default function GamesHistory({ loaderData }: Route.ComponentProps) {
  const { locale } = useSite();
  return (
    <MoreTexts locale={locale} texts={loaderData.texts}>
      <Page />
    </MoreTexts>
  );
}

function Page() {
  const t = useTranslations('history');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <HistoryPage />
    </>
  );
}
