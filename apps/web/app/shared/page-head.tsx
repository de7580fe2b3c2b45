import { locales } from '@liftoff/contract/locale';
import { useLocation } from 'react-router';
import { useBrand } from './shell-data.ts';
import { inLocale } from './paths.ts';
import { useSite } from './site.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Kept out of search engines: failures, search results, parts that are not open. */
  hidden?: boolean;
  /** The part of the query that makes another page (`?page=2`); the rest is left out of the canonical address. */
  canonicalSearch?: string;
}

/** Title, description, canonical address and the same page in the other locales; React puts them into the head. */
export function PageHead({ title, description, hidden, canonicalSearch = '' }: PageHeadProps) {
  const site = useSite();
  const { name } = useBrand();
  const { pathname } = useLocation();
  const address = (locale: (typeof locales)[number]) =>
    site.origin + inLocale({ ...site, base: '' }, locale, pathname) + canonicalSearch;
  const whole = `${title} · ${name}`;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(site.locale)} />
          {locales.map(locale => (
            <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
          ))}
          <meta property="og:title" content={whole} />
          <meta property="og:site_name" content={name} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={address(site.locale)} />
          {description && <meta property="og:description" content={description} />}
        </>
      )}
    </>
  );
}
