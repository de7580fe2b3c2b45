import { CircleAlertIcon, XIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import type { Failure } from '../frame/failure.ts';

/** What went wrong and what is safe, over the stage until the next round or a press on close. */
export function FailureNotice({ failure, onClose }: { failure: Failure | null; onClose: () => void }) {
  const t = useTranslations();
  return (
    <div className="gf__alert" role="alert">
      {failure === null ? null : (
        <div className="gmsg gmsg--fail">
          <CircleAlertIcon />
          <span>{t(`failure.${failure}`)}</span>
          <button type="button" className="icbtn" aria-label={t('close')} onClick={onClose}>
            <XIcon />
          </button>
        </div>
      )}
    </div>
  );
}
