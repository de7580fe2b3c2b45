import { Suspense } from 'react';
import { firstInteraction } from '../../shared/parts/first-interaction.ts';
import { retriedPart } from '../../shared/parts/retried-part.ts';

const LanguageLinks = retriedPart(() => firstInteraction().then(() => import('../../shared/site/language-links.tsx')));

/** The header's ten links are written by the server; what keeps the choice for the next visit comes when it is needed. */
export function WaitingLanguageLinks() {
  return (
    <Suspense>
      <LanguageLinks />
    </Suspense>
  );
}
