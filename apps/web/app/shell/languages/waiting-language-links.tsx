import { firstInteraction } from '../../shared/parts/first-interaction.ts';
import { part } from '../../shared/parts/part.tsx';

/** The header's ten links are written by the server; what keeps the choice for the next visit comes when it is needed. */
export const WaitingLanguageLinks = part(() =>
  firstInteraction().then(() => import('../../shared/site/language-links.tsx')),
);
