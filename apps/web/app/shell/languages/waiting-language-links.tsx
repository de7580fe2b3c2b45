import { firstInteraction } from '../../shared/parts/first-interaction.ts';
import { part } from '../../shared/parts/part.tsx';

/**
 * The header's ten language links, as rendered by the server. The code behind them is loaded at the first
 * interaction.
 */
export const WaitingLanguageLinks = part(() =>
  firstInteraction().then(() => import('../../shared/site/language-links.tsx')),
);
