/** Each payline as a small drawing of the reels, with its number. */
export function LineDrawings({ lines, rows }: { lines: readonly (readonly number[])[]; rows: number }) {
  return (
    <ol className="lines numeric">
      {lines.map((line, index) => (
        <li key={index}>
          <svg viewBox={`0 0 ${line.length * 10} ${rows * 10}`} aria-hidden="true">
            {line.flatMap((lit, reel) =>
              Array.from({ length: rows }, (_, row) => (
                <rect
                  key={`${reel}:${row}`}
                  x={reel * 10 + 0.7}
                  y={row * 10 + 0.7}
                  width="8.6"
                  height="8.6"
                  rx="2"
                  className={row === lit ? 'is-on' : ''}
                />
              )),
            )}
          </svg>
          <span>{index + 1}</span>
        </li>
      ))}
    </ol>
  );
}
