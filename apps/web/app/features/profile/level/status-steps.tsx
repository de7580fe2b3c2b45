import { statusLadder, statusPosition } from '@liftoff/rules/vip/status-ladder';
import { Card } from '@liftoff/ui/card';
import { useTranslations } from 'use-intl';
import { Emblem } from './emblem.tsx';

/** All statuses from lowest to highest, with the player's status marked. */
export function StatusSteps({ own }: { own: number }) {
  const t = useTranslations('profile.level');
  return (
    <Card as="div" className="mt4">
      <ol className="lv-st" aria-label={t('statuses')}>
        {statusLadder.map(({ id, name }, place) => {
          const position = statusPosition(place, own);
          return (
            <li key={id} className={`lv-st--${position}`} aria-current={position === 'current' ? 'step' : undefined}>
              <Emblem status={id} size={40} />
              <b>{name}</b>
              <span className="vh">{t(`positions.${position}`)}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
