import { useState } from 'react';
import { keepPreference, readPreference } from '../../../shared/preferences/preferences.ts';

const keptSearches = 5;

/** The latest searches in this browser, newest first. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(() => readPreference('recentSearches'));
  const keep = (next: readonly string[]) => {
    keepPreference('recentSearches', next);
    setSearches(next);
  };
  return {
    searches,
    add: (query: string) => keep([query, ...searches.filter(other => other !== query)].slice(0, keptSearches)),
    remove: (query: string) => keep(searches.filter(other => other !== query)),
  };
}
