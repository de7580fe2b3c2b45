import { expect, it, vi } from 'vitest';
import { dismissal } from './dismissal.tsx';

/** Builds a close request like the layer's, for a click on the given element. */
function request(reason: string, target: Element) {
  const event = new MouseEvent('click');
  Object.defineProperty(event, 'target', { value: target });
  const cancel = vi.fn();
  return { details: { reason, event, cancel }, cancel };
}

const page = document.createElement('div');
page.innerHTML = '<p></p><div class="toasts"><button></button></div>';
const outside = page.querySelector('p') ?? page;
const onToast = page.querySelector('button') ?? page;

it('a layer closes on a click outside, but not on a click on a toast', () => {
  const onClose = vi.fn();
  const toast = request('outside-press', onToast);
  dismissal(onClose, true)(false, toast.details);
  expect(onClose).not.toHaveBeenCalled();
  expect(toast.cancel).toHaveBeenCalled();
  dismissal(onClose, true)(false, request('outside-press', outside).details);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a layer that is not dismissible stays open', () => {
  const onClose = vi.fn();
  const escape = request('escape-key', outside);
  dismissal(onClose, false)(false, escape.details);
  expect(onClose).not.toHaveBeenCalled();
  expect(escape.cancel).toHaveBeenCalled();
});
