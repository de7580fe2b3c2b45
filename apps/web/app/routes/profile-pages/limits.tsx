import { LimitsPage } from '../../features/limits/limits-page.tsx';
import { pageContext } from '../../page-context.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { requirePlayer } from '../../shared/player/require-player.server.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { textsOf } from '../../shared/texts/texts.server.ts';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/limits';

/** Loads the current limits and the available options for the limits page [ROUTE-025]. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const player = await requirePlayer(page, url);
  const client = clientOf(page);
  const [limits, options] = await Promise.all([client.listLimits({}), client.limitOptions({})]);
  return { player, limits, options, texts: textsOf(page.locale, ['limits', 'account']) };
}

export default function Limits({ loaderData: { player, limits, options } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={useTranslations('limits')('title')} hidden />
      <LimitsPage player={player} limits={limits} options={options} />
    </>
  );
}
