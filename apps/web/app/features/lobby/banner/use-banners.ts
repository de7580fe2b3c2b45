import { useEffect, useState } from 'react';
import { retried } from '../../../shared/parts/retried-part.ts';
import type { Banner } from './banner.ts';
import type { LobbyData } from '../load-lobby.server.ts';
import { useOwnBanners } from './own-banners.ts';

/**
 * What the carousel shows: the operator's banners, or the casino's own where there are none, or where the visitor came by
 * a tag whose people see no promotions (CALL-007). Only the browser knows the tag: a guest's page is the same for all.
 */
export function useBanners({ banners, excludedTags }: Pick<LobbyData, 'banners' | 'excludedTags'>): readonly Banner[] {
  const own = useOwnBanners();
  const [isExcluded, setIsExcluded] = useState(false);
  useEffect(() => {
    if (excludedTags === undefined) return;
    const read = retried(() => import('./excluded-tag.ts'));
    void read()
      .then(({ cameByTag }) => cameByTag(excludedTags))
      .then(setIsExcluded);
  }, [excludedTags]);
  return banners.length > 0 && !isExcluded ? banners : own;
}
