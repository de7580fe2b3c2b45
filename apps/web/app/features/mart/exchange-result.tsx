import type { CompCard } from '@liftoff/contract/points-entities';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Dialog } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useFormatter, useTranslations } from 'use-intl';
import { useRewardWords } from '../../shared/points/reward-words.ts';
import { usePaths } from '../../shared/site/site.ts';
import { CardPicture } from './card-grid.tsx';
import type { Outcome } from './use-exchange.ts';

/** The outcomes that end an exchange. After `changed`, the player confirms the new price instead. */
export type ShownOutcome = Exclude<Outcome, { readonly end: 'changed' }>;

interface ExchangeResultProps {
  readonly outcome: ShownOutcome;
  readonly card: CompCard;
  readonly quantity: number;
  readonly points: number | null;
  /** Whether the exchange is being repeated. */
  readonly isSending: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The result of an exchange: the reward, or that it failed, without an error text [PSHOP-006] [PERR-001]. */
export function ExchangeResult(props: ExchangeResultProps) {
  return props.outcome.end === 'done' ? <Done {...props} outcome={props.outcome} /> : <Failed {...props} />;
}

function Done({
  outcome,
  card,
  quantity,
  onClose,
}: ExchangeResultProps & { outcome: Extract<Outcome, { end: 'done' }> }) {
  const t = useTranslations('points.result');
  const format = useFormatter();
  const words = useRewardWords();
  const paths = usePaths();
  const next = whereTo(card, paths);
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      sheet
      title={t('done', { what: words.ofCard(card, quantity) })}
      closeLabel={t('later')}
      footer={
        <div className="mart-popup__buttons">
          <Button size="l" onClick={onClose}>
            {t('later')}
          </Button>
          <ButtonLink size="l" variant="primary" href={next.href}>
            {t(next.label)}
          </ButtonLink>
        </div>
      }
    >
      <div className="mart-popup" data-outcome="done">
        <CardPicture card={{ ...card, promo: null }} />
        <p className="text-secondary mart-popup__center">{t(next.text)}</p>
        <KeyValues well>
          <KeyValue name={t('points')}>
            {t('change', { before: format.number(outcome.before), after: format.number(outcome.after) })}
          </KeyValue>
          <KeyValue name={t('wagering')}>{words.wager(card)}</KeyValue>
        </KeyValues>
      </div>
    </Dialog>
  );
}

/** Where the reward of a card is found. */
function whereTo({ type, rate }: CompCard, paths: ReturnType<typeof usePaths>) {
  if (type === 'money') return { href: paths.profile('points'), label: 'history', text: 'doneText' } as const;
  if (type === 'lootboxes') return { href: paths.lootboxes(), label: 'boxes', text: 'doneBox' } as const;
  if (type === 'lotteries')
    return { href: paths.lottery(rate.lottery_ids?.[0] ?? ''), label: 'tickets', text: 'doneTickets' } as const;
  return { href: paths.profile('gifts'), label: 'gifts', text: 'doneOther' } as const;
}

function Failed({ outcome, card, quantity, points, isSending, onAgain, onClose }: ExchangeResultProps) {
  const t = useTranslations('points.result');
  const format = useFormatter();
  const words = useRewardWords();
  const support = useTranslations('points.warning');
  const paths = usePaths();
  const isUnclear = outcome.end === 'unclear';
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      sheet
      title={t(isUnclear ? 'unclearTitle' : 'failed')}
      closeLabel={t('later')}
      footer={
        <div className="mart-popup__buttons">
          <Button size="l" onClick={onClose}>
            {t('later')}
          </Button>
          <Button size="l" variant="primary" pending={isSending} onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      }
    >
      <div className="mart-popup" data-outcome="failed">
        <p className="text-secondary">{t(isUnclear ? 'unclear' : 'failedText')}</p>
        <KeyValues well>
          {points !== null && !isUnclear && (
            <KeyValue name={t('yours')}>{t('unchanged', { points: format.number(points) })}</KeyValue>
          )}
          <KeyValue name={t('reward')}>{words.ofCard(card, quantity)}</KeyValue>
        </KeyValues>
        <p className="small">
          <a className="link" href={paths.support()}>
            {support('support')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
