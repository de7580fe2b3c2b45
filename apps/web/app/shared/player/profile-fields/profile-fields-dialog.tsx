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

/** POPUP-012: asks for what is missing over the page it is missing on; put away, the page's own way on is left. */
export default withTexts(function ProfileFieldsDialog(props: ProfileFieldsDialogProps) {
  const t = useTranslations('profile.edit');
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
      <ProfileFieldsForm {...props} />
    </Dialog>
  );
});
