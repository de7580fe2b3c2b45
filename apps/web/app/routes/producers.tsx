import { StudiosPage } from '../features/lobby/list/studios-page.tsx';
import { pageContext } from '../page-context.ts';
import { clientOf } from '../shared/calls/server-client.server.ts';
import type { Route } from './+types/producers';

/** The games that stand for each studio, by studio id. Without an answer, the page shows none. */
export async function loader({ context }: Route.LoaderArgs) {
  const providers = await clientOf(context.get(pageContext))
    .listProviders({})
    .catch(() => []);
  return { covers: Object.fromEntries(providers.map(({ id, covers = [] }) => [id, covers])) };
}

export default function Producers({ loaderData }: Route.ComponentProps) {
  return <StudiosPage covers={loaderData.covers} />;
}
