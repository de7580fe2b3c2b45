import { useTranslations } from 'use-intl';
import { AssessmentPage } from '../features/limits/assessment/assessment-page.tsx';
import { pageContext } from '../page-context.ts';
import { PageHead } from '../shared/site/page-head.tsx';
import { clientOf } from '../shared/calls/server-client.server.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/self-assessment';

/**
 * The loader lets guests and players open the page. If the platform does not respond, the page shows the questions
 * but not the help lines.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const help = await clientOf(page)
    .helpLines({})
    .catch(() => []);
  return { help, texts: textsOf(page.locale, ['self-assessment', 'limits', 'account']) };
}

export default function SelfAssessment({ loaderData: { help } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AssessmentPage help={help} />
    </>
  );
}

function Head() {
  const t = useTranslations('self-assessment');
  return <PageHead title={t('title')} description={() => t('description')} />;
}
