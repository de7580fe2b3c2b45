const yearSec = 31_536_000;

/** Applies the system's theme for visitors who chose it. The server cannot know which theme that is. */
export function showSystemTheme(): void {
  const isAuto = /(^|; )theme=auto/.test(document.cookie);
  if (isAuto && matchMedia('(prefers-color-scheme:light)').matches) document.documentElement.dataset.theme = 'light';
}

/**
 * Stores what a visitor chooses before the page's scripts have loaded: the theme, for the theme chooser, and the
 * language, in its cookie. The links between sign-in and sign-up get the `redirect` parameter of the address, because
 * the edge caches these pages once for all queries [GUARD-001].
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
