import { createContext, use, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import type { IconComponent } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from './icons.tsx';
import { createToastStore, type ToastEntry, type ToastStore, type ToastTone } from './toast-store.tsx';

const ToastContext = createContext<ToastStore | null>(null);

const NONE: ReadonlyArray<ToastEntry> = [];

const ICONS: Record<ToastTone, IconComponent> = {
  ok: CircleCheckIcon,
  info: InfoIcon,
  warn: TriangleAlertIcon,
  bad: CircleAlertIcon,
};

/** Shows and dismisses toasts from any component inside the provider. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it.');
  return store;
}

export type ToastProviderProps = {
  dismissLabel: string;
  /** A separate store, for tests or for code outside React. */
  store?: ToastStore | undefined;
  children: ReactNode;
};

export function ToastProvider({ dismissLabel, store, children }: ToastProviderProps): ReactElement {
  const [own] = useState(() => store ?? createToastStore());
  return (
    <ToastContext value={own}>
      {children}
      <ToastViewport store={own} dismissLabel={dismissLabel} />
    </ToastContext>
  );
}

/**
 * Two live regions that always exist, because screen readers often skip a region that is added together with its
 * text.
 */
function ToastViewport({ store, dismissLabel }: { store: ToastStore; dismissLabel: string }): ReactElement {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => NONE);
  const row = (toast: ToastEntry) => (
    <Toast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={() => store.dismiss(toast.id)} />
  );
  return (
    <div
      className="toasts"
      onPointerEnter={store.hold}
      onPointerLeave={store.release}
      onFocus={store.hold}
      onBlur={store.release}
    >
      <output aria-live="polite">{toasts.filter(toast => toast.tone !== 'bad').map(row)}</output>
      <div role="alert" aria-live="assertive">
        {toasts.filter(toast => toast.tone === 'bad').map(row)}
      </div>
    </div>
  );
}

type ToastProps = { toast: ToastEntry; dismissLabel: string; onDismiss: () => void };

function Toast({ toast, dismissLabel, onDismiss }: ToastProps): ReactElement {
  const Icon = ICONS[toast.tone];
  return (
    <span className={toast.tone === 'info' ? 'toast' : `toast toast--${toast.tone}`}>
      <Icon />
      <span className="grow">{toast.content}</span>
      <IconButton icon={XIcon} label={dismissLabel} onClick={onDismiss} />
    </span>
  );
}
