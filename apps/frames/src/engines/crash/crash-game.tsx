import { Button } from '@liftoff/ui/button';
import './crash.css';
import './crash-low.css';
import '@liftoff/ui/styles/field.css';
import { collectWin, lowestAuto } from '@liftoff/rules/game/engines/crash/math';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { BalanceFigure } from '../../bar/balance-figure.tsx';
import { FailureNotice } from '../../bar/failure-notice.tsx';
import { Figure } from '../../bar/figure.tsx';
import { Moments } from '../../bar/moments.tsx';
import { Pending } from '../../bar/pending.tsx';
import { SheetButtons } from '../../bar/sheet-buttons.tsx';
import { StakeStepper } from '../../bar/stake-stepper.tsx';
import { StoppedCard } from '../../bar/stopped-card.tsx';
import { useFrame } from '../../frame/frame-context.ts';
import { useStakePress } from '../../frame/use-stake-press.ts';
import { usePageFigures } from '../../frame/use-page-figures.ts';
import { useStake } from '../../frame/use-stake.ts';
import { Sheets } from '../../sheets/sheets.tsx';
import { useSheet } from '../../sheets/use-sheet.ts';
import { AutoCollect } from './auto-collect.tsx';
import { CrashInfo } from './crash-info.tsx';
import { crashModel, hundredthsOf } from './crash-model.ts';
import { CrashResult } from './crash-result.tsx';
import { FlightCanvas } from './flight-canvas.tsx';
import { PastMultipliers } from './past-multipliers.tsx';
import { useCrashRound } from './use-crash-round.ts';

/** Whether the player's main pointer is a finger, so that a key is not suggested. */
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** How long the button stays disabled after a flight, so that a late click on Collect does not start a new one. */
const flightOverMs = 1000;

/**
 * The crash game: the flight, its multiplier, the current value of the stake, and one button that starts a flight and
 * collects.
 */
export function CrashGame() {
  const t = useTranslations();
  const format = useFormatter();
  const { start, money } = useFrame();
  const model = crashModel(start);
  const { play, phase, running, rested, round, flight, past, press, stake: flying } = useCrashRound(model);
  const { stakes, index, stake, choose } = useStake(start);
  const [auto, setAuto] = useState('');
  const [sheet, setSheet] = useSheet();
  const autoField = useRef<HTMLInputElement>(null);
  const multiplier = useRef<HTMLSpanElement>(null);
  const worth = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLSpanElement>(null);

  const autoCollect = auto.trim() === '' ? null : hundredthsOf(auto, model, stake);
  const autoValid = auto.trim() === '' || autoCollect !== null;
  const aloft = phase === 'flying';
  const go = useStakePress({
    meaning: aloft ? 'collect' : running || play.isPaused ? null : 'start',
    stakes: !aloft,
    ready: aloft || (rested && autoValid),
    onUnready: () => !autoValid && autoField.current?.focus(),
    covered: sheet !== null,
    restMs: flightOverMs,
    onPress: () => press(stake, autoCollect),
  });
  const last = play.lastNet === null ? '–' : money.signed(play.lastNet);
  usePageFigures(play.purse, t(running ? 'crash.inFlight' : 'bar.last'), running ? money.plain(flying) : last);
  const over = (phase === 'collected' || phase === 'ended') && (go.resting || !rested);

  /** Updates only three text nodes, up to sixty times a second, without rendering through React. */
  const show = (hundredths: number) => {
    const write = (element: HTMLElement | null, text: string) => {
      if (element && element.textContent !== text) element.textContent = text;
    };
    write(multiplier.current, format.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
    if (phase !== 'flying') return;
    const amount = money.plain(collectWin(flying, hundredths));
    write(worth.current, t('crash.worth', { stake: money.plain(flying), worth: amount }));
    write(button.current, t('crash.collect', { worth: amount }));
  };

  return (
    <>
      <section className={`game-frame__stage crash is-${phase}`}>
        <FlightCanvas model={model} flight={flight} onFrame={show} />
        <div className="multiplier">
          <b className="numeric" aria-hidden="true">
            <span ref={multiplier}>{format.number(1, { minimumFractionDigits: 2 })}</span>
            <small>x</small>
          </b>
          {phase === 'flying' || phase === 'collecting' ? (
            <span ref={worth} className="multiplier__worth numeric" aria-hidden="true" />
          ) : (
            <CrashResult phase={phase} round={round} />
          )}
        </div>
        <p className="visually-hidden" role="status">
          {phase === 'flying' ? t('crash.flying', { touch: isTouch() ? 'yes' : 'no' }) : null}
        </p>
        <PastMultipliers past={past} />
        <FailureNotice {...play} onClose={play.clearFailure} />
        <StoppedCard play={play} stakes={stakes} onStake={next => choose(stakes.indexOf(next))} />
        <Moments play={play} />
      </section>
      <div className="game-bar crash-bar">
        <BalanceFigure play={play} stake={stake} className="crash-bar__balance" />
        <Figure label={t('bar.last')} className="crash-bar__last">
          {last}
        </Figure>
        <AutoCollect
          field={autoField}
          text={auto}
          valid={autoValid}
          least={lowestAuto(stake)}
          most={model.max_hundredths}
          locked={running}
          onChange={setAuto}
        />
        <StakeStepper stakes={stakes} index={index} locked={running} onChange={choose} />
        <Button
          {...go.button}
          variant="primary"
          size="l"
          className="numeric crash-bar__play"
          aria-busy={phase === 'starting' || phase === 'collecting'}
        >
          {phase === 'flying' ? (
            <span ref={button}>{t('crash.collect', { worth: money.plain(flying) })}</span>
          ) : phase === 'starting' || phase === 'collecting' ? (
            <Pending>{t(phase === 'starting' ? 'crash.starting' : 'crash.collecting')}</Pending>
          ) : over ? (
            t('crash.over')
          ) : (
            t('crash.start', { stake: money.plain(stake) })
          )}
        </Button>
        <SheetButtons onOpen={setSheet} />
      </div>
      <Sheets
        open={sheet}
        onClose={() => setSheet(null)}
        running={running}
        info={close => <CrashInfo model={model} onClose={close} />}
      />
    </>
  );
}
