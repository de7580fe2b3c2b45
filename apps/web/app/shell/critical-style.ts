import critical from '@liftoff/ui/styles/critical.css?inline';
import lobby from '@liftoff/ui/styles/lobby.css?inline';
import web from '../styles/web.css?inline';

/**
 * The style of every first page, written into the page itself so that the first paint waits for no other file. The
 * browser's bundle does not carry it: React leaves the element of the server's page as it is.
 */
export const criticalStyle = import.meta.env.SSR ? critical + lobby + web : '';
