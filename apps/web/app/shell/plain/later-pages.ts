/**
 * Addresses that the menus already show and whose pages are still to come. A page that opens gets its own route and
 * leaves this list.
 */
export const laterPages = ['tournaments', 'achievements', 'vip-club', 'partners', 'blog'] as const;
export type LaterPage = (typeof laterPages)[number];

export const isLater = (name: string | undefined): name is LaterPage => laterPages.some(page => page === name);
