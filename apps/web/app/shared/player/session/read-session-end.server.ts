import type { SessionEnd } from '@liftoff/contract/account/session-end';
import type { PageContext } from '../../../page-context.ts';
import { requireAnswer } from '../../calls/require-answer.ts';
import { clientOf } from '../../calls/server-client.server.ts';

/** Maximum milliseconds that the sign-in page waits to learn how the session ended. */
const answerMaxMs = 2_000;

/** How the session of the visitor's cookie ended, or `null` if that is unknown. The page is shown in either case. */
export async function readSessionEnd(page: Pick<PageContext, 'send'>): Promise<SessionEnd | null> {
  try {
    const answer = await clientOf(page).sessionEnd({ signal: AbortSignal.timeout(answerMaxMs) });
    return requireAnswer(answer, 'reason').reason === null ? null : answer;
  } catch {
    return null;
  }
}
