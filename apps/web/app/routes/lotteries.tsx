import { loadLotteries } from '../features/lottery/load-lotteries.server.ts';
import { LotteriesPage } from '../features/lottery/lotteries-page.tsx';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/lotteries';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { lotteries: await loadLotteries(page), texts: textsOf(page.locale, ['lotteries']) };
}

export default function Lotteries({ loaderData: { lotteries } }: Route.ComponentProps) {
  return <LotteriesPage data={lotteries} />;
}
