import { Banner as WrittenBanner, type BannerLocation } from '@liftoff/contract/content/content-entities';
import { isLocale } from '@liftoff/contract/core/locale';
import { safePath } from '@liftoff/rules/account/safe-path';
import { isBannerFor, type AimedBanner, type BannerReader } from '@liftoff/rules/notice/banner-reader';
import { fillVariables } from '@liftoff/rules/notice/banner-text';
import type { Paths } from '../../../shared/site/address/paths.ts';
import { remembered } from '../../../shared/parts/remembered.ts';
import type { Banner, BannerLink, BannerPopup, BannerTimer } from './banner.ts';

/** Where banners are shown, and how their texts, links and timers appear there. */
export interface BannerPlace {
  location: BannerLocation;
  /** The currency of the banner's variables. */
  currency: string;
  paths: Paths;
  /** Whether pages are kept neutral, so that nothing counts down. */
  isNeutral: boolean;
}

/** The banners of a location: one strip at most, and the slides. */
export interface ReadBanners {
  strip: Banner | null;
  slides: Banner[];
}

type Fields = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/**
 * Returns a path on this site or an https address unchanged, and `null` for anything else, such as a script URL
 * [A36].
 */
const addressOf = (url: string): string | null => safePath(url) ?? (URL.parse(url)?.protocol === 'https:' ? url : null);

const Aim = WrittenBanner.pick({
  countries: true,
  groupIds: true,
  liveTime: true,
  audience: true,
  money: true,
  welcomePackOnly: true,
  kind: true,
});
const Variables = WrittenBanner.pick({ variables: true });
const Placing = WrittenBanner.pick({ categories: true, order: true, size: true });
const Gradient = WrittenBanner.pick({ gradient: true });

/** A banner's audience and period. `null` if they are malformed; the banner is then shown to nobody. */
function readAim(entry: unknown): AimedBanner | null {
  const { data } = Aim.safeParse(entry);
  const moments = [data?.liveTime?.start, data?.liveTime?.end];
  return data && moments.every(moment => moment === undefined || !Number.isNaN(Date.parse(moment))) ? data : null;
}

/** Whether the response contains banners that depend on player data, which a guest page does not have. */
export const asksForPlayer = (answer: unknown): boolean => hasField(answer, ['groupIds', 'money', 'welcomePackOnly']);

/** Whether the response contains banners whose text depends on the visitor's currency. */
export const asksForCurrency = (answer: unknown): boolean => hasField(answer, ['variables']);

function hasField(answer: unknown, names: readonly string[]): boolean {
  const { banners } = fieldsOf(answer);
  return Array.isArray(banners) && banners.some((entry: unknown) => names.some(name => name in fieldsOf(entry)));
}

interface Entry {
  aim: AimedBanner;
  placing: { categories?: readonly string[] | undefined; order?: Fields | undefined; size?: string | undefined };
  variables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  fields: Fields & { id: string; image: string; title: string };
}

/** The valid banners in a response, each with its audience. */
const entriesOf = remembered((answer: object): Entry[] => {
  const { banners } = fieldsOf(answer);
  if (!Array.isArray(banners)) return [];
  return banners.flatMap((entry: unknown) => {
    const fields = fieldsOf(entry);
    const { id, image, title } = fields;
    if (!isText(id) || !isText(image) || !isText(title) || safePath(image) === null) return [];
    const aim = readAim(entry);
    const placing = Placing.safeParse(entry).data;
    const variables = Variables.safeParse(entry).data;
    if (aim === null || placing === undefined || variables === undefined) return [];
    return [{ aim, placing, variables: variables.variables ?? {}, fields: { ...fields, id, image, title } }];
  });
});

/**
 * Reads the operator's banners [PENTITY-019] that are meant for this reader [PBANNER-002] to [PBANNER-007] at a
 * location, in their order there. Banners without an id, a title or an image from this site, or with
 * a variable without a value, are left out. A malformed response gives no banners [CALL-013].
 */
