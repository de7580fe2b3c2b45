import type { CompCard } from '@liftoff/contract/points-entities';
import { canRedeem, cardsIn, shopTabs, type ShopTab } from '@liftoff/rules/points/exchange-points';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { Chip, ChipLink, ChipNav } from '@liftoff/ui/chip';
import { BanknoteIcon, CheckIcon, RefreshCwIcon, SparklesIcon } from '@liftoff/ui/icons';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../../shared/parts/part.tsx';
import { usePlayerSeed, type PlayerSeed } from '../../shared/player/player.ts';
import { usePoints } from '../../shared/points/points-query.ts';
import { usePaths } from '../../shared/site/site.ts';
import { CardGrid, CardSkeletons, type CardView } from './card-grid.tsx';
import { useCards, type CardsState } from './use-cards.ts';
import './mart.css';

const MartDialog = part(() => import('./mart-dialog.tsx'));
const PointsPanel = part(() => import('./points-panel.tsx'), { optional: 'points panel' });

interface MartPageProps {
  /** The cards as the server loaded them; `null` if it could not. */
  readonly cards: CompCard[] | null;
  readonly tab: ShopTab;
}

/** The points shop: what points buy, for players and for guests [PROUTE-019] [PSHOP-001]. */
export function MartPage(props: MartPageProps) {
  const player = usePlayerSeed();
  return player === null ? <GuestMart {...props} /> : <PlayerMart {...props} player={player} />;
}

function PlayerMart({ player, ...props }: MartPageProps & { player: PlayerSeed }) {
  const points = usePoints(player.user.id);
  const list = useCards(props.cards);
  return (
    <Mart
      {...props}
      list={list}
      points={points?.chargeable.points ?? null}
      player={player}
      panel={<PointsPanel player={player} points={points} cards={Array.isArray(list.cards) ? list.cards : []} />}
    />
  );
}

function GuestMart(props: MartPageProps) {
  const t = useTranslations('points.mart');
  const paths = usePaths();
  const panel = (
    <Card className="mart-panel" aria-labelledby="mart-guest">
      <div>
        <h2 className="title" id="mart-guest">
          {t('guestTitle')}
        </h2>
        <p className="small text-secondary margin-top-2">{t('guestText')}</p>
      </div>
      <ButtonLink variant="primary" href={paths.signUp(paths.rocketMart(props.tab))}>
        {t('register')}
      </ButtonLink>
    </Card>
  );
  return <Mart {...props} list={useCards(props.cards)} points={null} player={null} panel={panel} />;
}

interface MartProps extends MartPageProps {
  readonly list: ReturnType<typeof useCards>;
  readonly points: number | null;
  readonly player: PlayerSeed | null;
  readonly panel: ReactNode;
}

function Mart({ tab, list, points, player, panel }: MartProps) {
  const t = useTranslations('points.mart');
  const [onlyAffordable, setOnlyAffordable] = useState(false);
  const [opened, setOpened] = useState<{ card: CompCard; view: CardView } | null>(null);
  // Tabs of an empty shop lead nowhere, and would name rewards where none may be shown.
  const hasCards = !Array.isArray(list.cards) || list.cards.length > 0;
  return (
    <>
      <div className="mart-top">
        <section className="banner mart-banner" data-theme="dark">
          <img
            src="/pictures/scene/mart-1200.webp"
            srcSet="/pictures/scene/mart-640.webp 640w, /pictures/scene/mart-1200.webp 1200w"
            sizes="(min-width: 1024px) 968px, 100vw"
            alt=""
            width={1200}
            height={520}
          />
          <div className="mart-banner__words">
            <span className="eyebrow mart-banner__eyebrow">{t('name')}</span>
            <h1 className="display">{t('title')}</h1>
            <p className="text-secondary">{t('lead')}</p>
          </div>
        </section>
        {panel}
      </div>
      {hasCards && (
        <Tabs tab={tab} count={Array.isArray(list.cards) ? list.cards.length : null}>
          {points !== null && (
            <Chip icon={CheckIcon} selected={onlyAffordable} onClick={() => setOnlyAffordable(!onlyAffordable)}>
              {t('affordable')}
            </Chip>
          )}
        </Tabs>
      )}
      <Cards
        cards={list.cards}
        tab={tab}
        points={points}
        onlyAffordable={onlyAffordable && points !== null}
        onShowAll={() => setOnlyAffordable(false)}
        onAgain={list.again}
        onOpen={(card, view) => setOpened({ card, view })}
      />
      {opened && (
        <MartDialog
          key={`${opened.card.group} ${opened.view}`}
          opened={opened}
          player={player}
          points={points}
          onChanged={list.replace}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const tabIcons = { freespins: RefreshCwIcon, money: BanknoteIcon, special: SparklesIcon };

function Tabs({ tab, count, children }: { tab: ShopTab; count: number | null; children: ReactNode }) {
  const t = useTranslations('points.mart.tabs');
  const paths = usePaths();
  return (
    <div className="mart-tabs">
      <ChipNav className="mart-tabs__links" aria-label={t('label')}>
        {shopTabs.map(name => (
          <ChipLink
            key={name}
            href={paths.rocketMart(name)}
            aria-current={name === tab ? 'page' : undefined}
            icon={name === 'all' ? undefined : tabIcons[name]}
          >
            {t(name)}
            {name === 'all' && count !== null && <span className="numeric"> {count}</span>}
          </ChipLink>
        ))}
      </ChipNav>
      {children}
    </div>
  );
}

interface CardsProps {
  readonly cards: CardsState;
  readonly tab: ShopTab;
  readonly points: number | null;
  readonly onlyAffordable: boolean;
  readonly onShowAll: () => void;
  readonly onAgain: () => void;
  readonly onOpen: (card: CompCard, view: CardView) => void;
}

function Cards({ cards, tab, points, onlyAffordable, onShowAll, onAgain, onOpen }: CardsProps) {
  const t = useTranslations('points.mart');
  if (cards === 'loading') return <CardSkeletons label={t('loading')} />;
  if (cards === 'failed') {
    const again = <Button onClick={onAgain}>{t('again')}</Button>;
    return <ErrorState title={t('failed')} text={t('failedText')} action={again} headingLevel={2} />;
  }
  const ofTab = cardsIn(tab, cards);
  const shown = onlyAffordable ? ofTab.filter(card => canRedeem({ points }, card.points)) : ofTab;
  if (shown.length > 0) return <CardGrid cards={shown} points={points} onOpen={onOpen} />;
  if (ofTab.length === 0) return <EmptyState title={t('none')} text={t('noneText')} headingLevel={2} />;
  return (
    <EmptyState
      title={t('noneAffordable')}
      text={t('noneAffordableText')}
      headingLevel={2}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  );
}
