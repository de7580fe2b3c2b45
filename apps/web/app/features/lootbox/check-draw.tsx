import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { boxFault } from '@liftoff/rules/lootbox/draw-box';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../shared/site/site.ts';

/** Recomputes the draw of an opened box in the browser, from its revealed seeds [PX-08]. */
export default function CheckDraw({ box, prize }: { box: Lootbox; prize: string }) {
  const t = useTranslations('lootbox.check');
  const paths = usePaths();
  const { server_seed: serverSeed, client_seed: clientSeed, server_seed_hash: hash } = box.seed;
  if (serverSeed === null || clientSeed === null) return null;
  const fault = boxFault({ seeds: { serverSeed, clientSeed }, hash, segments: box.items, prize });
  return (
    <output className="check-draw margin-top-3">
      <p className="small">{t(fault ?? 'same')}</p>
      <KeyValues well className="check-draw__seeds margin-top-2 caption">
        <KeyValue name={t('published')}>{hash}</KeyValue>
        <KeyValue name={t('serverSeed')}>{serverSeed}</KeyValue>
        <KeyValue name={t('clientSeed')}>{clientSeed}</KeyValue>
      </KeyValues>
      <a className="link caption margin-top-3 check-draw__how" href={paths.page('fairness')}>
        {t('how')}
      </a>
    </output>
  );
}
