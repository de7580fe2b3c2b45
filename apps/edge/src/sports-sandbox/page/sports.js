// @ts-check
/*
 * Opens the site's forms in a frame and handles their messages: only from that frame, only from the site's exact
 * origin, and only the two known messages. A form outside a frame leads back with the message `refresh` as fragment.
 */
{
  const { site = '', framed = '' } = document.body.dataset;
  const frame = document.getElementById('form');
  const state = document.getElementById('state');
  /** @type {HTMLElement | null} */
  let opener = null;

  /** Replaces the links to the forms by one to the account, in this tab until it is closed. */
  const showSignedIn = () => {
    for (const link of document.querySelectorAll('a[data-form]')) if (link instanceof HTMLElement) link.hidden = true;
    const profile = document.getElementById('profile');
    if (profile) profile.hidden = false;
    if (state) state.textContent = state.dataset.changed ?? '';
    sessionStorage.setItem('signed-in', 'yes');
  };
  if (location.hash === '#refresh') {
    history.replaceState(null, '', location.pathname);
    showSignedIn();
  } else if (sessionStorage.getItem('signed-in') !== null) showSignedIn();

  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[data-form]') : null;
    if (!(link instanceof HTMLAnchorElement) || !(frame instanceof HTMLIFrameElement)) return;
    if (framed !== 'true' || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener = link;
    frame.src = link.href;
    frame.hidden = false;
    frame.focus();
  });

  window.addEventListener('message', ({ origin, source, data }) => {
    if (!(frame instanceof HTMLIFrameElement) || frame.hidden) return;
    if (origin !== site || source !== frame.contentWindow) return;
    const type = typeof data === 'object' && data !== null ? data.type : null;
    if (type !== 'close' && type !== 'refresh') return;
    frame.hidden = true;
    frame.src = 'about:blank';
    opener?.focus();
    if (type === 'refresh') showSignedIn();
  });
}
