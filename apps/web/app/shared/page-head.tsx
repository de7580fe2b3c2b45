import { locales } from '@liftoff/contract/locale';
import { useLocation } from 'react-router';
import { useBrand } from './shell-data.ts';
import { inLocale } from './paths.ts';
import { useSite } from './site.ts';

interface PageHeadProps {
  title: string;
  /** Only the server writes it: its readers take the page as it is served, and its figures cost the browser dear. */
  description?: () => string;
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
  const text = import.meta.env.SSR ? description?.() : undefined;
  return (
    <>
      <title>{whole}</title>
      {text && <meta name="description" content={text} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(site.locale)} />
          {locales.map(locale => (
            <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
          ))}
          {import.meta.env.SSR && <Preview title={whole} site={name} url={address(site.locale)} text={text} />}
        </>
      )}
    </>
  );
}

/** What networks show of a shared link; they read the page as it is served. */
function Preview({ title, site, url, text }: { title: string; site: string; url: string; text: string | undefined }) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      {text && <meta property="og:description" content={text} />}
    </>
  );
}
