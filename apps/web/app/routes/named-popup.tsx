import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import { dialogEnd } from '@liftoff/ui/dialog-end';
import { useQuery } from '@tanstack/react-query';
import { LimitDialog } from '../features/limits/limit-dialog.tsx';
import { EditDialog } from '../features/profile/main/edit-dialog.tsx';
import { useDialog } from '../shared/site/address/dialogs.ts';
import { usePlayerSeed, type PlayerSeed } from '../shared/player/player.ts';
import { limitsQuery } from '../shared/player/limits/limits-query.ts';
import TermsDialog from '../shared/player/terms/terms-dialog.tsx';
import { withTexts } from '../shared/texts/with-texts.tsx';
import { TrustLine } from '../shared/parts/trust-line.tsx';
import BrowserPopup from '../shell/visit/browser-popup.tsx';
import { NamedStudioPopup } from '../shell/visit/new-studio.tsx';

/**
 * Opens a popup by its name over the lobby [ROUTE-069]. Other pages and events open the same popup at their own
 * addresses.
 */
export default withTexts(function NamedPopup() {
  return (
    <dialogEnd.Provider value={<TrustLine />}>
      <Named />
    </dialogEnd.Provider>
  );
});

function Named() {
  const dialog = useDialog();
  const player = usePlayerSeed();
  if (!dialog) return null;
  const { name, close } = dialog;
  if (name === 'new-provider') return <NamedStudioPopup user={player?.user ?? null} onClose={close} />;
  if (name === 'system-browser') return <BrowserPopup onClose={close} />;
  if (!player) return null;
  if (name === 'profile-data') return <EditDialog user={player.user} open onClose={close} />;
  if (name === 'limits') return <NewLimit player={player} onClose={close} />;
  // If terms are not accepted, their dialog opens automatically, even over other dialogs [ROLE-022].
  const isAsked = player.user.auth_fields_missed.includes('terms_acceptance');
  return name === 'terms' && !isAsked ? <TermsDialog user={player.user} onClose={close} /> : null;
}

function NewLimit({ player, onClose }: { player: PlayerSeed; onClose: () => void }) {
  const { data } = useQuery(limitsQuery(player.user.id));
  return <LimitDialog limit={null} limits={data ?? []} player={player} onClose={onClose} />;
}
