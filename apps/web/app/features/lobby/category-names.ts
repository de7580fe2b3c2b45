import { useTranslations } from 'use-intl';
import type { Paths } from '../../shared/site/address/paths.ts';

/** A category's title: ours where we have one in the visitor's language, else the platform's. */
export function useCategoryTitle(): (id: string, title: string) => string {
  const t = useTranslations('lobby.category');
  return (id, title) => {
    const key = baseOf(id) as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : title;
  };
}

/** A geo variant is `{category}-{country}` (VALID-059) and is called like its category. */
const baseOf = (id: string): string => id.replace(/-[a-z]{2}$/, '');

const isLive = (id: string): boolean => id === 'live' || id.startsWith('live-') || id === 'game-shows';

/** Where a category's games are shown. */
export function categoryPath(paths: Paths, id: string): string {
  if (id === 'pokies' || id === 'slots') return paths.pokies();
  if (id === 'live') return paths.live();
  return isLive(id) ? paths.live(id) : paths.category(id);
}
