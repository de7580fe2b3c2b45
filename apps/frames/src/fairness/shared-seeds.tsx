import type { SeedPair } from '@liftoff/contract/game/game';
import { WellList } from '@liftoff/ui/well';
import { useTranslations } from 'use-intl';
import { ChangedHash } from './changed-hash.tsx';
import { SeedRow } from './seed-row.tsx';

/**
 * A live table's seeds. They are shared and committed for the day, so players cannot rotate them. Tomorrow's hash is
 * already shown.
 */
export function SharedSeeds({ pair, next }: { pair: SeedPair; next: SeedPair | null }) {
  const t = useTranslations('fairness');
  return (
    <section className="fair__side">
      <div>
        <h3 className="title">{t('current.title')}</h3>
        <p className="caption text-muted">{t('current.shared')}</p>
      </div>
      <SeedRow label={t('current.hash')} value={pair.server_seed_hash} />
      <ChangedHash pair={pair} />
      <WellList className="numeric">
        <dt className="caption text-muted">{t('current.table')}</dt>
        <dd className="title">{pair.client_seed}</dd>
      </WellList>
      {next === null ? null : <SeedRow label={t('current.next')} value={next.server_seed_hash} />}
      <WellList className="numeric">
        <dt className="caption text-muted">{t('current.nonce')}</dt>
        <dd className="title">{pair.nonce}</dd>
      </WellList>
    </section>
  );
}
