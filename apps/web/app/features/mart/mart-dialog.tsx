import type { CompCard } from '@liftoff/contract/points-entities';
import { allowedQuantity, canRedeem, stepBeforeExchange } from '@liftoff/rules/points/exchange-points';
import { Dialog } from '@liftoff/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlayerSeed } from '../../shared/player/player.ts';
import { useRewardWords } from '../../shared/points/reward-words.ts';
import type { CardView } from './card-grid.tsx';
import { CardDetails, DetailsFooter } from './card-details.tsx';
import { EnableBody, EnableFooter, WarningBody, WarningFooter } from './before-exchange.tsx';
import { ExchangeBody, ExchangeFooter, type Order } from './exchange-form.tsx';
import { ExchangeResult, type ShownOutcome } from './exchange-result.tsx';
import { useExchange } from './use-exchange.ts';
import { useTicketsLeft } from './use-tickets-left.ts';

interface MartDialogProps {
  readonly opened: { readonly card: CompCard; readonly view: CardView };
  readonly player: PlayerSeed | null;
  readonly points: number | null;
  /** Called with the current card if its price has changed. */
  readonly onChanged: (card: CompCard) => void;
  readonly onClose: () => void;
}

/** The popups of a card, for guests only its details and for players also the exchange [PSHOP-004] [PSHOP-005]. */
export default function MartDialog(props: MartDialogProps) {
  return props.player === null ? <GuestCard {...props} /> : <Exchange {...props} player={props.player} />;
}

function GuestCard({ opened: { card }, onClose }: MartDialogProps) {
  const t = useTranslations('points.exchange');
  const words = useRewardWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.ofCard(card)}
      closeLabel={t('close')}
      footer={<DetailsFooter card={card} points={null} isGuest onExchange={null} onClose={onClose} />}
    >
      <CardDetails card={card} points={null} />
    </Dialog>
  );
}

type Step = CardView | 'warning' | 'enable_bonuses';

/**
 * The steps of an exchange: details or form, a confirmation if one is needed, then the exchange. Afterwards the popup
 * closes and the result opens [PSHOP-010] [PSHOP-014] [PSHOP-015].
 */
function Exchange({ opened, player, points, onChanged, onClose }: MartDialogProps & { player: PlayerSeed }) {
  const [card, setCard] = useState(opened.card);
  const [step, setStep] = useState<Step>(opened.view);
  const [wanted, setWanted] = useState(1);
  const [isChanged, setIsChanged] = useState(false);
  const [outcome, setOutcome] = useState<ShownOutcome | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const { isSending, exchange } = useExchange();
  // The points may fall before the result opens, so the quantity that was sent is remembered.
  const [sent, setSent] = useState(1);
  const left = useTicketsLeft(card, player.user.id);
  const allowed = points === null ? 1 : allowedQuantity(wanted, points, card.points);
  const quantity = left === null ? allowed : Math.max(1, Math.min(allowed, left));

  const showForm = () => {
    setOutcome(null);
    setIsClosed(false);
    setStep('exchange');
  };
  const run = async (count: number) => {
    setSent(count);
    const ended = await exchange({ card, quantity: count, enable: step === 'enable_bonuses' });
    if (ended.end !== 'changed') return setOutcome(ended);
    onChanged(ended.card);
    setCard(ended.card);
    setIsChanged(true);
    showForm();
  };
  const begin = () => {
    const { statuses, can_issue_bonuses: canIssueBonuses } = player.user;
    const before = stepBeforeExchange({ groups: statuses.map(({ id }) => id), canIssueBonuses });
    if (before === null) void run(quantity);
    else setStep(before);
  };
  return (
    <>
      <ExchangePopup
        open={outcome === null}
        order={{ card, quantity, points: points ?? 0, left, isSending }}
        points={points}
        step={step}
        isChanged={isChanged}
        onQuantity={setWanted}
        onStep={setStep}
        onExchange={begin}
        onConfirm={() => void run(quantity)}
        onClose={onClose}
        onClosed={() => setIsClosed(true)}
      />
      {outcome !== null && isClosed && (
        <ExchangeResult
          outcome={outcome}
          card={card}
          quantity={sent}
          points={points}
          isSending={isSending}
          onAgain={() => (outcome.end === 'unclear' ? void run(sent) : showForm())}
          onClose={onClose}
        />
      )}
    </>
  );
}

interface ExchangePopupProps {
  readonly open: boolean;
  readonly order: Order;
  /** The player's points; `null` while they are unknown. */
  readonly points: number | null;
  readonly step: Step;
  readonly isChanged: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onStep: (step: Step) => void;
  readonly onExchange: () => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The popup in one of its steps. */
function ExchangePopup(props: ExchangePopupProps) {
  const { order, points, step, onStep, onClose } = props;
  const { card } = order;
  const t = useTranslations('points');
  const words = useRewardWords();
  const back = () => onStep('exchange');
  const confirm = { ...order, onCancel: back, onConfirm: props.onConfirm };
  const details = <DetailsFooter card={card} points={points} onExchange={back} onClose={onClose} />;
  const canExchange = canRedeem({ points }, card.points);
  const parts = {
    card: { body: <CardDetails card={card} points={points} />, footer: details },
    exchange: {
      body: <ExchangeBody {...order} isChanged={props.isChanged} onQuantity={props.onQuantity} />,
      footer: canExchange ? <ExchangeFooter {...order} onExchange={props.onExchange} /> : details,
    },
    warning: { body: <WarningBody {...order} />, footer: <WarningFooter {...confirm} /> },
    enable_bonuses: { body: <EnableBody {...order} />, footer: <EnableFooter {...confirm} /> },
  };
  const titles = { warning: t('warning.title'), enable_bonuses: t('enable.title') };
  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      onClosed={props.onClosed}
      size="s"
      sheet
      title={step === 'warning' || step === 'enable_bonuses' ? titles[step] : words.ofCard(card)}
      closeLabel={t('exchange.close')}
      footer={parts[step].footer}
    >
      {parts[step].body}
    </Dialog>
  );
}
