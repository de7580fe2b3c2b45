import { PauseIcon } from '@liftoff/ui/icons';
import { MenuRowButton } from '@liftoff/ui/menu-row-button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../../shared/parts/part.tsx';

const PausePlay = part(() => import('../../shared/player/limits/pause-play.tsx'));

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
      {pausing && <PausePlay onClose={() => setPausing(false)} />}
    </>
  );
}
