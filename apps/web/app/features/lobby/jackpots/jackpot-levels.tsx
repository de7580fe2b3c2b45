import type { Jackpot } from '@liftoff/contract/jackpot';
import { Pips } from '@liftoff/ui/pips';
import { levelKey, useLiveAmount } from '../live/live-amounts.ts';
import { useJackpotWords } from './jackpot-words.ts';

/** A jackpot's levels with their amounts, which follow the messages of `jackpots_changes`, and their odds [C29]. */
export function JackpotLevels({ jackpot }: { jackpot: Jackpot }) {
  const { odds } = useJackpotWords();
  const { levels, currency } = jackpot;
  return (
    <ul className="jackpot-band__levels numeric">
      {levels.map((level, index) => (
        <li key={level.identifier}>
          <small>
            {level.name} <Pips count={levels.length - index} />
          </small>
          <LevelAmount jackpot={jackpot} level={level} />
          <small className="jackpot-odds">{odds(level.one_in, currency)}</small>
        </li>
      ))}
    </ul>
  );
}

function LevelAmount({ jackpot, level }: { jackpot: Jackpot; level: Jackpot['levels'][number] }) {
  const { money } = useJackpotWords();
  const live = useLiveAmount(levelKey(jackpot.identifier, level.identifier));
  return <b>{live ?? money(level.amount_cents, jackpot.currency)}</b>;
}
