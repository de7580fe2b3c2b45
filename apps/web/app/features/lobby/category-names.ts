import { useTranslations } from 'use-intl';
import type { Paths } from '../../shared/site/address/paths.ts';

/**
 * Returns a function for the title of a category: our translation if there is one, otherwise the platform's title.
 */
export function useCategoryTitle(): (id: string, title: string) => string {
  const t = useTranslations('lobby.category');
  return (id, title) => {
    const key = baseOf(id) as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : title;
  };
}

/**
 * Strips the country from an id: a country variant has the id `{category}-{country}` and uses its category's title
 * [VALID-059].
 */
const baseOf = (id: string): string => id.replace(/-[a-z]{2}$/, '');

const isLive = (id: string): boolean => id === 'live' || id.startsWith('live-') || id === 'game-shows';

/** The path of the page that shows a category's games. */
export function categoryPath(paths: Paths, id: string): string {
  if (id === 'pokies' || id === 'slots') return paths.pokies();
  if (id === 'live') return paths.live();
  return isLive(id) ? paths.live(id) : paths.category(id);
}
