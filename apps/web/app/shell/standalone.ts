/** Whether the page runs in the installed app. iOS has a separate property for apps on the home screen. */
export const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
