import { Button } from '@liftoff/ui/button';
import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { useCountUp } from '../../frame/use-count-up.ts';
import { timesStake } from '../../frame/money.ts';
import type { SlotMessage, WinWords } from './slot-scene.ts';
import { symbolUrl } from './symbol.tsx';

/** A symbol in a sentence: a picture with its name as alternative text. */
function Named({ symbol, count }: { symbol: string; count: number }) {
  const t = useTranslations();
  const { start } = useFrame();
  return (
    <span className="game-message__symbol">
      {t('slot.count', { count })}
      <img src={symbolUrl(start.identifier, symbol)} alt={t(`symbol.${symbol}`)} width={30} height={30} />
    </span>
  );
}

/**
 * The amount of a win, counted up once. Screen readers get the final amount at once, because the message is announced
 * while it counts.
 */
function WonAmount({ amount }: { amount: bigint }) {
  const { money } = useFrame();
  const shown = useCountUp(amount);
  return (
    <b className="winning-amount">
      <span aria-hidden="true">{money.plain(shown)}</span>
      <span className="visually-hidden">{money.plain(amount)}</span>
    </b>
  );
}

/**
 * One win: position, symbol, amount, and multiple of the stake. If the spin returns no more than the stake, it has no
 * Starlight colour [C22].
 */
function Win({ win, stake }: { win: WinWords; stake: bigint }) {
  const t = useTranslations('slot');
  const { money, start } = useFrame();
  const where = win.line === null ? t(win.place) : t('line', { line: win.line });
  return (
    <>
      <i className={win.above ? 'tag' : 'tag tag--plain'}>{where}</i>
      <span className="game-message__what">
        <Named symbol={win.symbol} count={win.count} />
        {win.wild ? t('withWild') : null}
      </span>
      {win.above ? <WonAmount key={String(win.amount)} amount={win.amount} /> : <b>{money.plain(win.amount)}</b>}
      {win.above ? (
        <span className="only-wide">{t('timesStake', { times: timesStake(win.amount, stake, start.locale) })}</span>
      ) : null}
    </>
  );
}

/** A return that does not exceed the stake, as a plain fact without Starlight colour [C22]. */
function ReturnedAmount({ amount, stake }: { amount: bigint; stake: bigint }) {
  const t = useTranslations('slot');
  const { money } = useFrame();
  return <b>{t('returned', { amount: money.plain(amount), stake: money.plain(stake) })}</b>;
}

/**
 * All wins with their total in one list, for reduced motion. If the total does not exceed the stake, it is not called
 * a win [C22].
 */
function List({ message, stake }: { message: SlotMessage & { kind: 'list' }; stake: bigint }) {
  const t = useTranslations('slot');
  const { money } = useFrame();
  return (
    <ul className="game-message__list">
      {message.wins.map((win, index) => (
        <li key={index}>
          {win.line === null ? t(win.place) : t('line', { line: win.line })} <b>{money.plain(win.amount)}</b>
        </li>
      ))}
      <li>
        {message.above ? (
          <>
            {t('wins', { wins: message.wins.length })} <b className="winning-amount">{money.plain(message.total)}</b>
          </>
        ) : (
          <ReturnedAmount amount={message.total} stake={stake} />
        )}
      </li>
    </ul>
  );
}

/** A spin that returned no more than the stake. Names the winning symbol if there was a single win. */
function Returned({ message, stake }: { message: SlotMessage & { kind: 'returned' }; stake: bigint }) {
  const t = useTranslations('slot');
  return (
    <>
      {message.single ? (
        <span className="game-message__what">
          {message.line === null ? null : `${t('line', { line: message.line })}, `}
          <Named symbol={message.symbol} count={message.count} />
        </span>
      ) : null}
      <ReturnedAmount amount={message.amount} stake={stake} />
    </>
  );
}

function Body({ message, stake }: { message: SlotMessage; stake: bigint }) {
  const t = useTranslations('slot');
  const { start } = useFrame();
  const times = (amount: bigint) => t('timesStake', { times: timesStake(amount, stake, start.locale) });
  switch (message.kind) {
    case 'win':
      return <Win win={message} stake={stake} />;
    case 'list':
      return <List message={message} stake={stake} />;
    case 'returned':
      return <Returned message={message} stake={stake} />;
    case 'wins':
      return (
        <>
          <i className="tag">{t('wins', { wins: message.wins })}</i>
          <WonAmount amount={message.amount} />
          <span>{times(message.amount)}</span>
        </>
      );
    case 'awarded':
      return <b>{t(message.more ? 'awardedMore' : 'awarded', { rounds: message.rounds })}</b>;
    case 'feature':
      return message.amount > stake ? (
        <>
          <span>{t('featurePaid', { rounds: message.rounds })}</span>
          <WonAmount amount={message.amount} />
          <span>{times(message.amount)}</span>
        </>
      ) : (
        <ReturnedAmount amount={message.amount} stake={stake} />
      );
    default:
      return <span className="visually-hidden">{t('nothing')}</span>;
  }
}

/**
 * The message bar below the reels. Its space is reserved while it is empty, so that nothing shifts. While wins are
 * shown one after another, a button skips the rest.
 */
export function SlotMessageBar({
  message,
  stake,
  onSkip,
}: {
  message: SlotMessage | null;
  stake: bigint;
  onSkip: (() => void) | null;
}) {
  const t = useTranslations('slot');
  const quiet = message === null || message.kind === 'none';
  return (
    <div className="slot__message">
      <div
        role="status"
        className={quiet ? 'visually-hidden' : `game-message numeric${onSkip ? ' game-message--skip' : ''}`}
      >
        {message === null ? null : <Body message={message} stake={stake} />}
      </div>
      {onSkip ? (
        <Button variant="ghost" className="slot__skip" onClick={onSkip}>
          {t('skip')}
        </Button>
      ) : null}
    </div>
  );
}
