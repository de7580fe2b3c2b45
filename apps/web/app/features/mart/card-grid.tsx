import type { CompCard, CompType } from '@liftoff/contract/points-entities';
import type { RewardType } from '@liftoff/contract/reward';
import { affordableCount, shortfall } from '@liftoff/rules/points/exchange-points';
import { Badge, type BadgeTone } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { Skeleton } from '@liftoff/ui/skeleton';
import { useFormatter, useTranslations } from 'use-intl';
import { Coin } from '../../shared/points/coin.tsx';
import { useRewardWords } from '../../shared/points/reward-words.ts';
import { RewardPicture } from '../../shared/points/reward-picture.tsx';

const rewards = {
  money: 'money',
  freespins: 'freespins',
  lootboxes: 'box',
  lotteries: 'tickets',
} as const satisfies Record<CompType, RewardType>;

const labelTones: Readonly<Record<NonNullable<CompCard['promo']>['type'], BadgeTone>> = {
  popular: 'neutral',
  new: 'brand',
  vip: 'reward',
};

/** What a card opens: its details, or the exchange. */
export type CardView = 'card' | 'exchange';

export function CardPicture({ card }: { card: CompCard }) {
  return (
    <div className="mart-card__picture">
      {card.promo && (
        <Badge tone={labelTones[card.promo.type]} className="mart-card__label">
          {card.promo.text}
        </Badge>
      )}
      <RewardPicture type={rewards[card.type]} size={170} />
    </div>
  );
}

interface CardGridProps {
  readonly cards: readonly CompCard[];
  /** The player's points; `null` for a guest, and while they are unknown. */
  readonly points: number | null;
  readonly onOpen: (card: CompCard, view: CardView) => void;
}

/** The cards of the shop. The name of a card opens its details, and its button the exchange [PSHOP-002]. */
export function CardGrid({ cards, points, onOpen }: CardGridProps) {
  return (
    <ul className="mart-grid">
      {cards.map(card => (
        <li key={card.group}>
          <MartCard card={card} points={points} onOpen={view => onOpen(card, view)} />
        </li>
      ))}
    </ul>
  );
}

function MartCard({
  card,
  points,
  onOpen,
}: {
  card: CompCard;
  points: number | null;
  onOpen: (view: CardView) => void;
}) {
  const t = useTranslations('points.card');
  const format = useFormatter();
  const words = useRewardWords();
  const title = words.ofCard(card);
  const isShort = points !== null && affordableCount(points, card.points) === 0;
  return (
    <article className={isShort ? 'mart-card mart-card--short' : 'mart-card'}>
      <CardPicture card={card} />
      <div className="mart-card__body">
        <h2 className="title">
          <button type="button" className="mart-card__open" onClick={() => onOpen('card')}>
            {title}
          </button>
        </h2>
        <p className="caption text-muted">
          {card.type === 'money' ? t('toBalance') : card.type === 'lootboxes' ? t('chancesListed') : card.games[0]}
        </p>
        <p className="caption text-secondary margin-top-2">{words.wager(card)}</p>
        <div className="mart-card__foot">
          <span className="mart-card__price numeric">
            <Coin />
            <span>
              {format.number(card.points)}
              <span className="visually-hidden"> {t('points', { count: card.points })}</span>
            </span>
          </span>
          {isShort ? (
            <span className="caption text-muted numeric">
              {t('missing', { count: shortfall(points, card.points) })}
            </span>
          ) : (
            <Button
              variant="soft"
              size="s"
              className="mart-card__exchange"
              onClick={() => onOpen('exchange')}
              aria-label={t('exchangeOf', { title })}
            >
              {t('exchange')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

/** Five placeholders while the cards load [PSHOP-003]. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <div className="mart-grid" role="status" aria-label={label}>
      {Array.from({ length: 5 }, (_, n) => (
        <Skeleton key={n} height={306} radius={20} />
      ))}
    </div>
  );
}
