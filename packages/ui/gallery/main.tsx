import { createRoot } from 'react-dom/client';
import { ToastProvider } from '../src/toast.tsx';
import { Sheet } from './sheet.tsx';

/** `?theme=light` shows the other theme; `?open=dialog` (drawer, menu, full, popover, toast) opens one layer. */
const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';

const root = document.getElementById('gallery');
if (root) {
  createRoot(root).render(
    <ToastProvider dismissLabel="Dismiss">
      <Sheet opened={query.get('open')} />
    </ToastProvider>,
  );
}
