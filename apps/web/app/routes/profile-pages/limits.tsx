import { LimitsPage } from '../../features/limits/limits-page.tsx';
import { pageContext } from '../../page-context.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { requirePlayer } from '../../shared/player/require-player.server.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { useSite } from '../../shared/site/site.ts';
import { MoreTexts } from '../../shared/texts/more-texts.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/limits';

/** ROUTE-025. What holds and what may be chosen comes with the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const player = await requirePlayer(page, url);
  const client = clientOf(page);
  const [limits, options] = await Promise.all([client.listLimits({}), client.limitOptions({})]);
  return { player, limits, options, texts: textsOf(page.locale, ['limits', 'account']) };
}

export default function Limits({ loaderData }: Route.ComponentProps) {
  const { texts, ...data } = loaderData;
  return (
    <MoreTexts locale={useSite().locale} texts={texts}>
      <Head />
      <LimitsPage {...data} />
    </MoreTexts>
  );
}

function Head() {
  return <PageHead title={useTranslations('limits')('title')} hidden />;
}
