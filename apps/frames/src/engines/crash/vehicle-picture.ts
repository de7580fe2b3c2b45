import type { Vehicle } from '@liftoff/contract/game/game';

/** How a vehicle is drawn on the chart. */
export interface VehiclePicture {
  /** The drawing at the size it is shown in; null until it has loaded, or where it could not. */
  image: CanvasImageSource | null;
  /** Whether it keeps upright and floats, instead of pointing along its way. */
  upright: boolean;
  /** Whether it leaves fire behind it. */
  fire: boolean;
  /** Where on its length the way ends, from its middle forward, as a share of the picture. */
  lead: number;
}

const manners: Readonly<Record<Vehicle, Omit<VehiclePicture, 'image'>>> = {
  rocket: { upright: false, fire: true, lead: 0.4 },
  jet: { upright: false, fire: true, lead: 0.4 },
  'paper-plane': { upright: false, fire: false, lead: 0.34 },
  biplane: { upright: false, fire: false, lead: 0.36 },
  balloon: { upright: true, fire: false, lead: 0.46 },
  satellite: { upright: true, fire: false, lead: 0 },
  meteor: { upright: false, fire: false, lead: 0.1 },
  racer: { upright: false, fire: false, lead: 0.36 },
};

/** Pixels a picture is prepared in: its largest size on a sharp screen. */
const preparedPx = 240;

export const vehicleUrl = (game: string): string => `/pictures/vehicle/${encodeURIComponent(game)}.svg`;

/**
 * The vehicle of a game. Its drawing is turned into pixels once, so that a frame of the flight only copies them;
 * `loaded` is called when it is there.
 */
export function loadVehicle(vehicle: Vehicle, url: string, loaded: () => void): VehiclePicture {
  const picture: VehiclePicture = { ...manners[vehicle], image: null };
  const drawing = new Image();
  drawing.addEventListener('load', () => {
    const pixels = document.createElement('canvas');
    pixels.width = preparedPx;
    pixels.height = preparedPx;
    pixels.getContext('2d')?.drawImage(drawing, 0, 0, preparedPx, preparedPx);
    picture.image = pixels;
    loaded();
  });
  drawing.src = url;
  return picture;
}
