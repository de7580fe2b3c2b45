import { SecurityPage } from '../../features/account/security/security-page.tsx';
import { pageContext } from '../../page-context.ts';
import { requirePlayer } from '../../shared/player/require-player.server.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { Route } from './+types/security';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requirePlayer(page, url);
  const client = clientOf(page);
  const [state, sessions] = await Promise.all([client.securityState({}), client.listSessions({})]);
  return { texts: textsOf(page.locale, ['account', 'security']), state, sessions };
}

/** Shows password, two-factor settings and sessions [ROUTE-026]. */
export default function Security({ loaderData: { state, sessions } }: Route.ComponentProps) {
  return <SecurityPage state={state} sessions={sessions} />;
}
