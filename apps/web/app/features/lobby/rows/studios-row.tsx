import { Section, SectionHead } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { StudioWordmark } from './studio-wordmark.tsx';

const shownStudios = 8;

export function StudiosRow() {
  const t = useTranslations('lobby.row');
  const paths = usePaths();
  const { studios } = useShellData();
  if (studios.length === 0) return null;
  return (
    <Section aria-labelledby="studios">
      <SectionHead>
        <h2 className="heading-2" id="studios">
          {t('studios')}
        </h2>
        <a
          className="link"
          href={paths.producers()}
          aria-label={t('allLabel', { count: studios.length, title: t('studios') })}
        >
          {t('allStudios', { count: studios.length })}
        </a>
      </SectionHead>
      <ul className="brands">
        {studios.slice(0, shownStudios).map(({ id, slug, title }) => (
          <li key={id}>
            <a className="brand" href={paths.producer(slug)} data-theme="dark">
              <StudioWordmark id={id} title={title} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
