/** CONST-022 and CONST-023, in milliseconds. */
const firstMs = 5 * 60_000;
const againMs = 60_000;

/** iOS in another app's window: its own engine without the word of Safari, or the app's name. */
export const isInAppBrowser = (userAgent: string): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) &&
  (!/Safari\//.test(userAgent) || /FBAN|FBAV|Instagram|Line\/|Snapchat|TikTok|musical_ly/.test(userAgent));

/**
 * Calls `show` after five minutes, and while it answers that it cannot be shown just now, each minute again; answers how
 * to call it off.
 */
export function whenStaying(show: () => boolean): () => void {
  const look = () => {
    if (!show()) timer = setTimeout(look, againMs);
  };
  let timer = setTimeout(look, firstMs);
  return () => clearTimeout(timer);
}
