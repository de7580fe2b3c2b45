import { data } from 'react-router';
import { loadQuests } from '../features/quest/load-quests.server.ts';
import { QuestPage } from '../features/quest/quest-page.tsx';
import { pageContext } from '../page-context.ts';
import { requireOpenPage } from '../shared/site/managed-pages.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/quest';

const order = ['active', 'future', 'archive'] as const;

/** A quest can have several runs. Shows the active one, otherwise a future one, otherwise an ended one [PROUTE-025]. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requireOpenPage(page, 'quests');
  const { items, ...quests } = await loadQuests(page);
  if (items === null) throw data(null, { status: 503 });
  const runs = items.filter(({ questSlug }) => questSlug === params.slug);
  const quest = order.map(status => runs.find(run => run.status === status)).find(run => run !== undefined);
  if (!quest) throw data(null, { status: 404 });
  return { quest, quests, texts: textsOf(page.locale, ['quests', 'rewards']) };
}

export default function Quest({ loaderData: { quest, quests } }: Route.ComponentProps) {
  return <QuestPage key={quest.id} quest={quest} data={quests} />;
}
