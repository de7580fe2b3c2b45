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

function readLink(value: unknown): BannerLink | undefined {
  const { label, href } = (value ?? {}) as Record<string, unknown>;
  return isText(label) && isText(href) ? { label, href } : undefined;
}

/**
 * Reads the operator's banners for a locale from `banners-config`: `{banners: [{id, picture, texts: {locale: {title,
 * text, eyebrow, terms, action: {label, href}, second}}}]}`. One without a title in the locale or in the source
 * locale is left out; an answer of another shape gives none, and the lobby shows its own (CALL-013).
 */
export function readBanners(answer: unknown, locale: string, sourceLocale: string): Banner[] {
  const list = (answer as { banners?: unknown } | null)?.banners;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): Banner[] => {
    const { id, picture, texts } = (entry ?? {}) as Record<string, unknown>;
    const byLocale = (texts ?? {}) as Record<string, Record<string, unknown>>;
    const own = byLocale[locale] ?? byLocale[sourceLocale];
    if (!isText(id) || !isText(picture) || !isText(own?.title)) return [];
    const action = readLink(own.action);
    const second = readLink(own.second);
    return [
      {
        id,
        picture,
        title: own.title,
        ...(isText(own.eyebrow) ? { eyebrow: own.eyebrow } : {}),
        ...(isText(own.text) ? { text: own.text } : {}),
        ...(isText(own.terms) ? { terms: own.terms } : {}),
        ...(action ? { action } : {}),
        ...(second ? { second } : {}),
      },
    ];
  });
}
