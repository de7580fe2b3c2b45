import { useLocation } from 'react-router';
import { usePlayerSeed } from '../player.ts';
import { part } from '../../parts/part.tsx';

const TermsDialog = part(() => import('./terms-dialog.tsx'));

/** The page that contains the full terms, which the dialog must not cover. */
const termsPath = '/terms-and-conditions';

/**
 * Shows the terms dialog over any page until the player accepts the terms. The page with the full terms is the only
 * exception [ROLE-022].
 */
export function TermsWatch() {
  const user = usePlayerSeed()?.user;
  const { pathname } = useLocation();
  if (!user?.auth_fields_missed.includes('terms_acceptance') || pathname.endsWith(termsPath)) return null;
  return <TermsDialog user={user} />;
}
