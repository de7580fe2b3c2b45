import { makeClient, type Client } from '@liftoff/contract/client';
import type { content } from '@liftoff/contract/content';
import { contentRoutes } from '@liftoff/contract/routes';
import type { PageContext } from '../../page-context.ts';

type ContentCalls = Pick<typeof content, 'cmsPages' | 'cmsPageByPath'>;

const { cmsPages, cmsPageByPath } = contentRoutes;

/** The calls of the CMS from a loader. */
export const contentClientOf = (page: PageContext): Client<ContentCalls> =>
  makeClient<ContentCalls>({ cmsPages, cmsPageByPath }, '', page.send);
