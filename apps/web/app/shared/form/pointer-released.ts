/**
 * Once no pointer is pressed. What is said of a field that is left by a press moves what stands under it: not before the
 * press has come to where it was meant.
 */
export const pointerReleased = (): Promise<void> =>
  document.querySelector(':active') === null
    ? Promise.resolve()
    : new Promise(resolve => {
        // The click comes with the release.
        const release = () => setTimeout(resolve);
        for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { once: true });
      });
