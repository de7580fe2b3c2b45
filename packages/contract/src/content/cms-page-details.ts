import * as z from 'zod';
import { locales } from '../core/locale.ts';

/** What `blocks.json` of a page of this casino holds (ENTITY-016); another platform's page may hold anything or nothing. */
export const CmsPageDetails = z.object({
  /** The locale the text is written in: another one than was asked for where a translation is still to come. */
  locale: z.enum(locales),
  /** A calendar day, YYYY-MM-DD. */
  updated_on: z.string(),
  /** Second-level headings of the text: `id` is where a link `#id` leads. */
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type CmsPageDetails = z.infer<typeof CmsPageDetails>;
