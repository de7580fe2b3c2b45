import { useAge } from '../../shared/parts/trust-line.tsx';
import { useBrand } from '../../shared/site/shell-data.ts';

/**
 * `broken` is a line that ends midway (page not found), `dotted` means offline, and `stop` leads to a ring with the
 * minimum age.
 */
type LineKind = 'broken' | 'dotted' | 'stop';
/**
 * `tower` shows the brand's delta-shaped mark at its launch tower (site under maintenance), and `orbit` shows it
 * circling a planet without landing (country without a licence).
 */
export type TrajectoryKind = LineKind | 'tower' | 'orbit';

const tickCount = 31;
/** Fraction of the broken line that has tick marks. */
const brokenAt = 0.62;
const dashes = { broken: '340 14 4 10 4 10 4 400', dotted: '2 9', stop: undefined };

/** A point on the curve `M20 236 C140 40 400 -10 540 120`, where `t` runs from 0 to 1. */
function pointAt(t: number): { x: number; y: number } {
  const bezier = (a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
  return { x: bezier(20, 140, 400, 540), y: bezier(236, 40, -10, 120) };
}

const ticks = (kind: LineKind) =>
  Array.from({ length: tickCount }, (_, index) => ({ index, t: index / (tickCount - 1) }))
    .filter(({ t }) => kind !== 'broken' || t <= brokenAt)
    .map(({ index, t }) => {
      const { x, y } = pointAt(t);
      return `M${x.toFixed(1)} ${y.toFixed(1)}v${index % 5 ? 6 : 12}`;
    })
    .join('');

/** The drawing on plain pages: an arc with tick marks. The brand's mark is on it, or the minimum age is below it. */
export function Trajectory({ kind }: { kind: TrajectoryKind }) {
  if (kind === 'tower') return <Tower />;
  if (kind === 'orbit') return <Orbit />;
  return (
    <svg className="plain-page__art" viewBox="0 0 560 260" aria-hidden="true" fill="none" stroke="var(--color-control)">
      <PlanetLight />
      <path d="M20 236C140 40 400 -10 540 120" strokeWidth="1.5" strokeDasharray={dashes[kind]} />
      <path d={ticks(kind)} strokeOpacity=".7" strokeWidth="1.3" />
      {kind === 'stop' ? <AgeRing /> : <Delta kind={kind} />}
    </svg>
  );
}

function AgeRing() {
  const age = useAge();
  return (
    <>
      <circle cx="280" cy="150" r="64" stroke="var(--color-text)" strokeWidth="3" />
      <text className="plain-page__age" x="280" y="164" textAnchor="middle" stroke="none" fill="var(--color-text)">
        {age}+
      </text>
    </>
  );
}

function Delta({ kind }: { kind: LineKind }) {
  const image = useBrand().logo?.image;
  const place =
    kind === 'dotted' ? 'translate(262 44) rotate(40) scale(1.9)' : 'translate(216 42) rotate(62) scale(1.9)';
  return (
    <g stroke="none">
      <circle cx={kind === 'dotted' ? 120 : 420} cy="176" r="46" fill="url(#trajectory-planet)" />
      {image ? (
        <image href={image} x={kind === 'dotted' ? 244 : 190} y="34" width="60" height="60" />
      ) : (
        <g transform={place}>
          <path d="M13 0 25 20 13 15.2 1 20Z" fill="var(--color-text)" />
          <path d="M13 0 25 20 13 15.2Zm0 18.4 2.6 3.2-2.6 3.2-2.6-3.2Z" fill="var(--color-brand)" />
        </g>
      )}
    </g>
  );
}

const PlanetLight = () => (
  <radialGradient id="trajectory-planet" cx="36%" cy="30%" r="80%">
    <stop offset="0" stopColor="var(--planet-lit)" />
    <stop offset=".5" stopColor="var(--planet)" />
    <stop offset="1" stopColor="var(--planet-shade)" />
  </radialGradient>
);

/** The far half of the orbit is behind the planet, and the near half in front of it. */
function Orbit() {
  const image = useBrand().logo?.image;
  const line = { stroke: 'var(--color-text)', strokeWidth: 1.5, strokeDasharray: '2 6' };
  return (
    <svg className="plain-page__art" viewBox="0 0 560 260" aria-hidden="true" fill="none">
      <PlanetLight />
      <path d="M104 168C118 96 452 26 456 92" {...line} strokeOpacity=".6" />
      <circle cx="280" cy="130" r="66" fill="url(#trajectory-planet)" />
      <path d="M104 168C108 234 440 162 456 92" {...line} />
      <path d="m456 80 11 12-11 12-11-12Z" stroke="var(--color-control)" strokeWidth="1.5" fill="var(--color-bg)" />
      {image ? (
        <image href={image} x="76" y="138" width="60" height="60" />
      ) : (
        <g transform="translate(82 148) rotate(-8) scale(1.7)">
          <path d="M13 0 25 20 13 15.2 1 20Z" fill="var(--color-text)" />
          <path d="M13 0 25 20 13 15.2Z" fill="var(--color-brand)" />
        </g>
      )}
    </svg>
  );
}

/** A level line with tick marks and the brand's mark, next to the tower that holds the mark. */
function Tower() {
  const floor = Array.from({ length: 25 }, (_, index) => `M${80 + index * 16.7} 206v${index % 4 ? 5 : 11}`).join('');
  const braces = Array.from(
    { length: 6 },
    (_, index) => `M344 ${58 + index * 24}h22M344 ${82 + index * 24}l22-24`,
  ).join('');
  return (
    <svg className="plain-page__art" viewBox="0 0 560 260" aria-hidden="true" fill="none" stroke="var(--color-control)">
      <path d={`M80 206H481${floor}`} strokeWidth="1.3" />
      <path d={`M344 50V206M366 50V206${braces}M344 92h-34M344 150h-34`} strokeWidth="1.3" />
      <g stroke="none">
        <path d="M280 48 334 142 280 120 226 142Z" fill="var(--color-text)" />
        <path d="M280 48 334 142 280 120Z" fill="var(--color-brand)" />
      </g>
      <path d="m280 152 12 16-12 16-12-16Zm0 32 7 10-7 10-7-10Z" strokeDasharray="2 4" />
    </svg>
  );
}
