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
      <h2 className="h3">{t('title')}</h2>
      <ul className="col g3 mt3 small t2">
        {steps.map(step => {
          const Icon = icons[engine][step];
          return (
            <li className="row g3 how__row" key={step}>
              <Icon />
              <span>{t(`${engine}.${step}`)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
