import { lazy, Suspense } from 'react';
import { firstInteraction } from '../../shared/first-interaction.ts';

const LanguageLinks = lazy(() => firstInteraction().then(() => import('../../shared/language-links.tsx')));

/** The header's ten links are written by the server; what keeps the choice for the next visit comes when it is needed. */
export function WaitingLanguageLinks() {
  return (
    <Suspense>
      <LanguageLinks />
    </Suspense>
  );
}
