import { privateChannel } from '@liftoff/contract/realtime';
import { useToast } from '@liftoff/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useChannel } from '../realtime/use-channel.ts';
import { usePaths } from '../site.ts';

/** STATE-051, ERR-020: stays until the player closes it; a second one takes the place of the first. */
function useShowLimitToast(): () => void {
  const t = useTranslations('player.toast');
  const paths = usePaths();
  const { show } = useToast();
  return () =>
    void show({
      id: 'limit',
      tone: 'warn',
      persistent: true,
      content: (
        <>
          {t('limitReached')}{' '}
          <a className="link" href={paths.profile('limits')}>
            {t('limits')}
          </a>
        </>
      ),
    });
}

/** Shown where the platform has refused because of a limit. */
export default function LimitToast() {
  const show = useEffectEvent(useShowLimitToast());
  useEffect(() => show(), []);
  return null;
}

/** A break that begins counts as a reached limit (STATE-050); of other limits the message does not say whether they are. */
export function LimitWatch({ playerId }: { playerId: number }) {
  const show = useShowLimitToast();
  useChannel(privateChannel('game_limits', playerId), data => {
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'coolingoff') show();
  });
  return null;
}
