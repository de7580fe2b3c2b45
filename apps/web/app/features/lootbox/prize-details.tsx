import type { BoxItem, Lootbox } from '@liftoff/contract/lootbox-entities';
import { Button } from '@liftoff/ui/button';
import { FingerprintIcon } from '@liftoff/ui/icons';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../../shared/parts/part.tsx';
import { usePrizeWords } from './use-prize-words.ts';

/** Loaded only when the player checks the draw. */
const CheckDraw = part(() => import('./check-draw.tsx'));

/** The prize of an opened box. Throws for an unopened box. */
export function prizeOf({ items, id }: Lootbox): BoxItem {
  const prize = items.find(item => item.prize);
  if (prize === undefined) throw new Error(`Box ${id} has no prize`);
  return prize;
}

/** Chance and terms of a drawn prize, and the check of its draw. */
export function PrizeDetails({ box, currency }: { box: Lootbox; currency: string }) {
  const t = useTranslations('lootbox.result');
  const words = usePrizeWords(currency);
  const [checking, setChecking] = useState(false);
  const prize = prizeOf(box);
  const terms = words.terms(prize);
  return (
    <>
      <KeyValues well className="margin-top-3">
        <KeyValue name={t('chance')}>{words.chances(box.items)[box.items.indexOf(prize)]}</KeyValue>
        {terms && <KeyValue name={t('wagering')}>{terms.wagering}</KeyValue>}
        {terms && <KeyValue name={t('maxWin')}>{terms.maxWin}</KeyValue>}
      </KeyValues>
      <p className="row gap-2 caption text-secondary margin-top-3">
        <FingerprintIcon size="s" />
        <span className="grow">{t('drawn')}</span>
        {!checking && (
          <Button variant="ghost" size="s" onClick={() => setChecking(true)}>
            {t('check')}
          </Button>
        )}
      </p>
      {checking && <CheckDraw box={box} prize={prize.id} />}
    </>
  );
}
