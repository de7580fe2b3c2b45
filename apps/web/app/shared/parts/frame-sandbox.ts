/**
 * What a frame of the platform may do [A38]: run its own scripts and forms on its own origin, which is never the
 * site's. It may not leave the page, open windows or download.
 */
export const frameSandbox = 'allow-scripts allow-same-origin allow-forms';
