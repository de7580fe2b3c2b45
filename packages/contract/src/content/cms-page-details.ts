import * as z from 'zod';
import { locales } from '../core/locale.ts';

/**
 * Contents of `blocks.json` for a page published by this casino [ENTITY-016]. The file for a page from another
 * platform can have arbitrary contents.
 */
export const CmsPageDetails = z.object({
  /** Locale of the page's text. It differs from the requested locale if there is no translation. */
  locale: z.enum(locales),
  /** A calendar date as YYYY-MM-DD. */
  updated_on: z.string(),
  /** Second-level headings of the text. A link to `#id` leads to the heading. */
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type CmsPageDetails = z.infer<typeof CmsPageDetails>;
