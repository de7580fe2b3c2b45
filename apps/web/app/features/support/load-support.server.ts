import type { PageContext } from '../../page-context.ts';
import { prefixOf } from '../../shared/site/address/paths.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import type { SomeTexts } from '../../shared/texts/text-provider.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';

export interface SupportData {
  texts: SomeTexts;
  /**
   * HTML that the operator shows above the form: a CMS snippet, sanitised by the platform; `null` if there is none.
   */
  before: string | null;
}

/** Loads the support page. The operator's snippet is left out if there is none or it fails to load. */
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
