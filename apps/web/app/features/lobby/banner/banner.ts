import { Banner as WrittenBanner } from '@liftoff/contract/content/content-entities';
import { safePath } from '@liftoff/rules/account/safe-path';
import { isBannerFor, type AimedBanner, type BannerReader } from '@liftoff/rules/notice/banner-reader';
import { remembered } from '../../../shared/parts/remembered.ts';

/** One slide in the carousel, in the visitor's language. */
export interface Banner {
  id: string;
  /**
   * Address of the picture without its width and extension, such as `/pictures/scene/launch`; append
   * `-{640|1200|2000}.webp`.
   */
  picture: string;
  /** The picture's widths, if they are not those of a scene. */
  widths?: readonly number[];
  /** Address of a game's poster that is shown over the picture. */
  poster?: string;
  eyebrow?: string;
  title: string;
  text?: string;
  action?: BannerLink;
  second?: BannerLink;
  terms?: string;
}

export interface BannerLink {
  label: string;
  href: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Returns a path on this site or an https address unchanged, and `null` for anything else, such as a script URL
 * [A36].
 */
const addressOf = (url: string): string | null => safePath(url) ?? (URL.parse(url)?.protocol === 'https:' ? url : null);

function readButton(value: unknown): BannerLink | undefined {
  const { name, url } = fieldsOf(value);
  const href = isText(url) ? addressOf(url) : null;
  return isText(name) && href !== null ? { label: name, href } : undefined;
}

const Aim = WrittenBanner.pick({
  countries: true,
  groupIds: true,
  liveTime: true,
  audience: true,
  money: true,
  welcomePackOnly: true,
});

/** A banner's audience and period. `null` if they are malformed; the banner is then shown to nobody. */
function readAim(entry: unknown): AimedBanner | null {
  const { data } = Aim.safeParse(entry);
  const moments = [data?.liveTime?.start, data?.liveTime?.end];
  return data && moments.every(moment => moment === undefined || !Number.isNaN(Date.parse(moment))) ? data : null;
}

/** Whether the response contains banners whose audience depends on player data that a guest page does not have. */
export const asksForPlayer = (answer: unknown): boolean => {
  const { banners } = fieldsOf(answer);
  return Array.isArray(banners) && banners.some((entry: unknown) => whoseFields.some(name => name in fieldsOf(entry)));
};
const whoseFields = ['groupIds', 'money', 'welcomePackOnly'];

/** The valid banners in a response, each with its audience. */
const aimedBanners = remembered((answer: object): { aim: AimedBanner; banner: Banner }[] => {
  const { banners } = fieldsOf(answer);
  if (!Array.isArray(banners)) return [];
  return banners.flatMap((entry: unknown) => {
    const { id, image, title, description, labels, button, terms } = fieldsOf(entry);
    if (!isText(id) || !isText(image) || !isText(title) || safePath(image) === null) return [];
    const aim = readAim(entry);
    if (aim === null) return [];
    const eyebrow: unknown = Array.isArray(labels) ? labels[0] : undefined;
    const action = readButton(button);
    const banner: Banner = {
      id,
      picture: image,
      title,
      ...(isText(eyebrow) ? { eyebrow } : {}),
      ...(isText(description) ? { text: description } : {}),
      ...(isText(terms) ? { terms } : {}),
      ...(action ? { action } : {}),
    };
    return [{ aim, banner }];
  });
});

/**
 * Reads the operator's banners in `banners-config` [PENTITY-019] that are meant for this reader [PBANNER-002] to
 * [PBANNER-007], in the requested language. Banners without an id, a title or an image from this site are left out. A
 * malformed response gives no banners, and the lobby shows its default banners [CALL-013].
 */
export function readBanners(answer: unknown, reader: BannerReader): Banner[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return aimedBanners(answer).flatMap(({ aim, banner }) => (isBannerFor(aim, reader) ? [banner] : []));
}
