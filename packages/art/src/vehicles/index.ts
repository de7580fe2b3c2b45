import { meteorFire, meteorRock } from '../subjects/elements/meteor.ts';
import { jetBody } from '../subjects/instant/jet.ts';
import { paperPlaneFolds } from '../subjects/instant/paper-plane.ts';
import { balloonCraft } from '../subjects/machines/balloon.ts';
import { rocketHull } from '../subjects/machines/rocket.ts';
import { satelliteCraft } from '../subjects/machines/satellite.ts';
import { biplane } from './biplane.ts';
import { racer } from './racer.ts';
import type { DrawVehicle } from './vehicle.ts';

/** Fits a drawing into a vehicle's box, given its own centre, rotation and scale. */
const placed =
  (draw: DrawVehicle, x: number, y: number, turn: number, scale: number): DrawVehicle =>
  (c, p) =>
    c.group(`transform="translate(120 120) rotate(${turn}) scale(${scale}) translate(${-x} ${-y})"`, () => draw(c, p));

/** All vehicles. A vehicle that is also on a poster uses the poster's drawing. */
export const vehicles = {
  rocket: placed(rocketHull, 150, 142, 90, 1.22),
  jet: placed(jetBody, 0, 2, 0, 1.28),
  'paper-plane': placed(paperPlaneFolds, 162, 128, 33.5, 0.94),
  biplane,
  balloon: placed(balloonCraft, 150, 151, 0, 0.92),
  satellite: placed(satelliteCraft, 150, 132, 0, 0.76),
  meteor: placed(
    (c, p) => {
      meteorFire(c, -90);
      meteorRock(c, p);
    },
    70,
    186,
    0,
    0.86,
  ),
  racer,
} as const satisfies Record<string, DrawVehicle>;

export type Vehicle = keyof typeof vehicles;

/** The vehicle for each title subject. */
const bySubject: Readonly<Record<string, Vehicle>> = {
  rocket: 'rocket',
  jet: 'jet',
  paperPlane: 'paper-plane',
  propeller: 'biplane',
  balloon: 'balloon',
  satellite: 'satellite',
  meteor: 'meteor',
  gauge: 'racer',
};

/** Vehicle of a crash title, by the title's subject in the catalogue. Throws for a subject without a vehicle. */
export function vehicleOf(subject: string): Vehicle {
  const vehicle = Object.hasOwn(bySubject, subject) ? bySubject[subject] : undefined;
  if (vehicle === undefined) throw new Error(`${subject} has no vehicle`);
  return vehicle;
}
