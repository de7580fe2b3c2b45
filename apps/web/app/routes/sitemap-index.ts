import { sitemapIndex } from '../features/content/sitemap.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/sitemap-index';

export const loader = ({ context }: Route.LoaderArgs) => sitemapIndex(context.get(pageContext));
