import { Dialog } from '@liftoff/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withTexts } from '../../texts/with-texts.tsx';
import ProfileFieldsForm from './profile-fields-form.tsx';
import '@liftoff/ui/styles/dialogs.css';

interface ProfileFieldsDialogProps {
  fields: readonly string[];
  onSaved: () => void;
}

/**
 * Asks for missing profile fields over the page that needs them [POPUP-012]. Closing the dialog leaves the page
 * unchanged.
 */
export default withTexts(function ProfileFieldsDialog(props: ProfileFieldsDialogProps) {
  const t = useTranslations('profile.edit');
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
      <ProfileFieldsForm {...props} />
    </Dialog>
  );
});
