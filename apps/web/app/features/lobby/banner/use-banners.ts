import { useEffect, useState } from 'react';
import { retried } from '../../../shared/parts/retried-part.ts';
import type { Banner } from './banner.ts';
import type { LobbyData } from '../load-lobby.server.ts';
import { useOwnBanners } from './own-banners.ts';

/**
 * Whether the visitor arrived with an affiliate tag that is excluded from promotions [CALL-007]. Only the browser knows
 * the tag, because a guest page is the same for everyone.
 */
export function useIsExcluded(excludedTags: LobbyData['excludedTags']): boolean {
  const [isExcluded, setIsExcluded] = useState(false);
  useEffect(() => {
    if (excludedTags === undefined) return;
    const read = retried(() => import('../../../shared/site/excluded-tag.ts'));
    void read()
      .then(({ cameByTag }) => cameByTag(excludedTags))
      .then(setIsExcluded);
  }, [excludedTags]);
  return isExcluded;
}

/**
 * The banners for the carousel: the operator's, or the default banners if there are none or the visitor is excluded
 * from promotions. `first` is the slide for a player, `null` if there is none for this player.
 */
export function useBanners(
  { banners, excludedTags, jackpots }: Pick<LobbyData, 'banners' | 'excludedTags' | 'jackpots'>,
  first?: Banner | null,
): readonly Banner[] {
  const own = useOwnBanners(jackpots !== null, first);
  const isExcluded = useIsExcluded(excludedTags);
  return banners.length > 0 && !isExcluded ? banners : own;
}
