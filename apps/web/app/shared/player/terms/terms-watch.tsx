import { useLocation } from 'react-router';
import { usePlayerSeed } from '../player.ts';
import { part } from '../../parts/part.tsx';

const TermsDialog = part(() => import('./terms-dialog.tsx'));

/** Where the terms are read in full: the page they would lie over. */
const termsPath = '/terms-and-conditions';

/** ROLE-022: over whatever page the player is on, until the terms are accepted; on the page of the terms they are read. */
export function TermsWatch() {
  const user = usePlayerSeed()?.user;
  const { pathname } = useLocation();
  if (!user?.auth_fields_missed.includes('terms_acceptance') || pathname.endsWith(termsPath)) return null;
  return <TermsDialog user={user} />;
}
