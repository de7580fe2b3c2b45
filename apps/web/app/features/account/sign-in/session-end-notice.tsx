import type { SessionEnd } from '@liftoff/contract/account/session-end';
import { Notice } from '@liftoff/ui/notice';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../shared/parts/hydrated.ts';
import { endedMark } from '../../../shared/player/session/sign-in-again.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';

/**
 * Says why the visitor has to sign in again [STATE-051] [C10]. Without a cookie, the platform cannot know how the
 * session ended. The address then marks a page that has just lost its session, for example to a sign-out in another tab.
 */
export function SessionEndNotice({ ended }: { ended: SessionEnd | null }) {
  const t = useTranslations('account.ended');
  const { moment } = useMomentText();
  const isMarked = useHydrated() && new URLSearchParams(window.location.search).has(endedMark);
  const reason = ended?.reason ?? (isMarked ? 'signed_out' : null);
  if (reason === null) return null;
  const until = ended?.until ?? null;
  return (
    <Notice role="status">{until === null ? t(reason) : t('session_limit_until', { until: moment(until) })}</Notice>
  );
}
