import type { CompCard } from '@liftoff/contract/points-entities';
import { affordableCount } from '@liftoff/rules/points/exchange-points';
import { Button } from '@liftoff/ui/button';
import { Notice } from '@liftoff/ui/notice';
import { Stepper } from '@liftoff/ui/stepper';
import '@liftoff/ui/styles/stepper.css';
import { useFormatter, useTranslations } from 'use-intl';
import { Coin } from '../../shared/points/coin.tsx';
import { CardPicture } from './card-grid.tsx';
import { Conditions, Shortfall } from './card-details.tsx';

/** What is about to be exchanged. `points` is the player's balance. */
export interface Order {
  readonly card: CompCard;
  readonly quantity: number;
  readonly points: number;
  /** The tickets that the player can still hold; `null` if nothing but the points limits the quantity. */
  readonly left: number | null;
  readonly isSending: boolean;
}

/** The conditions of the exchange, and a choice of quantity if the points buy more than one [PSHOP-005] [PSHOP-028]. */
export function ExchangeBody({
  card,
  quantity,
  points,
  left,
  isChanged,
  onQuantity,
}: Order & { isChanged: boolean; onQuantity: (quantity: number) => void }) {
  const t = useTranslations('points.exchange');
  const count = affordableCount(points, card.points);
  // A box is exchanged one at a time.
  const max = card.type === 'lootboxes' ? Math.min(1, count) : Math.min(left ?? count, count);
  return (
    <div className="mart-popup">
      {isChanged && (
        <Notice tone="warn" role="alert">
          {t('changed')}
        </Notice>
      )}
      <CardPicture card={card} />
      {count === 0 && <Shortfall card={card} points={points} />}
      <Conditions card={card} quantity={quantity} />
      {max > 1 && (
        <div className="mart-popup__quantity">
          <div>
            <b className="title">{t('quantity')}</b>
            <p className="caption text-muted">{t(max < count ? 'ticketsLeft' : 'upTo', { count: max })}</p>
          </div>
          <Stepper
            label={t('quantity')}
            lessLabel={t('less')}
            moreLabel={t('more')}
            value={quantity}
            min={1}
            max={max}
            onChange={onQuantity}
          />
        </div>
      )}
    </div>
  );
}

export function ExchangeFooter({ card, quantity, points, isSending, onExchange }: Order & { onExchange: () => void }) {
  const t = useTranslations('points.exchange');
  const format = useFormatter();
  const price = card.points * quantity;
  return (
    <>
      <p className="small mart-popup__after">
        <span className="text-secondary">{t('after')}</span>
        <span className="numeric">
          <span className="visually-hidden">{t('from', { before: format.number(points) })}</span>
          <s className="text-muted" aria-hidden="true">
            {format.number(points)}
          </s>
          <span aria-hidden="true"> → </span>
          <b>{format.number(points - price)}</b>
        </span>
      </p>
      <Button size="l" variant="primary" block pending={isSending} onClick={onExchange}>
        <Coin />
        {t('submit', { points: format.number(price) })}
      </Button>
    </>
  );
}
