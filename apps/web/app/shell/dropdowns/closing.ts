const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]');

function pressed(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  for (const dropdown of openDropdowns()) {
    const followed = event.type === 'click' && target?.closest('a') !== null;
    if (!target || !dropdown.contains(target) || followed) dropdown.open = false;
  }
}

function typed(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  for (const dropdown of openDropdowns()) {
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  }
}

/**
 * Makes every open dropdown close on Esc, on a click outside, and after a link in it is followed. `last` is the most
 * recent event before this call. It listens on the window, because React stops events in parts of the document that are
 * not hydrated yet.
 */
export function closeDropdowns(last: Event | null): void {
  if (last instanceof KeyboardEvent) typed(last);
  else if (last !== null) pressed(last);
  window.addEventListener('pointerdown', pressed, true);
  window.addEventListener('click', pressed, true);
  window.addEventListener('keydown', typed, true);
}
