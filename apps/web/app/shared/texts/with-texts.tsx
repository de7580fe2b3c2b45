import { Suspense, use, useMemo, type ComponentType } from 'react';
import { useMessages } from 'use-intl';
import { fetchTexts } from '../calls/fetched-texts.ts';
import { useHydrated } from '../parts/hydrated.ts';
import { useSite } from '../site/site.ts';
import { TextProvider } from './text-provider.tsx';

/**
 * Wraps a dialog, or another part that opens only in the browser, whose texts the page does not include [CALL-052]. All
 * texts of the locale are fetched when the part is first rendered. The server renders `Waiting` in its place, and so
 * does the browser until the texts have arrived; without it, nothing is rendered.
 */
export function withTexts<Props extends object>(
  Content: ComponentType<Props>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  function WithFetchedTexts(props: Props) {
    const { locale } = useSite();
    const onPage = useMessages();
    const fetched = use(fetchTexts(locale));
    const all = useMemo(() => ({ ...onPage, ...fetched }), [onPage, fetched]);
    return (
      <TextProvider locale={locale} texts={all}>
        <Content {...props} />
      </TextProvider>
    );
  }
  return function WithTexts(props: Props) {
    const content = useHydrated() ? <WithFetchedTexts {...props} /> : null;
    if (!Waiting) return content;
    return content ? <Suspense fallback={<Waiting />}>{content}</Suspense> : <Waiting />;
  };
}
