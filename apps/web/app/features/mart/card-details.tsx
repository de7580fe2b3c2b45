import type { CompCard } from '@liftoff/contract/points-entities';
import { affordableCount, canRedeem, shortfall } from '@liftoff/rules/points/exchange-points';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Notice } from '@liftoff/ui/notice';
import { Track } from '@liftoff/ui/track';
import '@liftoff/ui/styles/notice.css';
import '@liftoff/ui/styles/track.css';
import { useFormatter, useTranslations } from 'use-intl';
import { Coin } from '../../shared/points/coin.tsx';
import { useRewardWords } from '../../shared/points/reward-words.ts';
import { usePaths } from '../../shared/site/site.ts';
import { CardPicture } from './card-grid.tsx';

/** The details of a card with its price and conditions, and how many points are missing [PSHOP-004] [PSHOP-030]. */
export function CardDetails({ card, points }: { card: CompCard; points: number | null }) {
  const t = useTranslations('points.exchange');
  const format = useFormatter();
  const count = points === null ? 0 : affordableCount(points, card.points);
  return (
    <div className="mart-popup">
      <CardPicture card={card} />
      <p className="mart-card__price numeric">
        <Coin size={24} />
        {format.number(card.points)}
      </p>
      {points !== null && count === 0 && <Shortfall card={card} points={points} />}
      <Conditions card={card} quantity={1}>
        {points !== null && count > 0 && (
          <KeyValue name={t('canAfford')}>{t('canAffordText', { count, points: format.number(points) })}</KeyValue>
        )}
      </Conditions>
    </div>
  );
}

/** How many points are missing, in a bar and in words [PSHOP-017]. */
export function Shortfall({ card, points }: { card: CompCard; points: number }) {
  const t = useTranslations('points');
  const format = useFormatter();
  const missing = shortfall(points, card.points);
  const progress = t('mart.progress', { points: format.number(points), needed: format.number(card.points) });
  return (
    <>
      <div>
        <Track label={t('mart.yours')} percent={(points * 100) / card.points} valueText={progress} tone="plain" />
        <p className="row between caption numeric margin-top-2">
          <span className="text-muted">{progress}</span>
          <b>{t('card.missing', { count: missing })}</b>
        </p>
      </div>
      <Notice role="status">
        {t('exchange.shortfall', {
          points: format.number(points),
          cost: format.number(card.points),
          missing: format.number(missing),
        })}
      </Notice>
    </>
  );
}

/** The conditions of a card: wagering, what it gives, and the games that it is for [PSHOP-005]. */
export function Conditions({
  card,
  quantity,
  children,
}: {
  card: CompCard;
  quantity: number;
  children?: React.ReactNode;
}) {
  const t = useTranslations('points.exchange');
  const words = useRewardWords();
  const paths = usePaths();
  return (
    <KeyValues well>
      <KeyValue name={t('wagering')}>
        {card.wager === null || card.wager === 0 ? t('none') : t('wagerTimes', { wager: card.wager })}
      </KeyValue>
      <KeyValue name={t('youGet')}>{words.ofCard(card, quantity)}</KeyValue>
      {card.games.length > 0 && (
        <KeyValue name={t(card.type === 'lotteries' ? 'lottery' : 'games')}>{card.games.join(', ')}</KeyValue>
      )}
      {card.type === 'lootboxes' && (
        <KeyValue name={t('prizes')}>
          <a className="link" href={paths.boxChances()}>
            {t('chances')}
          </a>
        </KeyValue>
      )}
      {children}
    </KeyValues>
  );
}

interface DetailsFooterProps {
  readonly card: CompCard;
  readonly points: number | null;
  readonly isGuest?: boolean;
  readonly onExchange: (() => void) | null;
  readonly onClose: () => void;
}

/**
 * The buttons below a card. A guest can register, and a player can exchange. A player with too few points gets links to
 * the games and to the shop instead [PSHOP-018] [PSHOP-019] [PSHOP-020].
 */
export function DetailsFooter({ card, points, isGuest = false, onExchange, onClose }: DetailsFooterProps) {
  const t = useTranslations('points.exchange');
  const format = useFormatter();
  const paths = usePaths();
  if (isGuest) {
    return (
      <>
        <p className="small text-secondary">{t('guest')}</p>
        <div className="mart-popup__buttons margin-top-3">
          <Button size="l" onClick={onClose}>
            {t('close')}
          </Button>
          <ButtonLink size="l" variant="primary" href={paths.signUp(paths.rocketMart())}>
            {t('register')}
          </ButtonLink>
        </div>
      </>
    );
  }
  if (points === null) return <p className="small text-secondary">{t('balance')}</p>;
  if (!canRedeem({ points }, card.points)) {
    return (
      <div className="mart-popup__buttons">
        <Button size="l" onClick={onClose}>
          {t('shop')}
        </Button>
        <ButtonLink size="l" href={paths.lobby()}>
          {t('play')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="mart-popup__buttons">
      <Button size="l" onClick={onClose}>
        {t('close')}
      </Button>
      <Button size="l" variant="primary" onClick={onExchange ?? undefined}>
        {t('submit', { points: format.number(card.points) })}
      </Button>
    </div>
  );
}
