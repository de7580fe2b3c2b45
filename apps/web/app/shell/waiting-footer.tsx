import { firstInteraction } from '../shared/parts/first-interaction.ts';
import { part } from '../shared/parts/part.tsx';

/**
 * The footer is written by the server and works as it is: links and panels need no script. Its own script is asked for
 * when the visitor first does something, so the first page does not carry it.
 */
export const WaitingFooter = part(() => firstInteraction().then(() => import('./footer/footer.tsx')));
