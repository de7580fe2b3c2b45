import { elapsedAt, shownMultiplier, type CrashModel } from './crash-model.ts';

/** The position of the chart on the canvas, and the range of its axes. */
export interface Chart {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Flight time in milliseconds at the right edge. */
  spanMs: number;
  /** Multiplier in hundredths at the top edge; the bottom is always 1.00. */
  highest: number;
}

/** The share of the width and height that a flight can fill before the axes start to grow. */
const filled = { time: 0.77, height: 0.68 };
/** The axes at first. They are short, so that a flight climbs from its start. */
const least = { ms: 5600, hundredths: 220 };

/** Axes that fit the flight: about 5 seconds and 2x at first, growing as needed. */
export function chartFor(width: number, height: number, elapsedMs: number, hundredths: number): Chart {
  const narrow = width < 600;
  const low = height < 400;
  return {
    left: narrow ? 44 : 64,
    right: width - (narrow ? 20 : 40),
    top: low ? 24 : narrow ? 40 : 48,
    bottom: height - (low ? 76 : narrow ? 84 : 94),
    spanMs: Math.max(least.ms, elapsedMs / filled.time),
    highest: Math.max(least.hundredths, 100 + (hundredths - 100) / filled.height),
  };
}

export const xAt = (chart: Chart, ms: number): number => chart.left + ((chart.right - chart.left) * ms) / chart.spanMs;

export const yAt = (chart: Chart, hundredths: number): number =>
  chart.bottom - ((chart.bottom - chart.top) * (hundredths - 100)) / (chart.highest - 100);

const steps = [1, 2, 5];

/** A round step size that gives at most `most` marks over a range. */
export function markStep(range: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(range / most));
  return (steps.map(step => step * power).find(step => range / step <= most) ?? power * 10) || 1;
}

/** Points of the flight curve up to a time, in canvas coordinates, dense enough for any size. */
export function curve(model: CrashModel, chart: Chart, elapsedMs: number): { x: number; y: number }[] {
  const points = 72;
  return Array.from({ length: points + 1 }, (_, index) => {
    const ms = (elapsedMs * index) / points;
    const exact = 100 * Math.exp((model.growth_per_sec * ms) / 1000);
    return { x: xAt(chart, ms), y: yAt(chart, Math.min(exact, model.max_hundredths)) };
  });
}

/** Marks along the curve: one for each multiplier mark passed so far. */
export function passedMarks(
  model: CrashModel,
  chart: Chart,
  elapsedMs: number,
  step: number,
): { x: number; y: number }[] {
  const reached = shownMultiplier(model, elapsedMs);
  const out: { x: number; y: number }[] = [];
  for (let mark = 100 + step; mark <= reached; mark += step) {
    out.push({ x: xAt(chart, elapsedAt(model, mark)), y: yAt(chart, mark) });
  }
  return out;
}
