export const themes = ['dark', 'light', 'auto'] as const;
export type ThemeChoice = (typeof themes)[number];

/** Seconds of a year: the life of the cookies `theme` and `locale`. */
const yearSec = 365 * 24 * 60 * 60;

/**
 * Before the first paint. For visitors who chose the system's theme: the server cannot know which one it is. And the one
 * text that React itself puts into innerHTML, to make a script element when it draws the whole document anew after a
 * failure: the page's Trusted Types take that and nothing else [A2].
 */
export const themeScript = import.meta.env.SSR
  ? `window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:function(t){return t==="<scr"+"ipt></scr"+"ipt>"?t:null}});if(/(^|; )theme=auto/.test(document.cookie)&&matchMedia("(prefers-color-scheme:light)").matches)document.documentElement.dataset.theme="light"`
  : '';

export function rememberCookie(name: 'theme' | 'locale', value: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${value};path=/;max-age=${yearSec};samesite=lax${secure}`;
}

export function chosenTheme(): ThemeChoice {
  const chosen = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  return themes.find(theme => theme === chosen) ?? 'dark';
}

/** Shows the theme at once and keeps the choice for the next page. */
export function chooseTheme(choice: ThemeChoice): void {
  rememberCookie('theme', choice);
  const light = choice === 'light' || (choice === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
}
