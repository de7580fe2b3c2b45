import { Section } from '@liftoff/ui/section';
import { SafeHtml } from '../../shared/parts/safe-html.tsx';
import type { ContentPageData } from './load-content.server.ts';
import './content.css';

/** The text of a content page below the page that it belongs to [PROUTE-026]; `null` without one. */
export function PageSection({ content }: { content: ContentPageData | null }) {
  if (content === null) return null;
  const { title, html, language } = content;
  return (
    <Section>
      <h2 className="heading-2" lang={language ?? undefined}>
        {title}
      </h2>
      <SafeHtml className="content-page__text" html={html} language={language} />
    </Section>
  );
}
