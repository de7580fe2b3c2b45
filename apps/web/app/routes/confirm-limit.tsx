import { useTranslations } from 'use-intl';
import { ConfirmPage } from '../features/limits/confirm-page.tsx';
import { pageContext } from '../page-context.ts';
import { PageHead } from '../shared/site/page-head.tsx';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/confirm-limit';
import '../features/limits/limits.css';

/** Guests can open this page too, because an email links to it [ROUTE-028] [ROUTE-078]. */
export function loader({ context }: Route.LoaderArgs) {
  return { texts: textsOf(context.get(pageContext).locale, ['limits', 'player']) };
}

export default function ConfirmLimit() {
  return (
    <>
      <Head />
      <ConfirmPage />
    </>
  );
}

function Head() {
  return <PageHead title={useTranslations('limits.confirm')('title')} hidden />;
}
