// @ts-check
/*
 * Opens the site's forms in a frame and handles their messages: only from that frame, only from the site's exact
 * origin, and only the two known messages.
 */
{
  const { site = '', framed = '' } = document.body.dataset;
  const frame = document.getElementById('form');
  const state = document.getElementById('state');
  /** @type {HTMLElement | null} */
  let opener = null;

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
    if (type === 'refresh' && state) state.textContent = state.dataset.changed ?? '';
  });
}
