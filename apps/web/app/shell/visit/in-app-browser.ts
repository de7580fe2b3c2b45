/**
 * Delay before the first attempt, in milliseconds, and then the interval between attempts [CONST-022] [CONST-023].
 */
const firstMs = 5 * 60_000;
const againMs = 60_000;

/** Whether the user agent belongs to an in-app browser on iOS: it lacks "Safari" or contains the app's name. */
export const isInAppBrowser = (userAgent: string): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) &&
  (!/Safari\//.test(userAgent) || /FBAN|FBAV|Instagram|Line\/|Snapchat|TikTok|musical_ly/.test(userAgent));

/**
 * Calls `show` after five minutes, and then every minute until it returns `true`. Returns a function that cancels
 * this.
 */
export function whenStaying(show: () => boolean): () => void {
  const look = () => {
    if (!show()) timer = setTimeout(look, againMs);
  };
  let timer = setTimeout(look, firstMs);
  return () => clearTimeout(timer);
}
