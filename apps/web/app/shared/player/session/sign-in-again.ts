import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSessionLost } from '../../calls/session-lost.ts';
import { usePaths } from '../../site/site.ts';
import { leavePage } from '../../site/address/leave-page.ts';
import { forgetPlayer } from '../player-stores.ts';

/**
 * Who is signed out while a page of theirs is open is sent to sign in, and from there back to the page (ERR-001,
 * GUARD-005); what this browser keeps of them is emptied first, as it is where they sign out [A10]. Only a player's page
 * listens: nobody else has a session to lose.
 */
export function useSignInAgain(): void {
  const paths = usePaths();
  const queries = useQueryClient();
  useEffect(
    () =>
      onSessionLost(() => {
        const { pathname, search } = window.location;
        void forgetPlayer(queries).then(() => leavePage(paths.signIn(pathname + search)));
      }),
    [paths, queries],
  );
}
