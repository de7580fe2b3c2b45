import { isShopTab } from '@liftoff/rules/points/exchange-points';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadCards } from '../features/mart/load-mart.server.ts';
import { MartPage } from '../features/mart/mart-page.tsx';
import { pageContext } from '../page-context.ts';
import { PageHead } from '../shared/site/page-head.tsx';
import { useBrand } from '../shared/site/shell-data.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/rocket-mart';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { cards: await loadCards(page), texts: textsOf(page.locale, ['points']) };
}

/** The points shop. The last part of the address is the tab; without one, every card is shown [PROUTE-020]. */
export default function RocketMart({ loaderData: { cards } }: Route.ComponentProps) {
  const last = useLocation().pathname.split('/').at(-1) ?? '';
  return (
    <>
      <Head />
      <MartPage cards={cards} tab={isShopTab(last) ? last : 'all'} />
    </>
  );
}

function Head() {
  const t = useTranslations('points.mart');
  const { name: brand } = useBrand();
  return <PageHead title={t('name')} description={() => t('description', { brand })} />;
}
