import { isLow } from './slot-model.ts';

export const symbolUrl = (game: string, symbol: string): string =>
  `/pictures/symbol/${encodeURIComponent(game)}/${encodeURIComponent(symbol)}.svg`;

/** One symbol in its cell. Its name is read from the reels as a whole, so the picture itself is silent. */
export function SymbolCell({ game, symbol, className = '' }: { game: string; symbol: string; className?: string }) {
  return (
    <div className={`cell${isLow(symbol) ? ' lo' : ''}${className}`}>
      <img src={symbolUrl(game, symbol)} alt="" width={200} height={200} decoding="async" draggable={false} />
    </div>
  );
}
