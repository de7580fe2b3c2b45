/** The rocket of the house on a field of 300, nose up: colour and outline of each part, back to front. */
const parts: readonly (readonly [string, string])[] = [
  ['#aab3d8', 'M122 168C96 186 90 214 94 238l32-24Z'],
  ['#4a537c', 'M178 168c26 18 32 46 28 70l-32-24Z'],
  ['#f4f6ff', 'M150 52c32 34 36 94 26 166h-52c-10-72-6-132 26-166Z'],
  ['#b4bddd', 'M150 52c32 34 36 94 26 166h-26Z'],
  ['#91a1ff', 'M150 52c18 19 27 44 30 72h-60c3-28 12-53 30-72Z'],
];
const plume = ['M150 226l12 18-12 18-12-18Z', 'M150 262l9 14-9 14-9-14Z', 'M150 288l6 9-6 9-6-9Z'] as const;

function paint(ink: CanvasRenderingContext2D, path: Path2D) {
  ink.fill(path);
}

/** Draws the rocket with its tail at a point, turned by `angle` from upright; the plume flickers with `burn` (0 to 1). */
export function drawRocket(
  ink: CanvasRenderingContext2D,
  x: number,
  y: number,
  angle: number,
  size: number,
  burn: number,
) {
  ink.save();
  ink.translate(x, y);
  ink.rotate(angle);
  ink.scale(size, size);
  ink.translate(-150, -226);
  for (const [colour, outline] of parts) {
    ink.fillStyle = colour;
    paint(ink, new Path2D(outline));
  }
  ink.fillStyle = '#2a3270';
  ink.beginPath();
  ink.arc(150, 152, 18, 0, Math.PI * 2);
  ink.fill();
  ink.fillStyle = '#b9c6ff';
  ink.beginPath();
  ink.arc(150, 152, 12, 0, Math.PI * 2);
  ink.fill();
  ink.fillStyle = '#ffffff';
  for (const [index, outline] of plume.entries()) {
    ink.globalAlpha = burn > 0 ? 1 - index * 0.2 * (0.4 + burn * 0.6) : 0;
    paint(ink, new Path2D(outline));
  }
  ink.restore();
}
