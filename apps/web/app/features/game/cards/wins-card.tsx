import { Card } from '@liftoff/ui/card';
import { ListRow } from '@liftoff/ui/list-row';
import { useTranslations } from 'use-intl';
import type { LatestWin } from '../play-data.ts';

/** The latest wins on the site, with shortened nicknames. */
export function WinsCard({ wins }: { wins: readonly LatestWin[] }) {
  const t = useTranslations('game.wins');
  if (wins.length === 0) return null;
  return (
    <Card>
      <h2 className="heading-3">{t('title')}</h2>
      <ul className="margin-top-1">
        {wins.map((win, index) => (
          <ListRow key={`${win.picture} ${index}`}>
            <SquarePicture slug={win.picture} />
            <span className="grow">
              <b className="small wins__name">{win.nickname}</b>
              <span className="caption text-muted">{win.game}</span>
            </span>
            <b className="numeric small">{win.win}</b>
          </ListRow>
        ))}
      </ul>
    </Card>
  );
}

/** A game's square picture, for small spaces. */
export function SquarePicture({ slug }: { slug: string }) {
  return (
    <span className="square">
      <img
        src={`/pictures/square/${slug}-96.webp`}
        srcSet={`/pictures/square/${slug}-96.webp 2x, /pictures/square/${slug}-192.webp 4x`}
        width={44}
        height={44}
        alt=""
        loading="lazy"
      />
    </span>
  );
}
