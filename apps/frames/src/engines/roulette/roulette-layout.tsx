import { Button } from '@liftoff/ui/button';
import { IconButton } from '@liftoff/ui/icon-button';
import './roulette.css';
import './roulette-bar.css';
import './roulette-table.css';
import './roulette-phone.css';
import './roulette-low.css';
import { XIcon } from '@liftoff/ui/icons';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BalanceFigure } from '../../bar/balance-figure.tsx';
import { FailureNotice } from '../../bar/failure-notice.tsx';
import { Figure } from '../../bar/figure.tsx';
import { Moments } from '../../bar/moments.tsx';
import { Pending } from '../../bar/pending.tsx';
import { SheetButtons } from '../../bar/sheet-buttons.tsx';
import { StoppedCard } from '../../bar/stopped-card.tsx';
import { useFrame } from '../../frame/frame-context.ts';
import { useColumn } from '../../frame/use-column.ts';
import { usePageFigures } from '../../frame/use-page-figures.ts';
import { usePhone } from '../../frame/use-phone.ts';
import type { Play } from '../../frame/use-play.ts';
import { useStakePress } from '../../frame/use-stake-press.ts';
import { Sheets } from '../../sheets/sheets.tsx';
import { useSheet } from '../../sheets/use-sheet.ts';
import { BettingTable } from './betting-table.tsx';
import type { BoardState } from './spot-state.ts';
import { ChipTray } from './chip-tray.tsx';
import { EdgePicker } from './edge-picker.tsx';
import { PhoneCorner } from './phone-corner.tsx';
import { RouletteInfo } from './roulette-info.tsx';
import { TableHead } from './table-head.tsx';
import { Wheel, type WheelMotion } from './wheel.tsx';
import { createIcon } from '@liftoff/ui/icon';

/** Icon for undoing the last step. */
const UndoIcon = createIcon('M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11');

/** The content and actions of a roulette table, provided by either the private wheel or the live table. */
export interface RouletteView {
  play: Play;
  table: BoardState;
  motion: WheelMotion;
  past: readonly number[];
  number: number | null;
  title: string;
  announced: string;
  text: ReactNode;
  ring: ReactNode;
  bySpot: ReadonlyMap<string, bigint>;
  total: bigint;
  /** The stake that the large button would place; one chip if nothing is on the table. */
  nextStake: bigint;
  values: readonly bigint[];
  chip: bigint;
  pointed: string | null;
  onPoint: (spot: string | null) => void;
  onChip: (value: bigint) => void;
  onLay: (spot: string) => void;
  onTakeBack: (spot: string) => void;
  onUndo: () => void;
  onClear: () => void;
  /**
   * The large button. `meaning` is its current action (`null` while it waits), `ready` is whether chips have been
   * placed for that action, and `waiting` is whether it shows that it is waiting.
   */
  action: { words: string; meaning: string | null; ready: boolean; waiting: boolean; press: () => void };
}

/** The stage with the wheel and betting table, and the bar with chips, undo, clear and the large button. */
export function RouletteLayout({ view }: { view: RouletteView }) {
  const t = useTranslations();
  const { money } = useFrame();
  const column = useColumn();
  const phone = usePhone() && !column;
  const [sheet, setSheet] = useSheet();
  const [pickedNumber, setPickedNumber] = useState<number | null>(null);
  const { table, action } = view;
  const { purse } = view.play;
  const closed = table.phase === 'closed';
  /** The wheel does not fit next to the betting table; it is enlarged over the table while it turns. */
  const compact = phone || column;
  usePageFigures(purse, t('roulette.onTable'), money.plain(view.total));
  const press = useStakePress({
    meaning: action.meaning,
    stakes: true,
    ready: action.ready,
    covered: sheet !== null || pickedNumber !== null,
    onPress: action.press,
  });
  return (
    <>
      <section className={`game-frame__stage roulette-stage${closed ? ' is-spinning' : ''}`}>
        <TableHead
          motion={view.motion}
          compact={compact}
          number={view.number}
          busy={closed}
          ring={view.ring}
          title={view.title}
          announced={view.announced}
          past={view.past}
          corner={phone ? <PhoneCorner play={view.play} nextStake={view.nextStake} onSheet={setSheet} /> : null}
        >
          {view.text}
        </TableHead>
        <BettingTable
          table={table}
          bySpot={view.bySpot}
          values={view.values}
          pointed={view.pointed}
          onPoint={view.onPoint}
          onLay={view.onLay}
          onTakeBack={view.onTakeBack}
          onHold={spot => setPickedNumber(Number.parseInt(spot.slice('straight:'.length), 10))}
        />
        {compact && closed ? (
          <div className="spinning-wheel">
            <Wheel motion={view.motion} upright />
          </div>
        ) : null}
        <FailureNotice {...view.play} onClose={view.play.clearFailure} />
        <StoppedCard play={view.play} />
        <Moments play={view.play} />
      </section>
      <div className="game-bar roulette-bar">
        {phone ? null : <BalanceFigure play={view.play} stake={view.nextStake} className="roulette-bar__balance" />}
        <Figure label={t('roulette.onTable')} className="roulette-bar__table">
          {money.plain(view.total)}
        </Figure>
        <ChipTray values={view.values} chosen={view.chip} locked={closed} onChoose={view.onChip} />
        <div className="roulette-bar__actions">
          <IconButton
            icon={UndoIcon}
            label={t('roulette.undo')}
            filled
            aria-disabled={closed || view.total === 0n}
            onClick={view.onUndo}
          />
          <IconButton
            icon={XIcon}
            label={t('roulette.clear')}
            filled
            aria-disabled={closed || view.total === 0n}
            onClick={view.onClear}
          />
          <Button
            {...press.button}
            size="l"
            variant={action.waiting ? undefined : 'primary'}
            className={action.waiting ? 'numeric roulette-bar__play is-waiting' : 'numeric roulette-bar__play'}
          >
            {action.waiting ? <Pending>{action.words}</Pending> : action.words}
          </Button>
        </div>
        {phone ? null : <SheetButtons onOpen={setSheet} />}
      </div>
      {pickedNumber === null ? null : (
        <EdgePicker number={pickedNumber} onLay={view.onLay} onClose={() => setPickedNumber(null)} />
      )}
      <Sheets
        open={sheet}
        onClose={() => setSheet(null)}
        running={closed}
        info={close => <RouletteInfo onClose={close} />}
      />
    </>
  );
}
