import { createRoot } from 'react-dom/client';
import { FullScreenExample, Gallery } from './gallery.tsx';

/**
 * `?theme=light` sets the theme of the page, which layers also use. `?page=full` shows a full-screen form as a
 * separate page.
 */
const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') === 'light' ? 'light' : 'dark';

const root = document.getElementById('gallery');
if (root) createRoot(root).render(query.get('page') === 'full' ? <FullScreenExample /> : <Gallery />);
