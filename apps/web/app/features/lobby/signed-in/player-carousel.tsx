import { useTranslations } from 'use-intl';
import { useAge } from '../../../shared/parts/trust-line.tsx';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { activeAccount, type PlayerSeed } from '../../../shared/player/player.ts';
import { useReloadForGroups } from '../../../shared/player/use-reload-for-groups.ts';
import { playerName } from '../../../shared/player/player-name.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { BannerCarousel } from '../banner/banner-carousel.tsx';
import type { Banner } from '../banner/banner.ts';
import { gameScenery } from '../banner/game-scenery.ts';
import { useBanners } from '../banner/use-banners.ts';
import type { LobbyData } from '../load-lobby.server.ts';

interface PlayerCarouselProps {
  data: LobbyData;
  player: PlayerSeed;
}

/**
 * The banners for a player. The operator's banners come first; otherwise the first slide is about this player. They
 * follow the player's groups at once.
 */
export default function PlayerCarousel({ data, player }: PlayerCarouselProps) {
  useReloadForGroups();
  const first = usePlayerBanner(data, player);
  return <BannerCarousel banners={useBanners(data, first)} />;
}

/**
 * The slide about this player: the game played last, or the highest jackpot for a player who has not played yet. `null`
 * if there is neither.
 */
function usePlayerBanner({ recent, jackpots }: LobbyData, player: PlayerSeed): Banner | null {
  const t = useTranslations('player.hero');
  const lobby = useTranslations('lobby.banner');
  const paths = usePaths();
  const money = useMoneyText();
  const age = useAge();
  const account = activeAccount(player.accounts);
  const text = account && { text: t('balance', { amount: money.total(account) }) };
  const name = playerName(player.user);
  const game = recent.find(({ soon }) => !soon);
  if (game)
    return {
      id: 'last-game',
      ...gameScenery(game),
      eyebrow: t('back', { name }),
      title: game.title,
      ...text,
      action: { label: t('continue'), href: paths.play(game.provider, game.slug) },
      second: { label: lobby('welcome.second'), href: paths.pokies() },
      terms: lobby('welcome.terms', { age }),
    };
  const [top] = jackpots?.levels ?? [];
  if (!top) return null;
  return {
    id: 'jackpots',
    picture: '/pictures/scene/jackpot',
    eyebrow: t('hello', { name }),
    title: t('jackpot', { level: top.name, amount: top.amount }),
    ...text,
    action: { label: lobby('jackpots.action'), href: paths.category('jackpots') },
    second: { label: lobby('welcome.second'), href: paths.pokies() },
    terms: lobby('jackpots.terms', { age }),
  };
}
