/** A QR code with the light margin that scanners need. Each row is a string of `1` (dark) and `0` (light). */
export function QrCode({ rows, label, className }: { rows: readonly string[]; label: string; className: string }) {
  const size = rows.length + 4;
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((square, x) => (square === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={className}
      viewBox={`-2 -2 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x="-2" y="-2" width={size} height={size} fill="#fff" />
      <path fill="#0a0c14" d={dark.join('')} />
    </svg>
  );
}
