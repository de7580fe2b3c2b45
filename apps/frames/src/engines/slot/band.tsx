import { memo } from 'react';
import { SymbolCell } from './symbol.tsx';

/**
 * The blurred band of a turning reel. It contains its symbols twice, so that half its height is one full turn. It is
 * only decoration, and its symbols are unrelated to the outcome.
 */
export const Band = memo(function Band({
  game,
  symbols,
  rows,
  turn,
}: {
  game: string;
  symbols: readonly string[];
  rows: number;
  turn: number;
}) {
  const lap = Array.from(
    { length: rows + 2 },
    (_, index) => symbols[(index * 3 + turn * 4) % symbols.length] ?? 'low1',
  );
  return (
    <div className="band" aria-hidden="true">
      {[...lap, ...lap].map((symbol, index) => (
        <SymbolCell key={index} game={game} symbol={symbol} />
      ))}
    </div>
  );
});
