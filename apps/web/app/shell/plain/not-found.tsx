import { ButtonLink } from '@liftoff/ui/button-link';
import { CardLink } from '@liftoff/ui/card-link';
import { CherryIcon, LayersIcon, SpadeIcon } from '@liftoff/ui/icons';
import type { IconComponent } from '@liftoff/ui/icon';
import { IconPlate } from '@liftoff/ui/icon-plate';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import { PlainContent } from './plain-page.tsx';

/** The page for an unknown address, with links to useful pages [ROUTE-067]. */
export default function NotFound() {
  const t = useTranslations('page.notFound');
  const paths = usePaths();
  return (
    <div className="plain-page__main plain-page__main--inside">
      <PageHead title={t('title')} hidden />
      <PlainContent
        drawing="broken"
        eyebrow={t('code')}
        title={t('title')}
        text={t('text')}
        below={
          <nav className="plain-page__ways" aria-label={t('lobby')}>
            <Way href={paths.pokies()} icon={CherryIcon} label={t('pokies')} />
            <Way href={paths.live()} icon={SpadeIcon} label={t('live')} />
            <Way href={paths.producers()} icon={LayersIcon} label={t('studios')} />
          </nav>
        }
      >
        <ButtonLink variant="primary" size="l" href={paths.lobby()}>
          {t('lobby')}
        </ButtonLink>
        <ButtonLink size="l" href={paths.search()} data-panel="search">
          {t('search')}
        </ButtonLink>
      </PlainContent>
    </div>
  );
}

function Way({ href, icon, label }: { href: string; icon: IconComponent; label: string }) {
  return (
    <CardLink className="row gap-3 plain-page__way" href={href}>
      <IconPlate icon={icon} />
      <b className="title">{label}</b>
    </CardLink>
  );
}
