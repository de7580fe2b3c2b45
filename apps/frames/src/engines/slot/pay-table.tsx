import { Well } from '@liftoff/ui/well';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { paySymbols } from '@liftoff/rules/game/engines/slot/model';
import { paysOf, symbolsOf, type SlotModel } from './slot-model.ts';
import { symbolUrl } from './symbol.tsx';

const special = ['wild', 'scatter'];

/** Formats "3" for a single count, or "8–9" or "12+" for a range of counts with the same pay. */
function countText(model: SlotModel, count: number): string {
  if (model.kind === 'lines' || model.kind === 'ways') return String(count);
  const next = model.counts[model.counts.indexOf(count) + 1];
  if (next === undefined) return `${count}+`;
  return next - 1 === count ? String(count) : `${count}–${next - 1}`;
}

/** The pays of every symbol, as multiples of the stake. */
export function PayTable({ model }: { model: SlotModel }) {
  const t = useTranslations();
  const format = useFormatter();
  const { start } = useFrame();
  const times = (value: number) => t('info.times', { times: format.number(value, { maximumFractionDigits: 4 }) });
  const symbols = symbolsOf(model);
  return (
    <>
      <div className="specials margin-top-6">
        {special
          .filter(symbol => symbols.includes(symbol))
          .map(symbol => (
            <Well key={symbol} className="specials__one">
              <img src={symbolUrl(start.identifier, symbol)} width={72} height={72} alt="" />
              <div>
                <h3 className="title">{t(`symbol.${symbol}`)}</h3>
                <p className="caption text-secondary">
                  {symbol === 'wild' ? t('info.wild') : <ScatterText model={model} />}
                </p>
              </div>
            </Well>
          ))}
      </div>
      <div className="sheet__row margin-top-6">
        <h3 className="title">{t(`info.pays.${model.kind}`)}</h3>
        <span className="caption text-muted">{t(`info.paysHow.${model.kind}`)}</span>
      </div>
      <ul className="pay-table numeric">
        {paySymbols
          .filter(symbol => symbols.includes(symbol))
          .map(symbol => (
            <li key={symbol}>
              <img src={symbolUrl(start.identifier, symbol)} alt={t(`symbol.${symbol}`)} width={60} height={60} />
              <dl>
                {paysOf(model, model.pays[symbol]).map(({ count, times: value }) => (
                  <div key={count}>
                    <dt>{countText(model, count)}</dt>
                    <dd>{times(value)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
      </ul>
    </>
  );
}

/** What scatters pay, with one clause per count, so that the text fits every game. */
function ScatterText({ model }: { model: SlotModel }) {
  const t = useTranslations('info');
  const format = useFormatter();
  const pays = new Map(paysOf(model, model.scatter.pays).map(({ count, times }) => [count, times]));
  const counts = [
    ...new Set([...pays.keys(), ...Object.keys(model.scatter.rounds).map(key => Number.parseInt(key, 10))]),
  ]
    .toSorted((a, b) => a - b)
    .filter(count => (model.scatter.rounds[count] ?? 0) > 0 || pays.has(count));
  return (
    <>
      {counts.map(count => (
        <span key={count} className="specials__line">
          {t('scatter', {
            count,
            rounds: model.scatter.rounds[count] ?? 0,
            pays: pays.has(count) ? 'yes' : 'no',
            times: format.number(pays.get(count) ?? 0, { maximumFractionDigits: 4 }),
          })}
        </span>
      ))}
    </>
  );
}
