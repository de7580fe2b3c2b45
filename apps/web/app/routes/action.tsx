import { data } from 'react-router';
import { ChallengesPage } from '../features/quest/challenges-page.tsx';
import { loadChallenges } from '../features/quest/load-quests.server.ts';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/action';

/** One action, or without a slug the same list as `/actions` [PROUTE-013]. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const challenges = await loadChallenges(page, 'action');
  const { slug = null } = params;
  if (slug !== null && challenges.items?.some(item => item.slug === slug) === false) throw data(null, { status: 404 });
  return { challenges, slug, texts: textsOf(page.locale, ['quests', 'rewards']) };
}

export default function Action({ loaderData: { challenges, slug } }: Route.ComponentProps) {
  return <ChallengesPage type="action" data={challenges} only={slug} />;
}
