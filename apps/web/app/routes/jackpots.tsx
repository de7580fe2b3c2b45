import { JackpotsPage } from '../features/lobby/jackpots/jackpots-page.tsx';
import { loadJackpots } from '../features/lobby/jackpots/load-jackpots.server.ts';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/jackpots';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { jackpots: await loadJackpots(page), texts: textsOf(page.locale, ['jackpots']) };
}

export default function Jackpots({ loaderData: { jackpots } }: Route.ComponentProps) {
  return <JackpotsPage data={jackpots} />;
}
