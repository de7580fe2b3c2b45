import { loadLottery } from '../features/lottery/load-lotteries.server.ts';
import { LotteryPage } from '../features/lottery/lottery-page.tsx';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/lottery';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { lottery: await loadLottery(page, params.slug), texts: textsOf(page.locale, ['lotteries', 'rewards']) };
}

export default function Lottery({ loaderData: { lottery } }: Route.ComponentProps) {
  return <LotteryPage key={lottery.lottery.id} data={lottery} />;
}
