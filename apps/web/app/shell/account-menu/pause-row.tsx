import { PauseIcon } from '@liftoff/ui/icons';
import { MenuRowButton } from '@liftoff/ui/menu-row-button';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { retriedPart } from '../../shared/retried-part.ts';

const PausePlay = retriedPart(() => import('../../shared/player/pause-play.tsx'));

/** The pause of 24 hours in the player's menus: on every page [C16]. */
export function PauseRow() {
  const t = useTranslations('player.pause');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <MenuRowButton aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <PauseIcon />
        {t('button')}
      </MenuRowButton>
      <Suspense>{asking && <PausePlay onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
