import type { Dialog } from '@base-ui/react/dialog';

/**
 * What happens when a layer wants to close: nothing if it may not be dismissed, and nothing if the press was on a toast,
 * which lies over every layer and belongs to none.
 */
export function dismissal(onClose: () => void, dismissible: boolean): NonNullable<Dialog.Root.Props['onOpenChange']> {
  return (open, details) => {
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
