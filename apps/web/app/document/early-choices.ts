const yearSec = 31_536_000;

/** Shows the system's theme to visitors who chose that one: the server cannot know which it is. */
export function showSystemTheme(): void {
  const isAuto = /(^|; )theme=auto/.test(document.cookie);
  if (isAuto && matchMedia('(prefers-color-scheme:light)').matches) document.documentElement.dataset.theme = 'light';
}

/**
 * Remembers what a visitor chooses before the page's own script is there: the theme, for the theme chooser, and the
 * language, in its cookie. A link between the two forms of a guest's page, which is stored once for all queries, takes
 * along where its visitor wanted to go (GUARD-001).
 */
export function rememberEarlyChoices(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const chosen = target as Element;
      const theme = chosen.closest<HTMLElement>('[data-choose-theme]');
      if (theme) document.documentElement.dataset.pressedTheme = theme.dataset.chooseTheme;
      const language = chosen.closest<HTMLAnchorElement>('a[data-choose-locale]');
      if (language) keepLocale(language.hreflang);
      const form = chosen.closest<HTMLAnchorElement>('a[data-keep-redirect]');
      const redirect = new URLSearchParams(location.search).get('redirect');
      if (form && redirect && !form.search) form.search = new URLSearchParams({ redirect }).toString();
    },
    true,
  );
}

function keepLocale(locale: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `locale=${locale};path=/;max-age=${yearSec};samesite=lax${secure}`;
}
