import { useTranslations } from 'use-intl';
import { useKeptContent } from '../../shared/parts/kept-content.tsx';
import { useShellData } from '../../shared/site/shell-data.ts';
import { usePaths } from '../../shared/site/site.ts';

const shownStudios = 24;

/** SHELL-067: the studios as a line that scrolls sideways. */
export function FooterStudios() {
  const t = useTranslations('shell.footer');
  const paths = usePaths();
  const { studios } = useShellData();
  const links = studios.slice(0, shownStudios).map(({ slug, title }) => [paths.producer(slug), title] as const);
  const content = useKeptContent(Links, { links }, false);
  if (studios.length === 0) return null;
  return <nav className="ftr__line" aria-label={t('studios')} {...content} />;
}

function Links({ links }: { links: readonly (readonly [string, string])[] }) {
  return links.map(([href, title]) => (
    <a key={href} href={href}>
      {title}
    </a>
  ));
}
