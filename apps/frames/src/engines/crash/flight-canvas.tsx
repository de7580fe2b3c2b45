import { useEffect, useRef, type RefObject } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import type { CrashModel } from './crash-model.ts';
import { drawFlight, moves } from './flight-drawing.ts';
import type { Flight } from './flight.ts';
import { loadVehicle, vehicleUrl } from './vehicle-picture.ts';

/**
 * The flight chart over the game's sky. It is redrawn on every animation frame while something moves; otherwise only
 * on each render and resize. `onFrame` receives the displayed multiplier.
 */
export function FlightCanvas({
  model,
  flight,
  onFrame,
}: {
  model: CrashModel;
  flight: RefObject<Flight>;
  onFrame: (hundredths: number) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const redraw = useRef(() => {});
  const { clock, start } = useFrame();
  const t = useTranslations('crash');
  const format = useFormatter();
  const latest = useRef({ onFrame, t, format });
  latest.current = { onFrame, t, format };
  useEffect(() => {
    const element = canvas.current;
    const ink = element?.getContext('2d');
    if (!element || !ink) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const font = getComputedStyle(element).getPropertyValue('--font-num');
    let width = 0;
    let height = 0;
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (width === 0) return;
      const { t: text, format: number } = latest.current;
      const now = clock.now();
      const shown = drawFlight(ink, {
        width,
        height,
        model,
        flight: flight.current,
        vehicle,
        now,
        still,
        font,
        seconds: value => text('seconds', { value }),
        times: value =>
          text('times', { times: number.number(value / 100, { minimumFractionDigits: value < 1000 ? 1 : 0 }) }),
      });
      latest.current.onFrame(shown);
      if (moves(flight.current, now, still)) wake();
    };
    const wake = () => {
      frame ||= requestAnimationFrame(draw);
    };
    const vehicle = loadVehicle(start.vehicle ?? 'rocket', vehicleUrl(start.identifier), wake);
    const fit = () => {
      const sharp = Math.min(2, devicePixelRatio);
      width = element.clientWidth;
      height = element.clientHeight;
      element.width = Math.round(width * sharp);
      element.height = Math.round(height * sharp);
      ink.setTransform(sharp, 0, 0, sharp, 0, 0);
      // Resizing clears a canvas, so it is redrawn before the browser paints.
      cancelAnimationFrame(frame);
      draw();
    };
    // The observer also reports the initial size, before the first paint.
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    redraw.current = wake;
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      redraw.current = () => {};
    };
  }, [model, flight, clock, start]);
  // A render, for example after a change of phase or language, can change the chart.
  useEffect(() => redraw.current());
  return (
    <>
      <CrashSky game={start.identifier} />
      <canvas ref={canvas} className="crash__chart" aria-hidden="true" />
    </>
  );
}

/** The sky of the game, behind the chart. */
function CrashSky({ game }: { game: string }) {
  const sky = (width: number) => `/pictures/stage/${encodeURIComponent(game)}-${width}.webp`;
  return (
    <img
      className="game-frame__background"
      src={sky(1600)}
      srcSet={`${sky(800)} 800w, ${sky(1600)} 1600w`}
      sizes="100vw"
      alt=""
      fetchPriority="high"
    />
  );
}
