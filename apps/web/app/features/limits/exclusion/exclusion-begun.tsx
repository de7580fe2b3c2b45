import type { HelpLine } from '@liftoff/contract/limits/limits';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { DialogBody } from '@liftoff/ui/dialog-body';
import { useTranslations } from 'use-intl';
import { leavePage } from '../../../shared/site/address/leave-page.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { usePaths } from '../../../shared/site/site.ts';
import type { ExclusionTerm } from '@liftoff/contract/limits/limits';
import { HelpWell } from '../help-lines.tsx';

/**
 * Says that the exclusion is in force and until when. Its only button loads a whole new document without any player
 * data.
 */
export function ExclusionBegun({ term, help }: { term: ExclusionTerm; help: readonly HelpLine[] }) {
  const t = useTranslations('limits.exclude');
  const { day } = useMomentText();
  const paths = usePaths();
  return (
    <div className="limits__form">
      <DialogBody>
        <div role="status">
          <h3 className="heading-3">
            {term.ends_at === null ? t('begunForever') : t('begun', { date: day(term.ends_at) })}
          </h3>
          <p className="small text-secondary margin-top-1">{t('begunText')}</p>
        </div>
        <HelpWell lines={help} />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" size="l" block onClick={() => leavePage(paths.page('responsible-gaming'))}>
          {t('continue')}
        </Button>
      </DialogFooter>
    </div>
  );
}
