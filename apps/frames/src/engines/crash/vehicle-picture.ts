import type { Vehicle } from '@liftoff/contract/game/engines/crash';

/** How a vehicle is drawn on the chart. */
export interface VehiclePicture {
  /** The drawing at its displayed size; `null` until it has loaded, or if loading fails. */
  image: CanvasImageSource | null;
  /** Whether the vehicle stays upright and floats instead of pointing along its path. */
  upright: boolean;
  /** Whether the vehicle has a fire trail. */
  fire: boolean;
  /**
   * The point on the vehicle that is placed at the end of the path: its distance ahead of the centre, as a share of
   * the picture size.
   */
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

/** Size of a rasterised picture in pixels: the largest displayed size on a high-density screen. */
const preparedPx = 240;

export const vehicleUrl = (game: string): string => `/pictures/vehicle/${encodeURIComponent(game)}.svg`;

/**
 * A game's vehicle. Its drawing is rasterised once, so that each animation frame only copies pixels; `loaded` is
 * called when it is ready.
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
