import { useEffect, useRef, type RefObject } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import type { CrashModel } from './crash-model.ts';
import { drawFlight } from './flight-drawing.ts';
import type { Flight } from './flight.ts';

/** The chart of the flight, drawn anew for every frame while something moves. `onFrame` gets the multiplier shown. */
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
  const { clock } = useFrame();
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
    const fit = () => {
      const sharp = Math.min(2, devicePixelRatio);
      width = element.clientWidth;
      height = element.clientHeight;
      element.width = Math.round(width * sharp);
      element.height = Math.round(height * sharp);
      ink.setTransform(sharp, 0, 0, sharp, 0, 0);
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    fit();
    let frame = 0;
    const draw = () => {
      frame = requestAnimationFrame(draw);
      if (width === 0) return;
      const { t: text, format: number } = latest.current;
      latest.current.onFrame(
        drawFlight(ink, {
          width,
          height,
          model,
          flight: flight.current,
          now: clock.now(),
          still,
          font,
          seconds: value => text('seconds', { value }),
          times: value =>
            text('times', { times: number.number(value / 100, { minimumFractionDigits: value < 1000 ? 1 : 0 }) }),
        }),
      );
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
    };
  }, [model, flight, clock]);
  return <canvas ref={canvas} className="crash__sky" aria-hidden="true" />;
}
