import { firstInteraction } from '../shared/parts/first-interaction.ts';
import { part } from '../shared/parts/part.tsx';

/**
 * The footer as the server rendered it, whose links and panels work without scripts. Its code is loaded at the first
 * interaction, so that it is not part of the first page.
 */
export const WaitingFooter = part(() => firstInteraction().then(() => import('./footer/footer.tsx')));
