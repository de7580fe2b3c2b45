import type { PlayedRound } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { NumberCell, NumberHead, Table, TableRow } from '@liftoff/ui/table';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useSite } from '../../../shared/site/site.ts';

/** The amount that a round returned, including jackpots, in minor units. */
export const returnedBy = (round: PlayedRound): bigint => minor(round.win_cents) + minor(round.jackpot_win_cents ?? 0);

interface RoundsTableProps {
  rounds: readonly PlayedRound[];
  onCheck: (round: PlayedRound) => void;
}

/**
 * A table of rounds, newest first, each with a link to its verification. Times are in the player's time zone, so the
 * table is never rendered on the server.
 */
export function RoundsTable({ rounds, onCheck }: RoundsTableProps) {
  const t = useTranslations('history.table');
  return (
    <Table label={t('label')}>
      <thead>
        <tr>
          <th>{t('game')}</th>
          <th className="game-history__wide">{t('when')}</th>
          <NumberHead className="game-history__wide">{t('staked')}</NumberHead>
          <NumberHead className="game-history__wide">{t('returned')}</NumberHead>
          <NumberHead>{t('net')}</NumberHead>
          <th>
            <span className="visually-hidden">{t('check')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(round => (
          <RoundRow key={round.id} round={round} onCheck={onCheck} />
        ))}
      </tbody>
    </Table>
  );
}

function RoundRow({ round, onCheck }: { round: PlayedRound; onCheck: RoundsTableProps['onCheck'] }) {
  const t = useTranslations('history.table');
  const { locale } = useSite();
  const money = useMoneyText();
  const returned = returnedBy(round);
  const net = returned - minor(round.stake_cents);
  const netText = round.freespins === null ? money.signed(net, round.currency) : t('freeSpin');
  const when = whenText(round.opened_at, locale);
  return (
    <TableRow>
      <td>
        <GameCell round={round} when={when} />
      </td>
      <td className="game-history__wide text-secondary numeric">
        <time dateTime={round.opened_at}>{when}</time>
      </td>
      <NumberCell className="game-history__wide">{money.of(round.stake_cents, round.currency)}</NumberCell>
      <NumberCell className="game-history__wide">
        {round.state === 'settled' ? money.exact(returned, round.currency) : '–'}
      </NumberCell>
      <NumberCell>
        <b>{round.state === 'settled' ? netText : t(round.state)}</b>
      </NumberCell>
      <NumberCell>
        <Button size="s" aria-label={t('checkOf', { game: round.title, when })} onClick={() => onCheck(round)}>
          {t('check')}
        </Button>
      </NumberCell>
    </TableRow>
  );
}

/** Formats the time of a round. The year is included only if it is not the current one. */
function whenText(at: string, locale: string): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleString(locale, {
    ...(isThisYear ? {} : { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

function GameCell({ round, when }: { round: PlayedRound; when: string }) {
  const t = useTranslations('history.table');
  return (
    <div className="row gap-3">
      <img
        className="game-history__picture"
        src={`/pictures/square/${round.game}-96.webp`}
        width={40}
        height={40}
        alt=""
        loading="lazy"
      />
      <div className="game-history__game">
        <b className="game-history__title">{round.title}</b>
        {round.sources.includes('bonus') && <Badge className="game-history__badge">{t('bonus')}</Badge>}
        <span className="game-history__narrow caption text-muted numeric">{when}</span>
      </div>
    </div>
  );
}
