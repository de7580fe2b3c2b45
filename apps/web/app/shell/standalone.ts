/** Whether the page runs as the installed app itself; iOS has a word of its own for one on the home screen. */
export const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
