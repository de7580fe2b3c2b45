/** Number of ticks on the scale; every fifth one is long. */
const ticks = Array.from({ length: 41 }, (_, index) => index);
const centre = { x: 320, y: 308 };
const radius = 300;

/** The point at a share of the arc's length, moved outwards by `out`. */
function at(share: number, out = 0): { x: number; y: number } {
  const angle = Math.PI * (1.117 + 0.766 * share);
  return { x: centre.x + Math.cos(angle) * (radius + out), y: centre.y + Math.sin(angle) * (radius + out) };
}

const text = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The trajectory of a result: an arc with ticks, drawn up to `reach` (0 to 1), with a diamond at its end. */
export function Trajectory({ reach }: { reach: number }) {
  const head = at(reach);
  return (
    <svg className="trajectory" viewBox="0 -22 640 232" aria-hidden="true">
      <defs>
        <linearGradient id="arc-light" x1="0" x2="1">
          <stop offset="0" stopColor="#8f5c1c" stopOpacity="0" />
          <stop offset=".5" stopColor="#f1ce80" />
          <stop offset="1" stopColor="#fff0c6" />
        </linearGradient>
      </defs>
      <path
        d={`M${text(at(0))} A${radius} ${radius} 0 0 1 ${text(at(1))}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth="1.5"
      />
      {ticks.map(tick => {
        const share = tick / (ticks.length - 1);
        const length = tick % 5 ? 7 : 14;
        return (
          <path
            key={tick}
            d={`M${text(at(share, 6))} L${text(at(share, 6 + length))}`}
            stroke="#f1ce80"
            strokeOpacity={share <= reach ? 0.8 : 0.28}
            strokeWidth="1.4"
          />
        );
      })}
      <path
        d={`M${text(at(0))} A${radius} ${radius} 0 0 1 ${text(head)}`}
        fill="none"
        stroke="url(#arc-light)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="m0 -11 11 11-11 11-11-11Z" fill="#fff" transform={`translate(${text(head)})`} />
    </svg>
  );
}
