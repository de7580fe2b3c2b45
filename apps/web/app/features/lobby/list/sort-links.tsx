import { SegmentLink, SegmentNav } from '@liftoff/ui/segments';
import { useTranslations } from 'use-intl';
import { sorts, type Sort } from './game-list.ts';

interface SortLinksProps {
  current: Sort;
  hrefOf: (sort: Sort | undefined) => string;
}

/** The sort orders as links, which work without a script and can be shared. */
export function SortLinks({ current, hrefOf }: SortLinksProps) {
  const t = useTranslations('lobby.list');
  return (
    <SegmentNav className="sort" aria-label={t('sort')}>
      {sorts.map(sort => (
        <SegmentLink
          key={sort}
          href={hrefOf(sort === 'popular' ? undefined : sort)}
          aria-current={sort === current ? 'true' : undefined}
        >
          {t(sort)}
        </SegmentLink>
      ))}
    </SegmentNav>
  );
}
