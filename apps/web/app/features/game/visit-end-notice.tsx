import { IconButton } from '@liftoff/ui/icon-button';
import { XIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import '@liftoff/ui/styles/notice.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VisitEnd } from '../../shared/player/visit-end-watch.tsx';

/**
 * Says over the game that a session limit is about to end the visit [C10]: part of the stage, so that it is seen in full
 * screen and on a low screen as well, and above the game's controls, which it never covers.
 */
export default function VisitEndNotice({ playerId }: { playerId: number }) {
  const t = useTranslations('player.toast');
  const [read, setRead] = useState(false);
  return (
    !read && (
      <VisitEnd playerId={playerId}>
        {left => (
          <Notice
            tone="warn"
            role="status"
            className="gf__note"
            action={<IconButton icon={XIcon} label={t('dismiss')} onClick={() => setRead(true)} />}
          >
            {t('visitLeft', { minutes: left })}
          </Notice>
        )}
      </VisitEnd>
    )
  );
}
