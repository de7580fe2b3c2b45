import { use, useMemo, type ComponentType } from 'react';
import { useMessages } from 'use-intl';
import { fetchTexts } from '../calls/fetched-texts.ts';
import { useHydrated } from '../parts/hydrated.ts';
import { useSite } from '../site/site.ts';
import { TextProvider } from './text-provider.tsx';

/**
 * A dialog, or another part that opens in the browser, with texts that its page did not bring (CALL-052): all namespaces of
 * the locale, fetched when it is first drawn. The server renders nothing in its place.
 */
export function withTexts<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
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
    return useHydrated() ? <WithFetchedTexts {...props} /> : null;
  };
}
