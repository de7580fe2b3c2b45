import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { isExpired } from '@liftoff/rules/lootbox/box';
import { NoticeLine } from '@liftoff/ui/notice-line';
import { useTranslations } from 'use-intl';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { usePaths } from '../../shared/site/site.ts';

/** Why a box cannot be opened now, with the way to change it if there is one [PX-77]. */
export function BoxWaits({ box }: { box: Lootbox }) {
  const t = useTranslations('lootbox');
  const paths = usePaths();
  if (box.waits === null) return null;
  return (
    <NoticeLine tone="warn" className="margin-top-3">
      {t(`waits.${box.waits}`)}
      {box.waits === 'bonuses_off' && (
        <>
          {' '}
          <a href={paths.profile('gifts')}>{t('gifts')}</a>
        </>
      )}
    </NoticeLine>
  );
}

/** Returns why a box can no longer be opened; `null` for a box that can, or that was opened. */
export function useWhyOver(box: Lootbox, now: Date): string | null {
  const t = useTranslations('lootbox.box.over');
  const { moment } = useMomentText();
  if (box.stage === 'canceled') return t('canceled');
  const isOver = box.stage === 'expired' || (box.stage === 'issued' && isExpired(box, now));
  return isOver && box.valid_until !== null ? t('expired', { when: moment(box.valid_until) }) : null;
}
