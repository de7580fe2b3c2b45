import { VerificationPage } from '../../features/verification/verification-page.tsx';
import { pageContext } from '../../page-context.ts';
import { requirePlayer } from '../../shared/player/require-player.server.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { textsOf } from '../../shared/texts/texts.server.ts';
import type { Route } from './+types/verification';
import '@liftoff/ui/styles/forms.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await requirePlayer(page, url);
  const state = await clientOf(page).verificationState({});
  return { texts: textsOf(page.locale, ['verification']), state };
}

/** Verifies a player's identity and the source of their money [ROUTE-024]. */
export default function VerificationRoute({ loaderData: { state } }: Route.ComponentProps) {
  return <VerificationPage state={state} />;
}
