import { locales } from '@liftoff/contract/core/locale';
import { useLocation } from 'react-router';
import { useBrand } from './shell-data.ts';
import { inLocale } from './address/paths.ts';
import { useSite } from './site.ts';
import { sceneImage, StructuredData, trailFact, type PagePreview } from './structured-data.tsx';

interface PageHeadProps {
  title: string;
  /**
   * Returns the page's description. Only the server calls it: crawlers read the server's HTML, and computing the
   * figures in the description is expensive in the browser.
   */
  description?: () => string;
  /** Whether the page is hidden from search engines: failures, search results, restricted pages. */
  hidden?: boolean;
  /**
   * The part of the query that identifies a separate page (`?page=2`). The canonical address omits the rest of the
   * query.
   */
  canonicalSearch?: string;
  /** Like the description, it is used only during server rendering and left out of the browser's bundle. */
  preview?: PagePreview | undefined;
}

/**
 * Renders the title, the description, the canonical address and links to the page in other locales. React moves them
 * into the head.
 */
export function PageHead({ title, description, hidden, canonicalSearch = '', preview }: PageHeadProps) {
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
          {import.meta.env.SSR && (
            <>
              <link rel="alternate" hrefLang="x-default" href={address(site.defaultLocale)} />
              <Preview title={whole} site={name} url={address(site.locale)} text={text} preview={preview} />
            </>
          )}
        </>
      )}
    </>
  );
}

interface PreviewProps {
  title: string;
  site: string;
  url: string;
  text: string | undefined;
  preview: PagePreview | undefined;
}

/**
 * The preview that social networks show for a shared link, and structured data for search engines. Both read the
 * server's HTML.
 */
function Preview({ title, site, url, text, preview = {} }: PreviewProps) {
  const { origin, locale, paths, look } = useSite();
  const { image = sceneImage(look?.scene), type = 'website', trail, facts } = preview;
  const steps = trail && [{ name: site, path: paths.lobby() }, ...trail];
  const told = [...(steps ? [trailFact(origin, steps)] : []), ...(facts?.(origin) ?? [])];
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {text && <meta property="og:description" content={text} />}
      <meta property="og:image" content={origin + image.path} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta name="twitter:card" content={image.width > 600 ? 'summary_large_image' : 'summary'} />
      {told.length > 0 && <StructuredData facts={told} />}
    </>
  );
}
