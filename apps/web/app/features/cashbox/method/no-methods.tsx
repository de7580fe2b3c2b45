import { Button } from '@liftoff/ui/button';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';

interface NoMethodsProps {
  /** Nobody says which methods there are; else there are none, and `title` and `text` say so. */
  isAway: boolean;
  title: string;
  text: string;
  pending: boolean;
  onAgain: () => void;
}

/** In place of a form without a method: why, what it means for the money, and a further try [B11]. */
export function NoMethods({ isAway, title, text, pending, onAgain }: NoMethodsProps) {
  const t = useTranslations('cashbox.method');
  return (
    <div className="cb__b cb__b--one">
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
