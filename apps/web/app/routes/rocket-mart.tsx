import { isShopTab } from '@liftoff/rules/points/exchange-points';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageSection } from '../features/content/page-section.tsx';
import { loadPageSection } from '../features/content/load-content.server.ts';
import { loadCards } from '../features/mart/load-mart.server.ts';
import { MartPage } from '../features/mart/mart-page.tsx';
import { pageContext } from '../page-context.ts';
import { requireOpenPage } from '../shared/site/managed-pages.server.ts';
import { PageHead } from '../shared/site/page-head.tsx';
import { useBrand } from '../shared/site/shell-data.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/rocket-mart';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requireOpenPage(page, 'rocket-mart');
  const [cards, content] = await Promise.all([loadCards(page), loadPageSection(page, '/rocket-mart')]);
  return { cards, content, texts: textsOf(page.locale, ['points']) };
}

/** The points shop. The last part of the address is the tab; without one, every card is shown [PROUTE-020]. */
export default function RocketMart({ loaderData: { cards, content } }: Route.ComponentProps) {
  const last = useLocation().pathname.split('/').at(-1) ?? '';
  return (
    <>
      <Head />
      <MartPage cards={cards} tab={isShopTab(last) ? last : 'all'} />
      <PageSection content={content} />
    </>
  );
}

function Head() {
  const t = useTranslations('points.mart');
  const { name: brand } = useBrand();
  return <PageHead title={t('name')} description={() => t('description', { brand })} />;
}
