import { IconButton } from '@liftoff/ui/icon-button';
import { XIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import '@liftoff/ui/styles/notice.css';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSessionDeadline } from '../../shared/player/session/session-deadline.ts';
import { SessionEndText } from '../../shared/player/session/session-end.tsx';
import { VisitEnd } from '../../shared/player/session/visit-end-watch.tsx';

/**
 * Announces over the game that a session limit [C10] or the end of the session [C43] is about to end the visit. The
 * notice is part of the game area, so that it is also visible in full screen and on a low screen. It is at the top,
 * where it never covers the game's controls.
 */
export default function VisitEndNotice({ playerId }: { playerId: number }) {
  const t = useTranslations('player.toast');
  const deadline = useSessionDeadline(playerId);
  if (deadline)
    return (
      <StageNotice key={deadline.by}>
        <SessionEndText playerId={playerId} deadline={deadline} />
      </StageNotice>
    );
  return (
    <VisitEnd playerId={playerId}>{left => <StageNotice>{t('visitLeft', { minutes: left })}</StageNotice>}</VisitEnd>
  );
}

/** A notice that remains until the player dismisses it. */
function StageNotice({ children }: { children: ReactNode }) {
  const t = useTranslations('player.toast');
  const [read, setRead] = useState(false);
  return (
    !read && (
      <Notice
        tone="warn"
        role="status"
        className="game__note"
        action={<IconButton icon={XIcon} label={t('dismiss')} onClick={() => setRead(true)} />}
      >
        {children}
      </Notice>
    )
  );
}
