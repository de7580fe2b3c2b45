import type { BonusHistory } from '@liftoff/contract/bonus';
import { minor } from '@liftoff/rules/money/money';
import { NumberCell, NumberHead, Table } from '@liftoff/ui/table';
import { useTranslations } from 'use-intl';
import { useBonusWords } from './bonus-words.ts';

/** The wagering of a bonus by game. Stakes of the player's own money count too. */
export function BonusGames({ history: { bonus, games } }: { history: BonusHistory }) {
  const t = useTranslations('gifts.history');
  const { exact } = useBonusWords(bonus);
  const sum = (field: 'staked_cents' | 'counted_cents') => games.reduce((all, game) => all + minor(game[field]), 0n);
  return (
    <>
      <h2 className="heading-3">{t('games')}</h2>
      {games.length === 0 ? (
        <p className="small text-secondary margin-top-2">{t('noGames')}</p>
      ) : (
        <div className="bonus-history__games">
          <Table label={t('games')}>
            <thead>
              <tr>
                <th>{t('game')}</th>
                <NumberHead>{t('staked')}</NumberHead>
                <NumberHead className="bonus-history__wide">{t('counts')}</NumberHead>
                <NumberHead>{t('counted')}</NumberHead>
              </tr>
            </thead>
            <tbody>
              {games.map(({ game, title, percent, staked_cents: staked, counted_cents: counted }) => (
                <tr key={game}>
                  <td>{title}</td>
                  <NumberCell>{exact(minor(staked))}</NumberCell>
                  <NumberCell className="bonus-history__wide text-muted">{t('percent', { percent })}</NumberCell>
                  <NumberCell>{exact(minor(counted))}</NumberCell>
                </tr>
              ))}
              <tr className="bonus-history__sum">
                <td>{t('together')}</td>
                <NumberCell>{exact(sum('staked_cents'))}</NumberCell>
                <NumberCell className="bonus-history__wide" />
                <NumberCell>{exact(sum('counted_cents'))}</NumberCell>
              </tr>
            </tbody>
          </Table>
        </div>
      )}
      <p className="caption text-muted margin-top-3">{t('countingText')}</p>
    </>
  );
}
