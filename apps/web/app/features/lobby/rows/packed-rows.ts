import { pack, unpack, type Packed } from '../../../shared/site/packed.ts';
import { remembered } from '../../../shared/parts/remembered.ts';
import type { TileBadge, TileGame } from '../tile-game.ts';

/** A lobby row: a category and its first games. */
export interface LobbyRow {
  id: string;
  title: string;
  total: number;
  /** At most 15 games [CONST-007]. */
  games: readonly TileGame[];
}

/**
 * The rows of a lobby in the format sent to the browser. For each property there is one column with the values of all
 * tiles, and 0 where a value is missing or can be derived. Each property name is sent only once and similar values
 * are adjacent, so the page compresses well.
 */
export type PackedRows = Packed<Columns>;

type Columns = readonly [rows: readonly Head[], ...columns: readonly (readonly Cell[])[]];

type Head = readonly [id: string, title: string, total: number, games: number];
type Cell = string | readonly string[] | 0 | 1;

const columns = [
  'slug',
  'title',
  'provider',
  'tint',
  'badge',
  'demo',
  'soon',
  'currencies',
  'categories',
  'id',
  'preview',
] as const;

const posterOf = (slug: string): string => `/pictures/poster/${slug}`;

export function packRows(rows: readonly LobbyRow[]): PackedRows {
  const tiles = rows.flatMap(({ games }) => games);
  const cellOf = (tile: TileGame, column: (typeof columns)[number]): Cell => {
    if (column === 'id') return tile.id === tile.slug ? 0 : tile.id;
    if (column === 'preview') return tile.preview === posterOf(tile.slug) ? 0 : tile.preview;
    const value = tile[column];
    return value === true ? 1 : (value ?? 0);
  };
  const heads = rows.map(({ id, title, total, games }): Head => [id, title, total, games.length]);
  return pack([heads, ...columns.map(column => tiles.map(tile => cellOf(tile, column)))] as const);
}

/** Restores the rows. `studios` maps slugs to studio titles and comes from the shell data. */
export const unpackRows = (packed: PackedRows, studios: ReadonlyMap<string, string>): readonly LobbyRow[] =>
  rowsOf(unpack(packed))(studios);

const rowsOf = remembered(([heads, ...cells]: Columns) =>
  remembered((studios: ReadonlyMap<string, string>): readonly LobbyRow[] => {
    let at = 0;
    return heads.map(([id, title, total, count]) => ({
      id,
      title,
      total,
      games: Array.from({ length: count }, () => tileAt(cells, at++, studios)),
    }));
  }),
);

function tileAt(cells: readonly (readonly Cell[])[], at: number, studios: ReadonlyMap<string, string>): TileGame {
  const cell = (column: (typeof columns)[number]): Cell => cells[columns.indexOf(column)]?.[at] ?? 0;
  const text = (column: (typeof columns)[number]): string => String(cell(column) || '');
  const slug = text('slug');
  const badge = text('badge') as TileBadge | '';
  const [currencies, categories] = [cell('currencies'), cell('categories')];
  return {
    id: text('id') || slug,
    slug,
    title: text('title'),
    provider: text('provider'),
    studio: studios.get(text('provider')) ?? '',
    preview: text('preview') || posterOf(slug),
    tint: text('tint'),
    ...(badge === '' ? {} : { badge }),
    ...(cell('demo') === 1 ? { demo: true as const } : {}),
    ...(cell('soon') === 1 ? { soon: true as const } : {}),
    ...(typeof currencies === 'object' ? { currencies: [...currencies] } : {}),
    ...(typeof categories === 'object' ? { categories } : {}),
  };
}
