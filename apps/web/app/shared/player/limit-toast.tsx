import { privateChannel } from '@liftoff/contract/realtime';
import { useToast } from '@liftoff/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useChannel } from '../realtime/use-channel.ts';
import { usePaths } from '../site.ts';
import { limitsQuery } from './limits-query.ts';
import { anyReached } from './reached-limit.ts';

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

/** Shown while a limit is reached, and where the platform has refused because of one. */
export default function LimitToast() {
  const show = useEffectEvent(useShowLimitToast());
  useEffect(() => show(), []);
  return null;
}

/** Tells of a reached limit on whatever page its player is (STATE-051); asked for again whenever a limit changes. */
export function LimitWatch({ playerId }: { playerId: number }) {
  const queries = useQueryClient();
  const query = limitsQuery(playerId);
  const { data: limits } = useQuery(query);
  const again = () => void queries.invalidateQueries({ queryKey: query.queryKey });
  useChannel(privateChannel('game_limits', playerId), again, again);
  return limits && anyReached(limits) ? <LimitToast /> : null;
}
