import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { timesStake } from '../money.ts';
import type { SlotMessage } from './slot-scene.ts';
import { symbolUrl } from './symbol.tsx';

/** A symbol inside a sentence: its picture for the eye, its name for a reader. */
function Named({ symbol, count }: { symbol: string; count: number }) {
  const t = useTranslations();
  const { start } = useFrame();
  return (
    <span className="gmsg__symbol">
      {t('slot.count', { count })}
      <img src={symbolUrl(start.identifier, symbol)} alt={t(`symbol.${symbol}`)} width={30} height={30} />
    </span>
  );
}

/** A win above the stake: where, what, how much, how many times the stake. */
function Win({ message, stake }: { message: SlotMessage & { kind: 'win' }; stake: bigint }) {
  const t = useTranslations('slot');
  const { money, start } = useFrame();
  const where = message.line === null ? t(message.place) : t('line', { line: message.line });
  return (
    <>
      <i className="tag">{where}</i>
      <span className="gmsg__what">
        <Named symbol={message.symbol} count={message.count} />
        {message.wild ? t('withWild') : null}
      </span>
      <b className="w">{money.plain(message.amount)}</b>
      <span className="only-wide">{t('timesStake', { times: timesStake(message.amount, stake, start.locale) })}</span>
    </>
  );
}

/** At or below the stake: the plain fact, no Starlight [C22]. */
function Returned({ message, stake }: { message: SlotMessage & { kind: 'returned' }; stake: bigint }) {
  const t = useTranslations('slot');
  const { money } = useFrame();
  return (
    <>
      {message.single ? (
        <span className="gmsg__what">
          {message.line === null ? null : `${t('line', { line: message.line })}, `}
          <Named symbol={message.symbol} count={message.count} />
        </span>
      ) : null}
      <b>{t('returned', { amount: money.plain(message.amount), stake: money.plain(stake) })}</b>
    </>
  );
}

function Body({ message, stake }: { message: SlotMessage; stake: bigint }) {
  const t = useTranslations('slot');
  const { money, start } = useFrame();
  const times = (amount: bigint) => t('timesStake', { times: timesStake(amount, stake, start.locale) });
  switch (message.kind) {
    case 'win':
      return <Win message={message} stake={stake} />;
    case 'returned':
      return <Returned message={message} stake={stake} />;
    case 'wins':
      return (
        <>
          <i className="tag">{t('wins', { wins: message.wins })}</i>
          <b className="w">{money.plain(message.amount)}</b>
          <span>{times(message.amount)}</span>
        </>
      );
    case 'awarded':
      return <b>{t(message.more ? 'awardedMore' : 'awarded', { rounds: message.rounds })}</b>;
    case 'feature':
      return message.amount > stake ? (
        <>
          <span>{t('featurePaid', { rounds: message.rounds })}</span>
          <b className="w">{money.plain(message.amount)}</b>
          <span>{times(message.amount)}</span>
        </>
      ) : (
        <b>{t('returned', { amount: money.plain(message.amount), stake: money.plain(stake) })}</b>
      );
    default:
      return <span className="vh">{t('nothing')}</span>;
  }
}

/** The one message bar under the reels; its place is kept when it is empty, so nothing moves. */
export function SlotMessageBar({ message, stake }: { message: SlotMessage | null; stake: bigint }) {
  const quiet = message === null || message.kind === 'none';
  return (
    <div className="sl__msg" role="status">
      {message === null ? null : (
        <div className={quiet ? 'vh' : 'gmsg num'}>
          <Body message={message} stake={stake} />
        </div>
      )}
    </div>
  );
}
