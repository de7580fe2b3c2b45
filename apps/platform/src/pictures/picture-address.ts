import {
  emblemStatuses,
  patchNames,
  rocketTiers,
  type EmblemStatus,
  type PatchName,
  type RocketTier,
} from '@liftoff/art/scenes-brand';
import { providerById } from '@liftoff/catalogue/studios/providers';
import { symbolIds, type SymbolId } from '@liftoff/art/slot-symbols';

/** A picture that the platform can draw. The widths are those that tiles and stages request. */
export type Picture =
  | { readonly kind: 'poster' | 'square' | 'stage'; readonly slug: string; readonly width: number }
  | { readonly kind: 'scene'; readonly slug: string; readonly width: number }
  | { readonly kind: 'symbol'; readonly slug: string; readonly symbol: SymbolId }
  | { readonly kind: 'emblem'; readonly slug: EmblemStatus }
  /** The patch of a promotion. */
  | { readonly kind: 'patch'; readonly slug: PatchName }
  /** The rocket of a tier of boxes. */
  | { readonly kind: 'rocket'; readonly slug: RocketTier }
  /** `slug` is the studio's id. */
  | { readonly kind: 'wordmark'; readonly slug: string }
  | { readonly kind: 'logo' | 'vehicle'; readonly slug: string };

export const widths = {
  poster: [192, 288, 384],
  square: [96, 192],
  stage: [800, 1600],
  scene: [640, 1200, 2000],
} as const;

const isRaster = (kind: string): kind is keyof typeof widths => Object.hasOwn(widths, kind);
const isStatus = (slug: string): slug is EmblemStatus => emblemStatuses.some(known => known === slug);
const isPatch = (slug: string): slug is PatchName => patchNames.some(known => known === slug);
const isTier = (slug: string): slug is RocketTier => rocketTiers.some(known => known === slug);
const isSymbol = (id: string): id is SymbolId => symbolIds.some(known => known === id);

/**
 * Parses the part of the address after `/pictures/`, such as `poster/moon-koi-288.webp`; `null` if it is not a
 * picture's address. Names consist only of letters, digits and dashes, so that no path can leave the pictures folder
 * [A35].
 */
export function readPictureAddress(path: string): Picture | null {
  const raster = /^([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)-(\d{2,4})\.webp$/.exec(path);
  if (raster) {
    const [, kind = '', slug = '', digits = ''] = raster;
    const width = isRaster(kind) ? widths[kind].find(known => String(known) === digits) : undefined;
    return isRaster(kind) && width !== undefined ? { kind, slug, width } : null;
  }
  const symbol = /^symbol\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z0-9]+)\.svg$/.exec(path);
  if (symbol) {
    const [, slug = '', id = ''] = symbol;
    return isSymbol(id) ? { kind: 'symbol', slug, symbol: id } : null;
  }
  const status = /^emblem\/([a-z_]+)\.svg$/.exec(path)?.[1];
  if (status !== undefined) return isStatus(status) ? { kind: 'emblem', slug: status } : null;
  const promotion = /^patch\/([a-z-]+)\.svg$/.exec(path)?.[1];
  if (promotion !== undefined) return isPatch(promotion) ? { kind: 'patch', slug: promotion } : null;
  const tier = /^rocket\/([a-z]+)\.svg$/.exec(path)?.[1];
  if (tier !== undefined) return isTier(tier) ? { kind: 'rocket', slug: tier } : null;
  const studio = /^wordmark\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(path)?.[1];
  if (studio !== undefined) return Object.hasOwn(providerById, studio) ? { kind: 'wordmark', slug: studio } : null;
  const [, kind, slug] = /^(logo|vehicle)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(path) ?? [];
  return slug === undefined ? null : { kind: kind === 'logo' ? 'logo' : 'vehicle', slug };
}

/** The address that `readPictureAddress` parses, which is also the path of the stored file. */
export function pictureAddress(picture: Picture): string {
  if (picture.kind === 'symbol') return `symbol/${picture.slug}/${picture.symbol}.svg`;
  return 'width' in picture
    ? `${picture.kind}/${picture.slug}-${picture.width}.webp`
    : `${picture.kind}/${picture.slug}.svg`;
}
