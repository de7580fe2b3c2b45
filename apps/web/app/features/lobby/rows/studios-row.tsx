import { Section, SectionHead } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';
import { useKeptContent } from '../../../shared/parts/kept-content.tsx';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { StudioMark } from './studio-mark.tsx';

const shownStudios = 8;

export function StudiosRow() {
  const t = useTranslations('lobby.row');
  const paths = usePaths();
  const { studios } = useShellData();
  const links = studios
    .slice(0, shownStudios)
    .map(({ id, slug, title }) => ({ id, title, href: paths.producer(slug) }));
  const content = useKeptContent(Links, { links }, false);
  if (studios.length === 0) return null;
  return (
    <Section aria-labelledby="studios">
      <SectionHead>
        <h2 className="h2" id="studios">
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
      <ul className="brands" {...content} />
    </Section>
  );
}

function Links({ links }: { links: readonly { id: string; title: string; href: string }[] }) {
  return links.map(({ id, title, href }) => (
    <li key={id}>
      <a className="brand" href={href}>
        <StudioMark id={id} />
        {title}
      </a>
    </li>
  ));
}
