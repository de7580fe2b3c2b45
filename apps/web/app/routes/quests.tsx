import { loadQuests } from '../features/quest/load-quests.server.ts';
import { QuestsPage } from '../features/quest/quests-page.tsx';
import { pageContext } from '../page-context.ts';
import { requireOpenPage } from '../shared/site/managed-pages.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/quests';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requireOpenPage(page, 'quests');
  return { quests: await loadQuests(page), texts: textsOf(page.locale, ['quests']) };
}

export default function Quests({ loaderData: { quests } }: Route.ComponentProps) {
  return <QuestsPage data={quests} />;
}
