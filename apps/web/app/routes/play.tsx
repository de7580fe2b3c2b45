import { useTranslations } from 'use-intl';
import { PageHead } from '../shared/page-head.tsx';

export default function Play() {
  const t = useTranslations('shell');
  return (
    <main className="wrap">
      <PageHead title={t('nav.pokies')} hidden />
      <h1 className="h1">{t('nav.pokies')}</h1>
    </main>
  );
}
