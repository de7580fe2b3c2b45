/** A request to close a layer, as the layer reports it. */
export type CloseRequest = { reason: string; event: Event; cancel: () => void };

/**
 * Handles a layer's close request. Ignores it if the layer is not dismissible, or if the click was on a toast,
 * because toasts are above all layers and belong to none of them.
 */
export function dismissal(onClose: () => void, dismissible: boolean) {
  return (open: boolean, details: CloseRequest): void => {
    if (open) return;
    const target = details.event.target;
    const onToast = target instanceof Element && target.closest('.toasts') !== null;
    if (onToast || (!dismissible && details.reason !== 'close-press')) {
      details.cancel();
      return;
    }
    onClose();
  };
}
