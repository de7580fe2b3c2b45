import { useTranslations } from 'use-intl';
import { useShellData } from '../../shared/site/shell-data.ts';
import { usePaths } from '../../shared/site/site.ts';

const shownStudios = 24;

/** The studios in a row that scrolls sideways [SHELL-067]. */
export function FooterStudios() {
  const t = useTranslations('shell.footer');
  const paths = usePaths();
  const { studios } = useShellData();
  if (studios.length === 0) return null;
  return (
    <nav className="ftr__line" aria-label={t('studios')}>
      {studios.slice(0, shownStudios).map(({ slug, title }) => (
        <a key={slug} href={paths.producer(slug)}>
          {title}
        </a>
      ))}
    </nav>
  );
}
