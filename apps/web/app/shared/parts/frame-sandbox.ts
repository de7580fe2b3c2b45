/**
 * Permissions for the platform's frames [A38]. They can run scripts and forms on their own origin, which is never the
 * site's. They cannot navigate the page, open windows or download files.
 */
export const frameSandbox = 'allow-scripts allow-same-origin allow-forms';
