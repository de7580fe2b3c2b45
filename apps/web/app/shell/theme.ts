export const themes = ['dark', 'light', 'auto'] as const;
export type ThemeChoice = (typeof themes)[number];

/** Seconds of a year: the life of the cookie `theme`. */
const yearSec = 365 * 24 * 60 * 60;

export function chosenTheme(): ThemeChoice {
  const chosen = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  return themes.find(theme => theme === chosen) ?? 'dark';
}

/** The theme that was pressed while the chooser's script was still on its way; the page's first script keeps it. */
export const pressedTheme = (): ThemeChoice | undefined =>
  themes.find(theme => theme === document.documentElement.dataset.pressedTheme);

/** Shows the theme at once and keeps the choice for the next page. */
export function chooseTheme(choice: ThemeChoice): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `theme=${choice};path=/;max-age=${yearSec};samesite=lax${secure}`;
  const light = choice === 'light' || (choice === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  const { dataset } = document.documentElement;
  dataset.theme = light ? 'light' : 'dark';
  delete dataset.pressedTheme;
}
