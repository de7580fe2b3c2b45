import type { WinOrder } from '@liftoff/rules/jackpot/win-order';
import { Segmented } from '@liftoff/ui/segmented';
import { useTranslations } from 'use-intl';

interface OrderSwitchProps {
  /** Names what is ordered. */
  label: string;
  order: WinOrder;
  onChange: (order: WinOrder) => void;
}

/** The tabs of the slider and of the list of winners [PJACK-003]. */
export function OrderSwitch({ label, order, onChange }: OrderSwitchProps) {
  const t = useTranslations('jackpots');
  const options = (['biggest', 'latest'] as const).map(value => ({ value, label: t(value) }));
  return <Segmented label={label} value={order} options={options} onChange={onChange} />;
}
