import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Chip, ChipRail } from '@liftoff/ui/chip';
import { SkeletonTiles } from '@liftoff/ui/skeleton';
import { EmptyState } from '@liftoff/ui/state-panel';
import { TileGrid } from '@liftoff/ui/tile-grid';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { GameTile } from '../rows/game-tile.tsx';
import type { useRecentSearches } from './recent-searches.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import { missing } from './search-query.ts';
import { useSlow } from './slow.ts';
import type { TileGame } from '../tile-game.ts';
import { useRecommended } from './use-recommended.ts';
import { useSearch, type FoundGame, type SearchState } from './use-search.ts';

const recommendedGames = 6;

const filterNames = ['all', 'pokies', 'live', 'tables', 'turbo', 'demo'] as const;
type Filter = (typeof filterNames)[number];

/** Whether a found game passes a filter. Except for `all` and `demo`, a filter is the category of a kind of game. */
const passes = (filter: Filter, { categories, demo }: FoundGame): boolean =>
  filter === 'all' || (filter === 'demo' ? demo === true : categories.includes(filter));

interface SearchResultsProps {
  text: string;
  recent: ReturnType<typeof useRecentSearches>;
  onPick: (text: string) => void;
}

/** The content below the search field: recommended games until there is a query [STATE-066], then the results. */
export function SearchResults({ text, recent, onPick }: SearchResultsProps) {
  const t = useTranslations('search');
  const { gamesCount } = useShellData();
  const { result, searching, again } = useSearch(text);
  const [filter, setFilter] = useState<Filter>('all');
  const slow = useSlow(searching);
  const short = missing(text);
  if (short === 0 && !result && slow) return <Waiting />;
  if (short > 0 || !result) {
    return (
      <>
        <output className="caption text-muted search__status">
          {t(short === 1 ? 'oneMore' : 'hint', { count: gamesCount })}
        </output>
        <Recommended title={t('recommended')} />
        <SearchSuggestions recent={recent} onPick={onPick} />
      </>
    );
  }
  // A selected kind without results is replaced by `all`: it was selected for an earlier search text.
  const kind = result.found.some(game => passes(filter, game)) ? filter : 'all';
  const shown = result.found.filter(game => passes(kind, game));
  return (
    <>
      <FilterChips result={result} filter={kind} onFilter={setFilter} />
      <Outcome result={result} searching={slow} onRetry={again} />
      <div className={slow ? 'search__old' : undefined} aria-busy={slow}>
        <Tiles games={shown} />
      </div>
      {result.total > result.found.length && <AllResults result={result} />}
      {result.found.length === 0 && (
        <>
          <Recommended title={t('popular')} />
          <SearchSuggestions recent={recent} onPick={onPick} />
        </>
      )}
    </>
  );
}

/**
 * Announces the number of results, an empty result or a failure [VALID-055] [ERR-014]. While a search is in progress,
 * the results for the previous text stay visible.
 */
function Outcome({ result, searching, onRetry }: { result: SearchState; searching: boolean; onRetry: () => void }) {
  const t = useTranslations('search');
  if (searching) return <output className="caption text-muted search__status">{t('searching')}</output>;
  if (result.found.length === 0) {
    return (
      <div aria-live="polite">
        <EmptyState
          title={t('emptyTitle', { query: result.query })}
          text={t(result.failed ? 'failed' : 'emptyText')}
          headingLevel={2}
          action={result.failed && <Button onClick={onRetry}>{t('again')}</Button>}
        />
      </div>
    );
  }
  return (
    <output className="caption text-muted search__status">
      {result.corrected === null
        ? t('found', { count: result.total, query: result.query })
        : t('corrected', { query: result.corrected })}
    </output>
  );
}

/** Link to the search page with all results; the popup shows only the first ones. */
function AllResults({ result: { query, total } }: { result: SearchState }) {
  const t = useTranslations('search');
  const paths = usePaths();
  return (
    <p className="search__all">
      <ButtonLink href={paths.search(query)}>{t('all', { count: total })}</ButtonLink>
    </p>
  );
}

interface FilterChipsProps {
  result: SearchState;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Counts per kind are available only if all results are loaded. */
function FilterChips({ result: { found, total }, filter, onFilter }: FilterChipsProps) {
  const t = useTranslations('search.filter');
  const choices = filterNames
    .map(name => ({ name, count: found.filter(game => passes(name, game)).length }))
    .filter(({ name, count }) => name === 'all' || count > 0);
  if (found.length === 0) return null;
  return (
    <ChipRail className="search__chips" label={t('label')}>
      {choices.map(({ name, count }) => (
        <Chip key={name} small selected={name === filter} onClick={() => onFilter(name)}>
          {t(name)}{' '}
          {(found.length >= total || name === 'all') && (
            <span className="numeric">{name === 'all' ? total : count}</span>
          )}
        </Chip>
      ))}
    </ChipRail>
  );
}

function Recommended({ title }: { title: string }) {
  const games = useRecommended();
  if (games?.length === 0) return null;
  return (
    <>
      <h2 className="heading-3 search__title">{title}</h2>
      {games ? <Tiles games={games} /> : <Waiting />}
    </>
  );
}

function Tiles({ games }: { games: readonly TileGame[] }) {
  return (
    <TileGrid className="search__grid">
      {games.map(game => (
        <li key={game.id}>
          <GameTile game={game} layout="grid" early />
        </li>
      ))}
    </TileGrid>
  );
}

function Waiting() {
  return <SkeletonTiles tiles={recommendedGames} className="search__grid" />;
}
