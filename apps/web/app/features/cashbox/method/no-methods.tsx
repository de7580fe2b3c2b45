import { Button } from '@liftoff/ui/button';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';

interface NoMethodsProps {
  /** `true` if the methods could not be loaded. `false` if there are none, which `title` and `text` explain. */
  isAway: boolean;
  title: string;
  text: string;
  pending: boolean;
  onAgain: () => void;
}

/**
 * Shown instead of a payment form if there are no methods. Explains why, says that the money is safe, and offers a
 * retry [B11].
 */
export function NoMethods({ isAway, title, text, pending, onAgain }: NoMethodsProps) {
  const t = useTranslations('cashbox.method');
  return (
    <div className="cashbox__body cashbox__body--single">
      <ErrorState
        title={isAway ? t('awayTitle') : title}
        text={isAway ? t('awayText') : text}
        action={
          <Button variant="primary" pending={pending} onClick={onAgain}>
            {t('retry')}
          </Button>
        }
      />
      <TrustLine />
    </div>
  );
}
