import { meteorFire, meteorRock } from '../subjects/elements/meteor.ts';
import { jetBody } from '../subjects/instant/jet.ts';
import { paperPlaneFolds } from '../subjects/instant/paper-plane.ts';
import { balloonCraft } from '../subjects/machines/balloon.ts';
import { rocketHull } from '../subjects/machines/rocket.ts';
import { satelliteCraft } from '../subjects/machines/satellite.ts';
import { biplane } from './biplane.ts';
import { racer } from './racer.ts';
import type { DrawVehicle } from './vehicle.ts';

/** Brings a drawing into the box of a vehicle: its own centre, how it is turned, how it is enlarged. */
const placed =
  (draw: DrawVehicle, x: number, y: number, turn: number, scale: number): DrawVehicle =>
  (c, p) =>
    c.group(`transform="translate(120 120) rotate(${turn}) scale(${scale}) translate(${-x} ${-y})"`, () => draw(c, p));

/** Every vehicle. Where a poster shows the same thing, it is the poster's drawing. */
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

/** What flies for the subject of a title. */
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

/** The vehicle of a crash title, by the subject the catalogue names for it. Throws for a subject that has none. */
export function vehicleOf(subject: string): Vehicle {
  const vehicle = Object.hasOwn(bySubject, subject) ? bySubject[subject] : undefined;
  if (vehicle === undefined) throw new Error(`${subject} has no vehicle`);
  return vehicle;
}
