import { safePath } from '@liftoff/rules/account/safe-path';

/** One offer of the carousel, ready to show in the visitor's language. */
export interface Banner {
  id: string;
  /** Address of the picture without its width: `/pictures/scene/launch`; add `-{640|1200|2000}.webp`. */
  picture: string;
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

/** A path of the site or an address of another one; nothing that a browser would run (A36). */
const addressOf = (url: string): string | null => safePath(url) ?? (URL.parse(url)?.protocol === 'https:' ? url : null);

function readButton(value: unknown): BannerLink | undefined {
  const { name, url } = fieldsOf(value);
  const href = isText(url) ? addressOf(url) : null;
  return isText(name) && href !== null ? { label: name, href } : undefined;
}

/**
 * Reads the operator's banners from `banners-config`, whose entries are those of the contract (PENTITY-019), in the
 * language that was asked for. One without id, title or image is left out; an answer of another shape gives none, and the
 * lobby shows its own (CALL-013).
 */
export function readBanners(answer: unknown): Banner[] {
  const { banners } = fieldsOf(answer);
  if (!Array.isArray(banners)) return [];
  return banners.flatMap((entry: unknown): Banner[] => {
    const { id, image, title, description, labels, button, terms } = fieldsOf(entry);
    if (!isText(id) || !isText(image) || !isText(title)) return [];
    const eyebrow: unknown = Array.isArray(labels) ? labels[0] : undefined;
    const action = readButton(button);
    return [
      {
        id,
        picture: image,
        title,
        ...(isText(eyebrow) ? { eyebrow } : {}),
        ...(isText(description) ? { text: description } : {}),
        ...(isText(terms) ? { terms } : {}),
        ...(action ? { action } : {}),
      },
    ];
  });
}
