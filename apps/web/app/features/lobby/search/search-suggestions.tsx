import { IconButton } from '@liftoff/ui/icon-button';
import { HistoryIcon, LayersIcon, XIcon } from '@liftoff/ui/icons';
import { ListRow } from '@liftoff/ui/list-row';
import { useTranslations } from 'use-intl';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';
import type { useRecentSearches } from './recent-searches.ts';

const shownStudios = 3;

interface SearchSuggestionsProps {
  recent: ReturnType<typeof useRecentSearches>;
  onPick: (text: string) => void;
}

/** Recent searches and the largest studios, shown below recommended games and below an empty result. */
export function SearchSuggestions({ recent, onPick }: SearchSuggestionsProps) {
  const t = useTranslations('search');
  const paths = usePaths();
  const { studios } = useShellData();
  return (
    <div className="split search__more">
      {recent.searches.length > 0 && (
        <div>
          <h2 className="heading-3">{t('recent')}</h2>
          <ul className="column margin-top-2">
            {recent.searches.map(query => (
              <ListRow className="search__row" key={query}>
                <button type="button" className="row gap-3 grow" onClick={() => onPick(query)}>
                  <HistoryIcon />
                  {query}
                </button>
                <IconButton
                  icon={XIcon}
                  iconSize="s"
                  label={t('remove', { query })}
                  onClick={() => recent.remove(query)}
                />
              </ListRow>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h2 className="heading-3">{t('studios')}</h2>
        <ul className="column margin-top-2">
          {studios.slice(0, shownStudios).map(studio => (
            <ListRow className="search__row" key={studio.id}>
              <a className="row gap-3 grow" href={paths.producer(studio.slug)}>
                <LayersIcon />
                <span className="grow">{studio.title}</span>
                <span className="caption text-muted numeric">{t('studioGames', { count: studio.games_count })}</span>
              </a>
            </ListRow>
          ))}
        </ul>
      </div>
    </div>
  );
}
