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
  /** Has the keyboard until there is a field to type in. */
  start: RefObject<HTMLDivElement | null>;
  onSaved: () => void;
  onHistory: () => void;
}

/**
 * STATE-055, STATE-056, POPUP-011: what is missing of VALID-060 to VALID-067 is asked for in place of the cashbox; then the
 * cashbox goes on. Payments that were made may be looked at all the same.
 */
export function PersonalInfo({ fields, currency, start, onSaved, onHistory }: PersonalInfoProps) {
  const t = useTranslations('cashbox');
  return (
    <div className="cb__b cb__b--one" ref={start} tabIndex={-1}>
      <p className="small t2">{t('personal.text', { currency })}</p>
      <ProfileFieldsForm fields={fields} onSaved={onSaved} />
      <Button variant="ghost" onClick={onHistory}>
        {t('result.history')}
      </Button>
      <TrustLine />
    </div>
  );
}
