import type { Paths } from '../../shared/site/address/paths.ts';
import { gameImage, type PagePreview } from '../../shared/site/structured-data.tsx';
import type { PlayData } from './play-data.ts';

/** Structured data about a game for search engines. Unknown facts are left out. */
export function gamePreview({ game, studio }: PlayData, paths: Paths): PagePreview {
  const path = paths.play(game.provider, game.slug);
  const image = gameImage(game.slug);
  return {
    image,
    trail: [...(studio ? [{ name: studio, path: paths.producer(game.provider) }] : []), { name: game.title, path }],
    facts: origin => [
      {
        '@type': 'VideoGame',
        name: game.title,
        url: origin + path,
        image: origin + image.path,
        gamePlatform: 'Web browser',
        ...(studio ? { publisher: { '@type': 'Organization', name: studio } } : {}),
      },
    ],
  };
}
