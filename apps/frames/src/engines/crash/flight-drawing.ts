import { chartFor, curve, markStep, passedMarks, xAt, yAt, type Chart } from './flight-chart.ts';
import { shownMultiplier, type CrashModel } from './crash-model.ts';
import type { Flight } from './flight.ts';
import { drawVehicle } from './vehicle-drawing.ts';
import type { VehiclePicture } from './vehicle-picture.ts';

/** The input for drawing one animation frame. `now` is server time; `still` omits decorative motion. */
export interface Scene {
  width: number;
  height: number;
  model: CrashModel;
  flight: Flight;
  vehicle: VehiclePicture;
  now: number;
  still: boolean;
  seconds: (value: number) => string;
  times: (hundredths: number) => string;
  font: string;
}

/** How long the vehicle takes to leave the chart after the flight has ended, in milliseconds. */
const leaveMs = 900;

/** Whether the next animation frame would differ from this one. */
export const moves = ({ state, stoppedAt }: Flight, now: number, still: boolean): boolean =>
  state === 'flying' || (state === 'ended' && !still && now - (stoppedAt ?? now) < leaveMs);

/**
 * Specks in the air that pass during the flight. A sine function spreads them, so that they are the same every time.
 */
const specks = Array.from({ length: 60 }, (_, index) => {
  const at = (n: number) => (((Math.sin(index * 91.7 + n * 37.3) * 43758.5) % 1) + 1) % 1;
  return { x: at(1), y: at(2), size: 0.5 + at(3) * 1.2, light: 0.1 + at(4) * 0.4 };
});

function drawAir(ink: CanvasRenderingContext2D, { width, height, still }: Scene, drift: number) {
  ink.clearRect(0, 0, width, height);
  ink.fillStyle = '#ffffff';
  for (const speck of specks) {
    const shift = still ? 0 : drift * speck.size * 0.006;
    const x = (((speck.x - shift) % 1) + 1) % 1;
    const y = (speck.y + shift * 0.7) % 1;
    ink.globalAlpha = speck.light;
    ink.beginPath();
    ink.arc(x * width, y * (height - 60), speck.size, 0, Math.PI * 2);
    ink.fill();
  }
  ink.globalAlpha = 1;
}

function drawAxes(ink: CanvasRenderingContext2D, chart: Chart, scene: Scene) {
  ink.font = `14px ${scene.font}`;
  ink.lineWidth = 1;
  ink.textBaseline = 'middle';
  ink.textAlign = 'right';
  const step = markStep(chart.highest - 100, 5);
  for (let mark = 100; mark <= chart.highest; mark += step) {
    const y = Math.round(yAt(chart, mark)) + 0.5;
    ink.strokeStyle = 'rgba(255,255,255,.07)';
    ink.beginPath();
    ink.moveTo(chart.left, y);
    ink.lineTo(chart.right, y);
    ink.stroke();
    ink.fillStyle = '#aab3d0';
    // On a phone the multiplier is at the upper left, so labels are omitted there.
    if ((scene.width >= 600 && scene.height >= 400) || y > scene.height * 0.36)
      ink.fillText(scene.times(mark), chart.left - 12, y);
  }
  ink.textAlign = 'center';
  const seconds = Math.max(1, markStep(chart.spanMs / 1000, 5));
  for (let mark = 0; mark * 1000 <= chart.spanMs; mark += seconds) {
    ink.fillText(scene.seconds(mark), xAt(chart, mark * 1000) + 8, chart.bottom + (scene.height < 400 ? 18 : 30));
  }
}

function trace(ink: CanvasRenderingContext2D, points: readonly { x: number; y: number }[]) {
  ink.beginPath();
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) ink.moveTo(x, y);
    else ink.lineTo(x, y);
  }
}

function drawTrajectory(ink: CanvasRenderingContext2D, chart: Chart, scene: Scene, elapsed: number, quiet: boolean) {
  const points = curve(scene.model, chart, elapsed);
  const head = points.at(-1) ?? { x: chart.left, y: chart.bottom };
  // The light under the curve fades at both ends, so that there is no hard edge below the vehicle.
  const fill = ink.createLinearGradient(chart.left, 0, Math.max(head.x, chart.left + 1), 0);
  const shade = quiet ? '145,152,171' : '145,161,255';
  fill.addColorStop(0, `rgba(${shade},0)`);
  fill.addColorStop(0.65, `rgba(${shade},${quiet ? 0.09 : 0.16})`);
  fill.addColorStop(1, `rgba(${shade},0)`);
  trace(ink, [{ x: chart.left, y: chart.bottom }, ...points, { x: head.x, y: chart.bottom }]);
  ink.fillStyle = fill;
  ink.fill();
  const light = ink.createLinearGradient(chart.left, 0, Math.max(head.x, chart.left + 1), 0);
  light.addColorStop(0, quiet ? '#4b5168' : '#5f6df2');
  light.addColorStop(0.7, quiet ? '#7b8298' : '#b4c0ff');
  light.addColorStop(1, quiet ? '#9198ab' : '#ffffff');
  trace(ink, points);
  ink.strokeStyle = light;
  ink.lineWidth = 4;
  ink.lineCap = 'round';
  ink.stroke();
  ink.fillStyle = quiet ? '#9198ab' : '#dfe5ff';
  const step = markStep(chart.highest - 100, 12);
  for (const { x, y } of passedMarks(scene.model, chart, elapsed, step)) ink.fillRect(x - 0.75, y + 6, 1.5, 9);
  const before = points.at(-3) ?? head;
  return { head, points, angle: (Math.atan2(head.x - before.x, before.y - head.y) || 1.07) * noseUp };
}

