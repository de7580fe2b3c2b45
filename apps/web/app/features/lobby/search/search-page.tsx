import { Button } from '@liftoff/ui/button';
import '@liftoff/ui/styles/field.css';
import { SearchInput } from '@liftoff/ui/search-input';
import { TileGrid } from '@liftoff/ui/tile-grid';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/page-head.tsx';
import { useShellData } from '../../../shared/shell-data.ts';
import { usePaths } from '../../../shared/site.ts';
import { GameTile } from '../rows/game-tile.tsx';
import type { SearchData } from '../load-search.server.ts';
import type { TileGame } from '../tile-game.ts';

/**
 * The field is the browser's own: nothing writes into it after the server did, so text typed before script runs stays.
 */
export function SearchPage({ data }: { data: SearchData }) {
  const t = useTranslations('search');
  const paths = usePaths();
  return (
    <>
      <PageHead title={t('title')} hidden />
      <h1 className="h1 list__h">{t('title')}</h1>
      <search>
        <form className="srch srch--page" method="get" action={paths.search()}>
          <SearchInput
            label={t('title')}
            type="search"
            name="q"
            defaultValue={data.text}
            placeholder={t('placeholder')}
            maxLength={64}
            autoComplete="off"
          />
          <Button type="submit" variant="primary">
            {t('submit')}
          </Button>
        </form>
      </search>
      <SearchStatus data={data} />
      {data.query !== null && data.found.length > 0 && <Tiles games={data.found} early />}
      {data.recommended.length > 0 && data.found.length === 0 && (
        <>
          <h2 className="h3 srch__h">{t('recommended')}</h2>
          <Tiles games={data.recommended} early={data.query === null} />
        </>
      )}
    </>
  );
}

function SearchStatus({ data }: { data: SearchData }) {
  const t = useTranslations('search');
  const { gamesCount } = useShellData();
  if (data.query === null) return <p className="cap t3 srch__s">{t('hint', { count: gamesCount })}</p>;
  if (data.failed) return <p className="cap t3 srch__s">{t('failed')}</p>;
  if (data.found.length > 0)
    return <p className="cap t3 srch__s">{t('found', { count: data.total, query: data.query })}</p>;
  return (
    <div className="srch__s">
      <h2 className="h3">{t('emptyTitle', { query: data.query })}</h2>
      <p className="small t2 mt1">{t('emptyText')}</p>
    </div>
  );
}

function Tiles({ games, early }: { games: readonly TileGame[]; early: boolean }) {
  return (
    <TileGrid>
      {games.map((game, index) => (
        <li key={game.id}>
          <GameTile game={game} layout="grid" early={early && index < 7} />
        </li>
      ))}
    </TileGrid>
  );
}
