import { Suspense, lazy } from 'react';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../shared/trust-line.tsx';

const ProfileFieldsForm = lazy(() => import('../../shared/profile/profile-fields-form.tsx'));

interface PersonalInfoProps {
  fields: readonly string[];
  currency: string;
  onSaved: () => void;
}

/** STATE-055, STATE-056: what is missing of VALID-060 to VALID-067 comes first; then the cashbox goes on. */
export function PersonalInfo({ fields, currency, onSaved }: PersonalInfoProps) {
  const t = useTranslations('cashbox.personal');
  return (
    <div className="cb__b cb__b--one">
      <div>
        <h2 className="h3">{t('title')}</h2>
        <p className="small t2 mt2">{t('text', { currency })}</p>
      </div>
      <Suspense fallback={<SkeletonRows />}>
        <ProfileFieldsForm fields={fields} onSaved={onSaved} />
      </Suspense>
      <TrustLine />
    </div>
  );
}
