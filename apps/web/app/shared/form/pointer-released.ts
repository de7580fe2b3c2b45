/**
 * Resolves once no pointer is pressed. If a click makes the visitor leave a field, the field's error moves the
 * content below it, so the error must not appear before the click has reached its target.
 */
export const pointerReleased = (): Promise<void> =>
  document.querySelector(':active') === null
    ? Promise.resolve()
    : new Promise(resolve => {
        // Waits one more task, because the click event follows the release of the pointer.
        const release = () => setTimeout(resolve);
        for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { once: true });
      });
