import type { Engine } from '@liftoff/contract/game/game';
import { Card } from '@liftoff/ui/card';
import type { IconComponent } from '@liftoff/ui/icon';
import {
  ArrowDownToLineIcon,
  CherryIcon,
  CoinsIcon,
  InfoIcon,
  ReceiptIcon,
  RocketIcon,
  TargetIcon,
} from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';

const icons: Record<Engine, { one: IconComponent; two: IconComponent; three: IconComponent }> = {
  slot: { one: CherryIcon, two: ReceiptIcon, three: InfoIcon },
  crash: { one: RocketIcon, two: ArrowDownToLineIcon, three: InfoIcon },
  roulette: { one: CoinsIcon, two: TargetIcon, three: InfoIcon },
};

const steps = ['one', 'two', 'three'] as const;

/** The rules of the game engine in three sentences. */
export function HowCard({ engine }: { engine: Engine }) {
  const t = useTranslations('game.how');
  return (
    <Card>
      <h2 className="heading-3">{t('title')}</h2>
      <ul className="column gap-3 margin-top-3 small text-secondary">
        {steps.map(step => {
          const Icon = icons[engine][step];
          return (
            <li className="row gap-3 how-card__row" key={step}>
              <Icon />
              <span>{t(`${engine}.${step}`)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
