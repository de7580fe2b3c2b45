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
 * Says over the game that a session limit [C10], or the session's own time [C43], is about to end the visit: part of the
 * stage, so that it is seen in full screen and on a low screen as well, and above the game's controls, which it never
 * covers.
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

/** Until it is read. */
function StageNotice({ children }: { children: ReactNode }) {
  const t = useTranslations('player.toast');
  const [read, setRead] = useState(false);
  return (
    !read && (
      <Notice
        tone="warn"
        role="status"
        className="gf__note"
        action={<IconButton icon={XIcon} label={t('dismiss')} onClick={() => setRead(true)} />}
      >
        {children}
      </Notice>
    )
  );
}
