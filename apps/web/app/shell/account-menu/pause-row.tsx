import { PauseIcon } from '@liftoff/ui/icons';
import { MenuRowButton } from '@liftoff/ui/menu-row-button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../../shared/parts/part.tsx';

const PausePlay = part(() => import('../../shared/player/limits/pause-play.tsx'));

/** The menu entry for the 24-hour pause, available on every page. A single click starts the pause [C16]. */
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
