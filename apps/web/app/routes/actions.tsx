import { ChallengesPage } from '../features/quest/challenges-page.tsx';
import { loadChallenges } from '../features/quest/load-quests.server.ts';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/actions';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { challenges: await loadChallenges(page, 'action'), texts: textsOf(page.locale, ['quests', 'rewards']) };
}

export default function Actions({ loaderData: { challenges } }: Route.ComponentProps) {
  return <ChallengesPage type="action" data={challenges} />;
}
