import { Button } from '@liftoff/ui/button';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/site/page-head.tsx';
import { useReloadForGroups } from '../../../shared/player/use-reload-for-groups.ts';
import { sceneImage } from '../../../shared/site/structured-data.tsx';
import { SingleBanner } from '../banner/banner-slide.tsx';
import PromoStrip from '../banner/promo-strip.tsx';
import { useIsExcluded } from '../banner/use-banners.ts';
import { useLiveJackpots } from '../live/use-live-jackpots.ts';
import { JackpotFacts } from './jackpot-facts.tsx';
import { JackpotSlider } from './jackpot-slider.tsx';
import type { JackpotsData } from './load-jackpots.server.ts';
import { useJackpotWins } from './use-jackpot-wins.ts';
import { WinnersCard } from './winners-card.tsx';
import './jackpots.css';

/** All jackpots with their amounts, odds and winners. */
export function JackpotsPage({ data }: { data: JackpotsData }) {
  const { jackpots, wins: loaded } = data;
  const t = useTranslations('jackpots');
  const { revalidate } = useRevalidator();
  const wins = useJackpotWins(loaded);
  useLiveJackpots();
  useReloadForGroups();
  return (
    <div className="jackpots">
      <PageHead
        title={t('title')}
        description={() => t('description')}
        preview={import.meta.env.SSR ? { image: sceneImage('jackpot') } : undefined}
      />
      <h1 className="heading-1">{t('title')}</h1>
      <p className="text-secondary margin-top-2 jackpots__text">{t('text')}</p>
      {jackpots === null && (
        <ErrorState
          section
          headingLevel={2}
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void revalidate()}>{t('retry')}</Button>}
        />
      )}
      {jackpots?.length === 0 && (
        <EmptyState section headingLevel={2} title={t('noJackpots')} text={t('noJackpotsText')} />
      )}
      {jackpots !== null && jackpots.length > 0 && <JackpotSlider jackpots={jackpots} wins={wins} />}
      <Banners data={data} />
      <div className="jackpots__columns">
        <WinnersCard wins={wins} jackpots={jackpots ?? []} />
        <JackpotFacts />
      </div>
    </div>
  );
}

/** The operator's banners of this location, in their order. */
function Banners({ data: { banners, strip, excludedTags } }: { data: JackpotsData }) {
  const isExcluded = useIsExcluded(excludedTags);
  if (isExcluded) return null;
  return (
    <>
      {strip && <PromoStrip key={strip.id} banner={strip} excludedTags={undefined} />}
      {banners.map(banner => (
        <div className="margin-top-6" key={banner.id}>
          <SingleBanner banner={banner} />
        </div>
      ))}
    </>
  );
}