export function readBanners(answer: unknown, reader: BannerReader, place: BannerPlace): ReadBanners {
  if (typeof answer !== 'object' || answer === null) return { strip: null, slides: [] };
  const { location } = place;
  const read = entriesOf(answer)
    .filter(({ aim, placing }) => (placing.categories ?? ['index top']).includes(location) && isBannerFor(aim, reader))
    .toSorted((one, other) => orderOf(one, location) - orderOf(other, location))
    .flatMap(entry => {
      const banner = bannerOf(entry, place, reader.now);
      return banner ? [{ banner, isStrip: entry.placing.size === 'strip' }] : [];
    });
  return {
    strip: read.find(({ isStrip }) => isStrip)?.banner ?? null,
    slides: read.flatMap(({ banner, isStrip }) => (isStrip ? [] : [banner])),
  };
}

/** Banners without an order come last, in the order of the file. */
const orderOf = ({ placing }: Entry, location: BannerLocation): number =>
  Number(placing.order?.[location] ?? Number.MAX_SAFE_INTEGER);

function bannerOf({ fields, variables }: Entry, place: BannerPlace, now: Date): Banner | null {
  let isWhole = true;
  const fill = (text: string): string => {
    const filled = fillVariables(text, variables, place.currency);
    isWhole &&= filled !== null;
    return filled ?? '';
  };
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter(isText).map(fill) : []);
  const { id, image, title, description, terms, labels } = fields;
  const action = readButton(fields['button'], place.paths);
  const popup = readPopup(fields['secondButton'], fill, texts);
  const timer = place.isNeutral ? null : readTimer(fields['timer'], now);
  const gradient = Gradient.safeParse(fields).data?.gradient;
  const banner: Banner = {
    id,
    picture: image,
    title: fill(title),
    ...(texts(labels).length > 0 && { eyebrow: texts(labels).join(' · ') }),
    ...(isText(description) && { text: fill(description) }),
    ...(isText(terms) && { terms: fill(terms) }),
    ...(action && { action: { ...action, label: fill(action.label) } }),
    ...(popup && { popup }),
    ...(timer && { timer }),
    ...(gradient && { gradient }),
  };
  return isWhole ? banner : null;
}

const identifier = /^[\w-]+$/;

/** A typed button opens the page of the item that it names, instead of `url`. */
function readButton(value: unknown, paths: Paths): BannerLink | null {
  const { name, url, type, frontendIdentifier } = fieldsOf(value);
  if (!isText(name)) return null;
  if (type === 'tournaments' || type === 'lottery') {
    if (!isText(frontendIdentifier) || !identifier.test(frontendIdentifier)) return null;
    const href = type === 'lottery' ? paths.lottery(frontendIdentifier) : paths.tournament(frontendIdentifier);
    return { label: name, href };
  }
  const href = isText(url) ? addressOf(url) : null;
  return href === null ? null : { label: name, href: withPrefix(href, paths) };
}

/** Adds the visitor's base and locale to a path that names no locale, so that it opens without a new document. */
const withPrefix = (href: string, paths: Paths): string =>
  href.startsWith('/') && !isLocale(href.split(/[/?#]/)[1] ?? '') ? paths.at(href) : href;

function readPopup(
  value: unknown,
  fill: (text: string) => string,
  texts: (value: unknown) => string[],
): BannerPopup | null {
  const { name, popup } = fieldsOf(value);
  const { title, steps } = fieldsOf(popup);
  const shown = texts(steps);
  return isText(name) && isText(title) && shown.length > 0
    ? { label: fill(name), title: fill(title), steps: shown }
    : null;
}

/** `null` before the countdown starts and after its end. */
function readTimer(value: unknown, now: Date): BannerTimer | null {
  const { start_at: start, end_at: end } = fieldsOf(value);
  if (!isText(start) || !isText(end)) return null;
  const endsAt = Date.parse(end);
  return Date.parse(start) <= now.getTime() && now.getTime() < endsAt ? { endsAt, now: now.getTime() } : null;
}
