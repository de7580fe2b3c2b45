import type { PageContext } from '../../page-context.ts';
import { localeNames } from './locale-names.ts';
import type { Site } from './site.ts';

/** Returns the part of the request's context that every page may send to the browser. */
export function siteOf(page: PageContext): Site {
  const { base, locale, defaultLocale, country, theme, origin, mirror, wwwTwin, platformPublicUrl, look } = page;
  return {
    base,
    locale,
    language: localeNames[locale],
    defaultLocale,
    country,
    theme,
    origin,
    ...(mirror ? { mirror } : {}),
    ...(wwwTwin ? { wwwTwin } : {}),
    platformPublicUrl,
    ...(look ? { look: { grounds: look.grounds, scene: look.scene, brand: look.brand } } : {}),
  };
}
