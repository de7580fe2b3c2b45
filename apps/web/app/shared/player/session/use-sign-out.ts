import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@liftoff/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../calls/tables/account-calls.ts';
import { clearChatUser } from '../chat-user.ts';
import { endSession } from '../../calls/session-lost.ts';
import { usePaths, useSite } from '../../site/site.ts';
import { forgetPlayer } from '../player-stores.ts';
import { leavePage } from '../../site/address/leave-page.ts';

/**
 * Returns a function that signs the player out: it removes the player from the chat [STATE-022], ends the session
 * [CALL-031], deletes the player's stored data, and loads a new page, so that none of the player's data remains. If
 * the call fails, the player stays signed in and sees a message. The new page is the lobby, or `to` if given.
 */
export function useSignOut(to?: string): { signOut: () => void; pending: boolean } {
  const t = useTranslations('player.menu');
  const paths = usePaths();
  const { platformPublicUrl } = useSite();
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
    await forgetPlayer(queries, platformPublicUrl);
    leavePage(to ?? paths.lobby());
  };

  return { pending, signOut: () => void (pending || signOut()) };
}
