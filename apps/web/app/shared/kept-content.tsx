import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** Writes content as React writes it into a page. */
type WriteContent = (content: ReactNode) => string;

/** Given while rendering on the server only. */
export const ContentWriter = createContext<WriteContent | null>(null);

/** Contents of one kind that are kept: the tiles of all games in a few languages. */
const keptMax = 5_000;
const kept = new Map<unknown, Map<string, string>>();

type ContentProps = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The content of an element, as a prop of it. For content of which a page has much and which follows from its props
 * alone: the server writes it once for the same props and as it is from then on, and the browser takes it over as what
 * React wrote. The props are what JSON can hold, and functions, of which a page as it is served has nothing; the
 * content's own parts may read what only lives in the browser. `preloads`: it has pictures that the page's head is to
 * preload, which React sees to where it writes them itself.
 */
export function useKeptContent<Props extends object>(
  Content: ComponentType<Props>,
  props: Props,
  preloads: boolean,
): ContentProps {
  const write = useContext(ContentWriter);
  if (write === null || preloads) return { children: <Content {...props} /> };
  const written = kept.get(Content) ?? new Map<string, string>();
  kept.set(Content, written);
  const key = JSON.stringify(props);
  const html = written.get(key) ?? write(<Content {...props} />);
  if (written.size >= keptMax) written.clear();
  written.set(key, html);
  return { dangerouslySetInnerHTML: { __html: html } };
}
