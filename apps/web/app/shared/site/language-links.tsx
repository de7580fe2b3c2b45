import { CheckIcon } from '@liftoff/ui/icons';
import { MenuRowLink } from '@liftoff/ui/menu-row';
import { useLocation } from 'react-router';
import type { Locale } from '@liftoff/contract/core/locale';
import { useKeptContent } from '../parts/kept-content.tsx';
import { localeNames, localesInOrder } from './locale-names.ts';
import { inLocale } from './address/paths.ts';
import { useSite } from './site.ts';

/**
 * The same page in each of the ten locales (SHELL-034). The address itself carries the choice, so it works without
 * script; with script the page's first one also keeps the choice for the next visit.
 */
export default function LanguageLinks() {
  const site = useSite();
  const { pathname, search } = useLocation();
  const links = localesInOrder.map(locale => [locale, inLocale(site, locale, pathname) + search] as const);
  return <div {...useKeptContent(Links, { links, current: site.locale }, false)} />;
}

function Links({ links, current }: { links: readonly (readonly [Locale, string])[]; current: Locale }) {
  return links.map(([locale, href]) => (
    <MenuRowLink
      key={locale}
      href={href}
      lang={locale}
      hrefLang={locale}
      aria-current={locale === current ? 'true' : undefined}
      data-document
      data-choose-locale
    >
      <span className="grow">{localeNames[locale].name}</span>
      {locale === current && <CheckIcon size="s" />}
    </MenuRowLink>
  ));
}
