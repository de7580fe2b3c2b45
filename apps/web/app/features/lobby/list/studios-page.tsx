import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/site/page-head.tsx';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { StudioMark } from '../rows/studio-mark.tsx';

/** All studios, sorted by name, each with its number of games. */
export function StudiosPage() {
  const t = useTranslations('lobby.studio');
  const list = useTranslations('lobby.list');
  const paths = usePaths();
  const { studios } = useShellData();
  const byName = studios.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  const text = t('allText', { count: studios.length });
  return (
    <>
      <PageHead title={t('allTitle')} description={() => text} />
      <div className="list__header">
        <div>
          <h1 className="heading-1">{t('allTitle')}</h1>
          <p className="small text-secondary margin-top-1">{text}</p>
        </div>
      </div>
      <ul className="studios">
        {byName.map(studio => (
          <li key={studio.id}>
            <a className="brand studios__item" href={paths.producer(studio.slug)}>
              <StudioMark id={studio.id} />
              <span className="grow ellipsis">{studio.title}</span>
              <span className="caption text-muted numeric">{list('games', { count: studio.games_count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
