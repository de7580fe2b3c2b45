import type { Location } from 'react-router';

const scrolled = new WeakSet<Location>();

/**
 * A section of the page was followed before the router was there: the browser has scrolled to it itself. Its reader may
 * have gone on since, and is not taken back to it.
 */
export const noteScrolledByBrowser = (location: Location): void => void scrolled.add(location);

export const isScrolledByBrowser = (location: Location): boolean => scrolled.has(location);
