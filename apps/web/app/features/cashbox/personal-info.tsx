import { Button } from '@liftoff/ui/button';
import { type RefObject } from 'react';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import { part } from '../../shared/parts/part.tsx';

const ProfileFieldsForm = part(() => import('../../shared/player/profile-fields/profile-fields-form.tsx'), {
  fallback: <SkeletonRows />,
});

interface PersonalInfoProps {
  fields: readonly string[];
  currency: string;
  /** Takes the focus until there is a field to type in. */
  start: RefObject<HTMLDivElement | null>;
  onSaved: () => void;
  onHistory: () => void;
}

/**
 * Asks for the missing profile fields [VALID-060] to [VALID-067] before the cashbox opens [STATE-055] [STATE-056]
 * [POPUP-011]. The payment history remains available.
 */
export function PersonalInfo({ fields, currency, start, onSaved, onHistory }: PersonalInfoProps) {
  const t = useTranslations('cashbox');
  return (
    <div className="cashbox__body cashbox__body--single" ref={start} tabIndex={-1}>
      <p className="small text-secondary">{t('personal.text', { currency })}</p>
      <ProfileFieldsForm fields={fields} onSaved={onSaved} />
      <Button variant="ghost" onClick={onHistory}>
        {t('result.history')}
      </Button>
      <TrustLine />
    </div>
  );
}
