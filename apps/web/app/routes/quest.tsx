import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadMainCategory } from '../features/lobby/load-games.server.ts';
import { GameRow } from '../features/lobby/rows/game-row.tsx';
import { loadQuests } from '../features/quest/load-quests.server.ts';
import { QuestPage } from '../features/quest/quest-page.tsx';
import { pageContext } from '../page-context.ts';
import { requireOpenPage } from '../shared/site/managed-pages.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/quest';

const order = ['active', 'future', 'archive'] as const;

/** Maximum number of games in the row of an active quest. */
const gamesShown = 12;

/**
 * A quest can have several runs. Shows the active one, otherwise a future one, otherwise an ended one [PROUTE-025].
 * An active quest has a row of games, because stakes count in every game.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requireOpenPage(page, 'quests');
  const { items, ...quests } = await loadQuests(page);
  if (items === null) throw data(null, { status: 503 });
  const runs = items.filter(({ questSlug }) => questSlug === params.slug);
  const quest = order.map(status => runs.find(run => run.status === status)).find(run => run !== undefined);
  if (!quest) throw data(null, { status: 404 });
  const pokies =
    quest.status === 'active' ? await loadMainCategory(page, new URL(url.pathname, url), 'pokies', 'all') : null;
  const games = pokies && { ...pokies, games: pokies.games.slice(0, gamesShown) };
  return { quest, quests, games, texts: textsOf(page.locale, ['quests', 'rewards']) };
}

export default function Quest({ loaderData: { quest, quests, games } }: Route.ComponentProps) {
  const t = useTranslations('quests');
  return (
    <>
      <QuestPage key={quest.id} quest={quest} data={quests} />
      {games !== null && games.games.length > 0 && (
        <GameRow row={{ ...games, id: 'pokies' }} place={1} title={t('games')} />
      )}
    </>
  );
}
