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
    <div className="split srch__more">
      {recent.searches.length > 0 && (
        <div>
          <h2 className="h3">{t('recent')}</h2>
          <ul className="col mt2">
            {recent.searches.map(query => (
              <ListRow className="srch__li" key={query}>
                <button type="button" className="row g3 grow" onClick={() => onPick(query)}>
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
        <h2 className="h3">{t('studios')}</h2>
        <ul className="col mt2">
          {studios.slice(0, shownStudios).map(studio => (
            <ListRow className="srch__li" key={studio.id}>
              <a className="row g3 grow" href={paths.producer(studio.slug)}>
                <LayersIcon />
                <span className="grow">{studio.title}</span>
                <span className="cap t3 num">{t('studioGames', { count: studio.games_count })}</span>
              </a>
            </ListRow>
          ))}
        </ul>
      </div>
    </div>
  );
}
