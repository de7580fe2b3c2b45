import type { VehiclePicture } from './vehicle-picture.ts';

/** Shock diamonds behind the tail, as shares of the picture size: distance and size. */
const diamonds = [
  [0.5, 0.07],
  [0.64, 0.052],
  [0.75, 0.036],
] as const;

function drawFire(ink: CanvasRenderingContext2D, size: number, burn: number) {
  ink.fillStyle = '#ffffff';
  for (const [index, [behind, half]] of diamonds.entries()) {
    const [x, h] = [-behind * size, half * size];
    ink.globalAlpha = 1 - index * 0.2 * (0.4 + burn * 0.6);
    ink.beginPath();
    ink.moveTo(x - h * 1.6, 0);
    ink.lineTo(x, -h);
    ink.lineTo(x + h * 1.6, 0);
    ink.lineTo(x, h);
    ink.fill();
  }
  ink.globalAlpha = 1;
}

/**
 * Draws a vehicle at the end of its path. `angle` is its direction in radians, clockwise from straight up. The fire
 * flickers with `burn` (0 to 1); `null` draws no fire.
 */
export function drawVehicle(
  ink: CanvasRenderingContext2D,
  vehicle: VehiclePicture,
  { x, y, angle, size, burn }: { x: number; y: number; angle: number; size: number; burn: number | null },
) {
  if (vehicle.image === null) return;
  ink.save();
  ink.translate(x, y);
  if (vehicle.upright) ink.translate(0, -vehicle.lead * size);
  else {
    ink.rotate(angle - Math.PI / 2);
    ink.translate(vehicle.lead * size, 0);
  }
  if (vehicle.fire && burn !== null) drawFire(ink, size, burn);
  ink.drawImage(vehicle.image, -size / 2, -size / 2, size, size);
  ink.restore();
}
