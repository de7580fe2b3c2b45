import { betKinds, payoutOf } from '@liftoff/rules/game/engines/roulette/bet-kinds';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { Facts } from '../../sheets/facts.tsx';
import { Sheet } from '../../sheets/sheet.tsx';

/** Each bet's payout and its probability on a wheel with 37 pockets [C29]. */
export function RouletteInfoSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const format = useFormatter();
  const { start } = useFrame();
  return (
    <Sheet title={t('info.title')} onClose={onClose}>
      <div className="sheet__body" tabIndex={0} role="region" aria-label={t('info.title')}>
        <Facts facts={start.facts} wide />
        <h3 className="title sheet__row margin-top-6">{t('roulette.info.title')}</h3>
        <table className="rounds numeric">
          <thead>
            <tr>
              <th>{t('roulette.info.bet')}</th>
              <th className="align-right">{t('roulette.info.pays')}</th>
              <th className="align-right">{t('roulette.info.chance')}</th>
            </tr>
          </thead>
          <tbody>
            {betKinds.map(([bet, covered]) => (
              <tr key={bet}>
                <td>{t(`roulette.info.kind.${bet}`)}</td>
                <td className="align-right">{t('roulette.info.to1', { pays: payoutOf(covered) })}</td>
                <td className="align-right">
                  {format.number(covered / 37, {
                    style: 'percent',
                    minimumFractionDigits: 2,
                    maximumFractionDigits: 2,
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="caption text-muted odds__note">{t('roulette.info.note')}</p>
        {start.live ? <p className="caption text-muted odds__note">{t('roulette.info.live')}</p> : null}
        <p className="caption text-muted odds__note">{t('roulette.info.keys')}</p>
      </div>
    </Sheet>
  );
}
