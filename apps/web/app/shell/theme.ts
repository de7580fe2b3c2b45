export const themes = ['dark', 'light', 'auto'] as const;
export type ThemeChoice = (typeof themes)[number];

/** One year in seconds: the lifetime of the `theme` cookie. */
const yearSec = 365 * 24 * 60 * 60;

export function chosenTheme(): ThemeChoice {
  const chosen = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  return themes.find(theme => theme === chosen) ?? 'dark';
}

/**
 * The theme that was clicked before the chooser's script had loaded, as stored by the first inline script;
 * `undefined` if there was no click.
 */
export const pressedTheme = (): ThemeChoice | undefined =>
  themes.find(theme => theme === document.documentElement.dataset.pressedTheme);

/** Shows the theme immediately and stores the choice for later pages. */
export function chooseTheme(choice: ThemeChoice): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `theme=${choice};path=/;max-age=${yearSec};samesite=lax${secure}`;
  const light = choice === 'light' || (choice === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  const { dataset } = document.documentElement;
  dataset.theme = light ? 'light' : 'dark';
  delete dataset.pressedTheme;
}
