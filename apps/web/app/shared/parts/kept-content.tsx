import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** Writes content as React writes it into a page. */
type WriteContent = (content: ReactNode) => string;

/** Given while rendering on the server only. */
export const ContentWriter = createContext<WriteContent | null>(null);

/** Characters that are kept of one kind, keys and contents: the tiles of all games in a few languages. */
export const keptCharacters = 10_000_000;
const kept = new Map<unknown, { written: Map<string, string>; characters: number }>();

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
  const key = JSON.stringify(props);
  const known = kept.get(Content)?.written.get(key);
  if (known !== undefined) return { dangerouslySetInnerHTML: { __html: known } };
  const html = write(<Content {...props} />);
  keep(Content, key, html);
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** Where there is no room left for another, all of its kind are written anew. */
function keep(kind: unknown, key: string, html: string): void {
  const before = kept.get(kind) ?? { written: new Map<string, string>(), characters: 0 };
  const characters = before.characters + key.length + html.length;
  const full = characters > keptCharacters;
  if (full) before.written.clear();
  kept.set(kind, {
    written: before.written.set(key, html),
    characters: full ? key.length + html.length : characters,
  });
}
