import { defaultProduct } from '@liftoff/contract/content/product-slug';
import { sourceLocale, type Locale } from '@liftoff/contract/core/locale';
import type { Look, PageContext } from '../../page-context.ts';
import { localeNames } from './locale-names.ts';
import type { Site } from './site.ts';

/** Returns the part of the request's context that every page may send to the browser. */
export function siteOf(page: PageContext): Site {
  const { base, locale, defaultLocale, country, theme, origin, mirror, wwwTwin, platformPublicUrl, product, look } =
    page;
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
    ...(product === defaultProduct ? {} : { product }),
    ...(look ? { look: lookIn(look, locale) } : {}),
  };
}

/** A brand's look with its headline in one locale. */
function lookIn({ grounds, scene, brand, headline }: Look, locale: Locale): NonNullable<Site['look']> {
  const own = headline?.[locale] ?? headline?.[sourceLocale];
  return { grounds, scene, brand, ...(own === undefined ? {} : { headline: own }) };
}
