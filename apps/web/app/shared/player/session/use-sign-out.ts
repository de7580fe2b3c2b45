import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@liftoff/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../calls/tables/account-calls.ts';
import { clearChatUser } from '../chat-user.ts';
import { endSession } from '../../calls/session-lost.ts';
import { usePaths } from '../../site/site.ts';
import { forgetPlayer } from '../player-stores.ts';
import { leavePage } from '../../site/address/leave-page.ts';

/**
 * Takes the player out of the chat (STATE-022), ends the session (CALL-031), then empties what is kept of the player and
 * loads a whole new page, so that nothing of the player is left on it. When the call fails the player is still signed
 * in, and is told so. The new page is the lobby's, or that of the path `to`.
 */
export function useSignOut(to?: string): { signOut: () => void; pending: boolean } {
  const t = useTranslations('player.menu');
  const paths = usePaths();
  const queries = useQueryClient();
  const { show } = useToast();
  const [pending, setPending] = useState(false);

  const signOut = async () => {
    setPending(true);
    clearChatUser();
    try {
      await endSession(() => accountCalls.signOut({}));
    } catch {
      setPending(false);
      show({ tone: 'bad', content: t('signOutFailed') });
      return;
    }
    await forgetPlayer(queries);
    leavePage(to ?? paths.lobby());
  };

  return { pending, signOut: () => void (pending || signOut()) };
}
