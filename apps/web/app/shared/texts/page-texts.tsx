import { useState } from 'react';
import { useMatches, type UIMatch } from 'react-router';
import { TextProvider, type SomeTexts, type TextProviderProps } from './text-provider.tsx';

/**
 * Provides texts to the whole page: `texts`, and the `texts` that the loaders of its routes returned. A known namespace
 * is never replaced: a later page's copy of it is equal, and a new value would re-render everything that shows texts.
 */
export function PageTexts({ locale, texts, children }: TextProviderProps) {
  // The first route is the root. Its texts are packed, and `texts` has them unpacked.
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
