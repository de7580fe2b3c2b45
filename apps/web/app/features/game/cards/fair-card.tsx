import { Card } from '@liftoff/ui/card';
import { FingerprintIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';

/** Explains where a round can be verified: in the game frame, which holds the seeds and shows them in full [C33]. */
export function FairCard() {
  const t = useTranslations('game.fair');
  return (
    <Card>
      <div className="row g3">
        <span className="fair__i">
          <FingerprintIcon />
        </span>
        <div className="grow">
          <h2 className="title">{t('title')}</h2>
          <p className="cap t3">{t('text')}</p>
        </div>
      </div>
    </Card>
  );
}
