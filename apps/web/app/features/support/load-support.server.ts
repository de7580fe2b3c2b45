import type { PageContext } from '../../page-context.ts';
import { prefixOf } from '../../shared/site/address/paths.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import type { SomeTexts } from '../../shared/texts/text-provider.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';

export interface SupportData {
  texts: SomeTexts;
  /** What the operator wants read before a message is written: a snippet of the CMS, sanitised by the platform. */
  before: string | null;
}

/** What stands on the support page; it stands without the snippet where there is none, or no answer. */
export async function loadSupport(page: PageContext): Promise<SupportData> {
  const snippets = await clientOf(page)
    .cmsSnippets({ query: { l: page.locale } })
    .catch(() => []);
  const before = snippets.find(({ id }) => id === 'support-before')?.content ?? null;
  return {
    texts: textsOf(page.locale, ['support', 'account', 'errors']),
    before: before === null ? null : before.replaceAll('<a href="/', `<a href="${prefixOf(page)}/`),
  };
}
