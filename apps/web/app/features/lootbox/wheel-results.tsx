import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { tierOf } from '@liftoff/rules/lootbox/box';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { Dialog } from '@liftoff/ui/dialog';
import { useTranslations } from 'use-intl';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { usePaths } from '../../shared/site/site.ts';
import { RewardPicture } from '../../shared/points/reward-picture.tsx';
import { PrizeDetails, prizeOf } from './prize-details.tsx';
import { usePrizeWords } from './use-prize-words.ts';

const listed = 5;

/** The player's latest spins of a wheel. */
export function LastSpins({ boxes, currency }: { boxes: readonly Lootbox[]; currency: string }) {
  const t = useTranslations('lootbox');
  const { moment } = useMomentText();
  const words = usePrizeWords(currency);
  const opened = boxes
    .filter(({ stage }) => stage === 'activated')
    .toSorted((a, b) => (b.activated_at ?? '').localeCompare(a.activated_at ?? ''))
    .slice(0, listed);
  if (opened.length === 0) return null;
  return (
    <Card className="margin-top-4">
      <h2 className="heading-3">{t('wheel.last')}</h2>
      <ul className="last-spins">
        {opened.map(box => (
          <li key={box.id} className="row gap-3 small">
            <Badge>{t(`short.${tierOf(box.group_key)}`)}</Badge>
            <span className="grow">{words.name(prizeOf(box))}</span>
            <span className="caption text-muted">{moment(box.activated_at ?? box.created_at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The prize on which the wheel has stopped; closed while `box` is `null`. */
export function ResultDialog({
  box,
  currency,
  onClose,
}: {
  box: Lootbox | null;
  currency: string;
  onClose: () => void;
}) {
  const t = useTranslations('lootbox');
  const words = usePrizeWords(currency);
  const paths = usePaths();
  const hasTerms = box !== null && words.terms(prizeOf(box)) !== null;
  return (
    <Dialog
      open={box !== null}
      onClose={onClose}
      title={t('wheel.stopped')}
      closeLabel={t('close')}
      size="s"
      sheet
      footer={
        hasTerms ? (
          <ButtonLink variant="primary" block href={paths.profile('gifts')}>
            {t('toGifts')}
          </ButtonLink>
        ) : (
          <Button variant="primary" block onClick={onClose}>
            {t('done')}
          </Button>
        )
      }
    >
      {box && (
        <>
          <RewardPicture type={prizeOf(box).reward.type} size={180} className="prize-picture" />
          <p className="heading-2">{words.name(prizeOf(box))}</p>
          <p className="small text-secondary margin-top-1">{t(hasTerms ? 'inGifts' : 'credited')}</p>
          <PrizeDetails box={box} currency={currency} />
        </>
      )}
    </Dialog>
  );
}
