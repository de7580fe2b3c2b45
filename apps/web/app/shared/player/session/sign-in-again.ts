import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSessionLost } from '../../calls/session-lost.ts';
import { usePaths, useSite } from '../../site/site.ts';
import { leavePage } from '../../site/address/leave-page.ts';
import { forgetPlayer } from '../player-stores.ts';

/** The query parameter of the sign-in page that says that the page before has lost its session. */
export const endedMark = 'ended';

/**
 * Sends a player whose session is lost to sign-in, and back to this page afterwards [ERR-001] [GUARD-005]. First
 * deletes what the browser stores about the player, as signing out does [A10]. Only players' pages use this, because
 * guests have no session to lose.
 */
export function useSignInAgain(): void {
  const paths = usePaths();
  const { platformPublicUrl } = useSite();
  const queries = useQueryClient();
  useEffect(
    () =>
      onSessionLost(() => {
        const { pathname, search } = window.location;
        const leave = () => leavePage(`${paths.signIn(pathname + search)}&${endedMark}=1`);
        void forgetPlayer(queries, platformPublicUrl).then(leave);
      }),
    [paths, queries, platformPublicUrl],
  );
}