function drawGlow(ink: CanvasRenderingContext2D, x: number, y: number) {
  const glow = ink.createRadialGradient(x, y, 0, x, y, 120);
  // The glow fades with distance like real light; a linear gradient would show a visible rim.
  glow.addColorStop(0, 'rgba(145,161,255,.5)');
  glow.addColorStop(0.3, 'rgba(145,161,255,.24)');
  glow.addColorStop(0.6, 'rgba(145,161,255,.08)');
  glow.addColorStop(1, 'rgba(145,161,255,0)');
  ink.fillStyle = glow;
  ink.fillRect(x - 120, y - 120, 240, 240);
}

/** Puffs of the smoke where a flight ended: direction in radians, distance and size as shares of the vehicle. */
const puffs = Array.from({ length: 14 }, (_, index) => ({
  turn: index * 2.4,
  away: 0.08 + (index % 5) * 0.11,
  size: 0.16 + ((index * 7) % 6) * 0.045,
}));

/** Smoke at the end of a path. It spreads for as long as the vehicle leaves, and then stays. */
function drawSmoke(ink: CanvasRenderingContext2D, head: { x: number; y: number }, size: number, spread: number) {
  const grown = 1 - (1 - spread) ** 3;
  for (const { turn, away, size: share } of puffs) {
    const x = head.x + Math.cos(turn) * away * size * (0.5 + grown);
    const y = head.y + Math.sin(turn) * away * size * 0.7 * (0.5 + grown) - grown * size * 0.12;
    const radius = share * size * (0.6 + grown * 0.9);
    const puff = ink.createRadialGradient(x, y - radius * 0.2, 0, x, y, radius);
    puff.addColorStop(0, 'rgba(214,220,238,.26)');
    puff.addColorStop(0.55, 'rgba(160,168,194,.13)');
    puff.addColorStop(1, 'rgba(120,128,156,0)');
    ink.fillStyle = puff;
    ink.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}

/**
 * Exhaust along the last part of the path. It thins out towards the start, so that the vehicle is seen to have come
 * from there.
 */
function drawExhaust(ink: CanvasRenderingContext2D, points: readonly { x: number; y: number }[], size: number) {
  const trail = points.slice(-22);
  for (const [index, { x, y }] of trail.entries()) {
    const near = index / trail.length;
    const radius = size * (0.34 - near * 0.22);
    const puff = ink.createRadialGradient(x, y, 0, x, y, radius);
    puff.addColorStop(0, `rgba(223,229,255,${0.02 + near * 0.05})`);
    puff.addColorStop(1, 'rgba(223,229,255,0)');
    ink.fillStyle = puff;
    ink.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}

/** How much steeper than its path a vehicle points, so that it visibly climbs. */
const noseUp = 0.84;

/** Draws one frame and returns the displayed multiplier in hundredths. */
export function drawFlight(ink: CanvasRenderingContext2D, scene: Scene): number {
  const { flight, model, now, width, height, still } = scene;
  const until = flight.stoppedAt ?? now;
  const elapsed = flight.startedAt === null ? 0 : Math.max(0, until - flight.startedAt);
  const hundredths = flight.state === 'flying' ? shownMultiplier(model, elapsed) : flight.hundredths;
  const chart = chartFor(width, height, elapsed, hundredths);
  drawAir(ink, scene, elapsed / 1000);
  drawAxes(ink, chart, scene);
  const size = width < 600 || height < 500 ? 84 : 104;
  if (flight.startedAt === null) {
    drawVehicle(ink, scene.vehicle, { x: chart.left + 8, y: chart.bottom, angle: 0.95, size, burn: null });
    return hundredths;
  }
  const ended = flight.state === 'ended';
  const { head, points, angle } = drawTrajectory(ink, chart, scene, Math.max(elapsed, 1), ended);
  const gone = ended ? (still ? 1 : Math.min(1, (now - until) / leaveMs)) : 0;
  if (ended) drawSmoke(ink, head, size, gone);
  else if (scene.vehicle.fire && !still) drawExhaust(ink, points, size);
  if (gone >= 1) return hundredths;
  const away = gone * gone * Math.hypot(width, height);
  const heading = scene.vehicle.upright ? 0 : angle;
  const x = head.x + Math.sin(heading) * away;
  const y = head.y - Math.cos(heading) * away;
  if (!ended) drawGlow(ink, x, y);
  const burn = still ? 1 : 0.5 + 0.5 * Math.sin(now / 45);
  drawVehicle(ink, scene.vehicle, { x, y, angle, size, burn: flight.state === 'collected' ? 0.6 : burn });
  return hundredths;
}
