import { expect, it } from 'vitest';
import { elapsedAt } from './crash-model.ts';
import { chartFor, curve } from './flight-chart.ts';
import { drawFlight, moves } from './flight-drawing.ts';
import type { Flight } from './flight.ts';

const model = { rtp_basis_points: 9700, max_hundredths: 500_000, growth_per_sec: 0.13 };

it.each([150, 200, 300, 1_000, 10_000])(
  'a flight visibly climbs at %i hundredths: its path rises by 25° or more',
  hundredths => {
    const elapsed = elapsedAt(model, hundredths);
    const points = curve(model, chartFor(960, 600, elapsed, hundredths), elapsed);
    const [before, head] = points.slice(-2);
    if (!before || !head) throw new Error('the path has no end');
    const rise = Math.atan2(before.y - head.y, head.x - before.x) * (180 / Math.PI);
    expect(rise).toBeGreaterThanOrEqual(25);
    expect(rise).toBeLessThan(75);
  },
);

/** Draws a flight that ended at `endedAt` on a canvas that counts what is drawn on it. */
function drawnAt(now: number, still = false) {
  const counts = { vehicles: 0, clouds: 0 };
  const ink = new Proxy(
    {},
    {
      get: (_, name) => () => {
        if (name === 'drawImage') counts.vehicles += 1;
        if (name === 'createRadialGradient') counts.clouds += 1;
        return { addColorStop: () => {} };
      },
      set: () => true,
    },
  );
  const flight: Flight = { state: 'ended', startedAt: 0, stoppedAt: 5_000, hundredths: 191 };
  const vehicle = { image: {} as CanvasImageSource, upright: false, fire: true, lead: 0.4 };
  const words = { seconds: String, times: String, font: 'x' };
  const scene = { width: 960, height: 600, model, flight, vehicle, now, still, ...words };
  drawFlight(ink as unknown as CanvasRenderingContext2D, scene);
  return { ...counts, moves: moves(flight, now, still) };
}

it('the vehicle leaves when its flight ends, and its smoke stays where it was', () => {
  const leaving = drawnAt(5_300);
  expect(leaving.vehicles).toBe(1);
  expect(leaving.moves).toBe(true);
  expect(leaving.clouds).toBeGreaterThan(5);
  const gone = drawnAt(60_000);
  expect(gone.vehicles).toBe(0);
  expect(gone.moves).toBe(false);
  expect(gone.clouds).toBe(leaving.clouds);
});

it('the smoke of a flight that has ended is a still picture if reduced motion is preferred', () => {
  expect(drawnAt(5_001, true)).toEqual({ vehicles: 0, clouds: drawnAt(60_000).clouds, moves: false });
});
