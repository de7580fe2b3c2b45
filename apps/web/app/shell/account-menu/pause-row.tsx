import { PauseIcon } from '@liftoff/ui/icons';
import { MenuRowButton } from '@liftoff/ui/menu-row-button';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { retriedPart } from '../../shared/parts/retried-part.ts';

const PausePlay = retriedPart(() => import('../../shared/player/limits/pause-play.tsx'));

/** The pause of 24 hours in the player's menus, on every page: one press begins it [C16]. */
export function PauseRow() {
  const t = useTranslations('player.pause');
  const [pausing, setPausing] = useState(false);
  return (
    <>
      <MenuRowButton title={t('hint')} aria-haspopup="dialog" onClick={() => setPausing(true)}>
        <PauseIcon />
        {t('button')}
      </MenuRowButton>
      <Suspense>{pausing && <PausePlay onClose={() => setPausing(false)} />}</Suspense>
    </>
  );
}
