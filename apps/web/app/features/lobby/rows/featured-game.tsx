import { Section } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';
import { useAge } from '../../../shared/parts/trust-line.tsx';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { SingleBanner } from '../banner/banner-slide.tsx';
import type { Banner } from '../banner/banner.ts';
import { gameScenery } from '../banner/game-scenery.ts';
import type { TileGame } from '../tile-game.ts';

/** A new game over its own scenery, in the full width of the lobby. Guests get its demo. */
export function FeaturedGame({ game }: { game: TileGame }) {
  const t = useTranslations('lobby');
  const paths = usePaths();
  const isPlayer = usePlayerSeed() !== null;
  const age = useAge();
  const { slug, provider, title, studio } = game;
  const action = isPlayer
    ? { label: t('featured.play'), href: paths.play(provider, slug) }
    : { label: t('tile.demo'), href: paths.play(provider, slug, 'demo') };
  const banner: Banner = {
    id: 'featured',
    ...gameScenery(game),
    eyebrow: t('tile.badge.new'),
    title,
    text: studio,
    ...(isPlayer || game.demo ? { action } : {}),
    second: { label: t('featured.all'), href: paths.category('new') },
    terms: t('banner.welcome.terms', { age }),
  };
  return (
    <Section className="lobby__featured">
      <SingleBanner banner={banner} />
    </Section>
  );
}
