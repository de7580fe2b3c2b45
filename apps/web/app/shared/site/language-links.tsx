import { CheckIcon } from '@liftoff/ui/icons';
import { MenuRowLink } from '@liftoff/ui/menu-row';
import { useLocation } from 'react-router';
import { localeNames, localesInOrder } from './locale-names.ts';
import { inLocale } from './address/paths.ts';
import { useSite } from './site.ts';

/**
 * Links to the same page in each of the ten locales [SHELL-034]. They work without JavaScript, because the address
 * contains the locale. With JavaScript, the page's first script also stores the choice for the next visit.
 */
export default function LanguageLinks() {
  const site = useSite();
  const { pathname, search } = useLocation();
  return (
    <div>
      {localesInOrder.map(locale => (
        <MenuRowLink
          key={locale}
          href={inLocale(site, locale, pathname) + search}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === site.locale ? 'true' : undefined}
          data-document
          data-choose-locale
        >
          <span className="grow">{localeNames[locale].name}</span>
          {locale === site.locale && <CheckIcon size="s" />}
        </MenuRowLink>
      ))}
    </div>
  );
}
