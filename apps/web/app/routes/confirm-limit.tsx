import { useTranslations } from 'use-intl';
import { ConfirmPage } from '../features/limits/confirm-page.tsx';
import { pageContext } from '../page-context.ts';
import { PageHead } from '../shared/page-head.tsx';
import { useSite } from '../shared/site.ts';
import { MoreTexts } from '../shared/texts/more-texts.tsx';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/confirm-limit';
import '../features/limits/limits.css';

/** ROUTE-028, ROUTE-078: reached from a mail, so that a guest may open it too. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { token: url.searchParams.get('token'), texts: textsOf(page.locale, ['limits']) };
}

export default function ConfirmLimit({ loaderData }: Route.ComponentProps) {
  const { token, texts } = loaderData;
  return (
    <MoreTexts locale={useSite().locale} texts={texts}>
      <Head />
      <ConfirmPage token={token} />
    </MoreTexts>
  );
}

function Head() {
  return <PageHead title={useTranslations('limits.confirm')('title')} hidden />;
}
