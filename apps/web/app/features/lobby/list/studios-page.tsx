import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/site/page-head.tsx';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { GamePicture } from '../rows/game-picture.tsx';
import { StudioWordmark } from '../rows/studio-wordmark.tsx';

/**
 * All studios, sorted by name, each with its wordmark, the pictures of three of its games and its number of games.
 * `covers` maps the ids of studios to the slugs of these games.
 */
export function StudiosPage({ covers }: { covers: Readonly<Record<string, readonly string[]>> }) {
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
            <a className="studios__item" href={paths.producer(studio.slug)} data-theme="dark">
              <StudioWordmark id={studio.id} title={studio.title} />
              <span className="studios__covers" aria-hidden="true">
                {covers[studio.id]?.map(slug => (
                  <GamePicture key={slug} preview={`/pictures/poster/${slug}`} layout="grid" early={false} />
                ))}
              </span>
              <span className="caption text-secondary numeric">{list('games', { count: studio.games_count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
