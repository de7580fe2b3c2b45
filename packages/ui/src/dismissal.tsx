/** A request to close, as the layer reports it. */
export type CloseRequest = { reason: string; event: Event; cancel: () => void };

/**
 * What happens when a layer wants to close: nothing if it may not be dismissed, and nothing if the press was on a toast,
 * which lies over every layer and belongs to none.
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
