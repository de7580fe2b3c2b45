import { useState } from 'react';
import { useMatches, type UIMatch } from 'react-router';
import { TextProvider, type SomeTexts, type TextProviderProps } from './text-provider.tsx';

/**
 * Texts for the whole page: `texts`, and the `texts` that the loaders of its routes returned. A namespace stays once it is
 * there: the same one of a later page is equal, and a new value would draw everything that shows texts again.
 */
export function PageTexts({ locale, texts, children }: TextProviderProps) {
  // The first route is the root, whose own texts are packed: they are `texts`.
  const [, ...routes] = useMatches();
  const found: SomeTexts = Object.assign({}, texts, ...routes.map(textsIn));
  const [known, setKnown] = useState(found);
  if (Object.keys(found).some(namespace => !(namespace in known))) setKnown({ ...known, ...found });
  return (
    <TextProvider locale={locale} texts={known}>
      {children}
    </TextProvider>
  );
}

const textsIn = ({ loaderData }: UIMatch) => (loaderData as { texts?: SomeTexts } | null | undefined)?.texts;
