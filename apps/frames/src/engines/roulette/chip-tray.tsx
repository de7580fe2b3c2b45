import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { ChipMark } from './chip.tsx';

/** The available chips, with the selected one raised. This is a radio group, so arrow keys change the selection. */
export function ChipTray({
  values,
  chosen,
  locked,
  onChoose,
}: {
  values: readonly bigint[];
  chosen: bigint;
  locked: boolean;
  onChoose: (value: bigint) => void;
}) {
  const t = useTranslations('roulette');
  const { money } = useFrame();
  return (
    <fieldset className={`tray${locked ? ' is-off' : ''}`}>
      <legend className="visually-hidden">{t('tray')}</legend>
      {values.map(value => (
        <label key={String(value)} className={`tray__chip${value === chosen ? ' is-on' : ''}`}>
          <input
            type="radio"
            name="chip"
            className="visually-hidden"
            checked={value === chosen}
            aria-label={t('chip', { value: money.plain(value) })}
            onChange={() => onChoose(value)}
          />
          <ChipMark amount={value} values={values} />
        </label>
      ))}
    </fieldset>
  );
}
