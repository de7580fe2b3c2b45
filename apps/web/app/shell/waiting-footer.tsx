import { Suspense } from 'react';
import { firstInteraction } from '../shared/parts/first-interaction.ts';
import { retriedPart } from '../shared/parts/retried-part.ts';

const Footer = retriedPart(async () => {
  await firstInteraction();
  return import('./footer/footer.tsx');
});

/**
 * The footer is written by the server and works as it is: links and panels need no script. Its own script is asked for
 * when the visitor first does something, so the first page does not carry it.
 */
export function WaitingFooter() {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
}
