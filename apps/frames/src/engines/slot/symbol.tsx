import { isLow } from './slot-model.ts';

export const symbolUrl = (game: string, symbol: string): string =>
  `/pictures/symbol/${encodeURIComponent(game)}/${encodeURIComponent(symbol)}.svg`;

function cellKind(symbol: string): string {
  if (isLow(symbol)) return ' cell--low';
  return symbol === 'wild' ? ' cell--wild' : '';
}

/** A symbol in its cell. Decorative, because the reels have a combined label with all names. */
export function SymbolCell({ game, symbol, className = '' }: { game: string; symbol: string; className?: string }) {
  return (
    <div className={`cell${cellKind(symbol)}${className}`}>
      <img src={symbolUrl(game, symbol)} alt="" width={200} height={200} decoding="async" draggable={false} />
    </div>
  );
}
