import { useTranslations } from 'use-intl';
import { usePaths } from '../site/site.ts';
import { useBrand } from '../site/shell-data.ts';

/** The logo, which links to the lobby [SHELL-020]. An operator can replace the logo [CALL-009]. */
export function Logo() {
  const t = useTranslations('shell');
  const paths = usePaths();
  const { name, logo } = useBrand();
  const brand = logo?.title ?? name;
  return (
    <a className="logo" href={paths.lobby()} aria-label={t('home', { brand })}>
      <Mark />
      <span>{brand}</span>
    </a>
  );
}

/** Only the brand's mark, sized by its parent. */
export function Mark({ className }: { className?: string }) {
  const image = useBrand().logo?.image;
  if (image) return <img className={className} src={image} width={30} height={30} alt="" />;
  return (
    <svg className={className} viewBox="0 0 26 30" aria-hidden="true">
      <path d="M13 0 25 20 13 15.2 1 20Z" fill="var(--color-text)" />
      <path d="M13 0 25 20 13 15.2Zm0 18.4 2.6 3.2-2.6 3.2-2.6-3.2Z" fill="var(--color-brand)" />
      <path d="m13 25.6 1.7 2.1-1.7 2.1-1.7-2.1Z" fill="var(--color-brand)" opacity=".6" />
    </svg>
  );
}
