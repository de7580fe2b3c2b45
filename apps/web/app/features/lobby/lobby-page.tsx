import { Card } from '@liftoff/ui/card';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { firstInteraction } from '../../shared/parts/first-interaction.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useSite } from '../../shared/site/site.ts';
import { siteFacts } from '../../shared/site/structured-data.tsx';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { useShellData } from '../../shared/site/shell-data.ts';
import { BannerCarousel } from './banner/banner-carousel.tsx';
import type { LobbyData } from './load-lobby.server.ts';
import { useBanners } from './banner/use-banners.ts';
import { part } from '../../shared/parts/part.tsx';

const loadRows = () => import('./rows/lobby-rows.tsx');
/** A guest's rows are plain links; their script is loaded on the first interaction. */
const WaitingRows = part(() => firstInteraction().then(loadRows));
const emptyDeck = <Card as="aside" className="deck" />;
const WaitingJoinCard = part(() => firstInteraction().then(() => import('./rows/join-card.tsx')), {
  fallback: emptyDeck,
});
/** A player's rows are hydrated immediately, because their hearts show the player's favourites. */
const LiveRows = part(loadRows);
const GamesFailed = part(() => import('./list/games-failed.tsx'));
const PlayerCarousel = part(() => import('./signed-in/player-carousel.tsx'), { fallback: <div className="banner" /> });
const TodayStrip = part(() => import('./signed-in/today-strip.tsx'));
/** Only loaded if the operator has a promo banner. */
const PromoStrip = part(() => import('./banner/promo-strip.tsx'));
const PlayerDeck = part(() => import('./signed-in/player-deck.tsx'), { fallback: emptyDeck });

/**
 * The main lobby: banners with a card next to them, categories, rows, jackpots and studios. `hidden` keeps the page
 * out of search engines.
 */
export function LobbyPage({ data, hidden = false }: { data: LobbyData; hidden?: boolean }) {
  const t = useTranslations('lobby');
  const { brand, gamesCount, studios } = useShellData();
  const site = useSite();
  const player = usePlayerSeed();
  const { revalidate } = useRevalidator();
  const Rows = player ? LiveRows : WaitingRows;
  return (
    <>
      <PageHead
        title={t('title')}
        hidden={hidden}
        description={() => t('description', { count: gamesCount, studios: studios.length })}
        preview={import.meta.env.SSR ? { facts: () => siteFacts(site, brand.name) } : undefined}
      />
      {player && <TodayStrip player={player} />}
      {data.strip && <PromoStrip key={data.strip.id} banner={data.strip} excludedTags={data.excludedTags} />}
      <div className="hero">
        {player ? <PlayerCarousel data={data} player={player} /> : <GuestCarousel data={data} />}
        {player ? <PlayerDeck player={player} /> : <WaitingJoinCard />}
      </div>
      <div className="rows">
        {data.failed && <GamesFailed onRetry={() => void revalidate()} />}
        <Rows data={data} />
      </div>
    </>
  );
}

function GuestCarousel({ data }: { data: LobbyData }) {
  return <BannerCarousel banners={useBanners(data)} />;
}
