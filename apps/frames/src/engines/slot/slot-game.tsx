import './slot.css';
import './reel-frames.css';
import './slot-win.css';
import './slot-message.css';
import './slot-dawn.css';
import './slot-big.css';
import './slot-low.css';
import { minor } from '@liftoff/rules/money/money';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { BalanceFigure } from '../../bar/balance-figure.tsx';
import { FailureNotice } from '../../bar/failure-notice.tsx';
import { Figure } from '../../bar/figure.tsx';
import { Moments } from '../../bar/moments.tsx';
import { SheetButtons } from '../../bar/sheet-buttons.tsx';
import { StakeStepper } from '../../bar/stake-stepper.tsx';
import { StoppedCard } from '../../bar/stopped-card.tsx';
import type { Failure } from '../../frame/failure.ts';
import { useFrame } from '../../frame/frame-context.ts';
import { useStakePress } from '../../frame/use-stake-press.ts';
import { usePageFigures } from '../../frame/use-page-figures.ts';
import { useStake } from '../../frame/use-stake.ts';
import { Sheets } from '../../sheets/sheets.tsx';
import { useSheet } from '../../sheets/use-sheet.ts';
import { BigResult } from './big-result.tsx';
import { FreeCounter } from './free-counter.tsx';
import { Reels, type ReelsHandle } from './reels.tsx';
import { SlotInfo } from './slot-info.tsx';
import { SlotMessageBar } from './slot-message.tsx';
import { slotModel } from './slot-model.ts';
import { isSlotRound } from './slot-scene.ts';
import { SlotStage } from './slot-stage.tsx';
import { SpinBar } from './spin-bar.tsx';
import { SpinButton } from './spin-button.tsx';
import { SpinSummary } from './spin-summary.tsx';
import type { FreeSpins } from './use-free-spins.ts';
import { useSlotRound } from './use-slot-round.ts';

/** The set with which the next press plays. Forgets it once the platform has refused it. */
function useSpinSet(freeSpins: FreeSpins, failure: Failure | null): FreeSpins['set'] {
  const drop = useEffectEvent(freeSpins.drop);
  useEffect(() => {
    if (failure === 'spins') drop();
  }, [failure]);
  return freeSpins.isOn ? freeSpins.set : null;
}

/** The slot game: a stage with reels and message bar, and the bar with balance, stake and the round button. */
export function SlotGame() {
  const t = useTranslations();
  const { start, money, host } = useFrame();
  const model = slotModel(start);
  const reels = useRef<ReelsHandle>(null);
  const { scene, play, freeSpins, running, press, skip, closeBig } = useSlotRound(model, reels);
  const { stakes, index, stake: ownStake, choose } = useStake(start);
  const spinSet = useSpinSet(freeSpins, play.failure);
  const stake = spinSet === null ? ownStake : minor(spinSet.stake_cents);
  const [sheet, setSheet] = useSheet();
  const big = scene.phase === 'big' && scene.round && isSlotRound(scene.round) ? scene.round : null;
  const left = scene.free ? scene.free.total - scene.free.number : 0;
  const isFree = scene.free !== null && big === null;
  const spinsLeft = spinSet === null ? null : freeSpins.left;
  const spin = useStakePress({
    // After a change between free spins and the player's money, only a new press counts.
    meaning: running || play.isPaused || big !== null || freeSpins.summary !== null ? null : spinSet ? 'free' : 'spin',
    stakes: true,
    covered: sheet !== null,
    onPress: () => press(stake),
  });

  const roundStake = scene.round ? minor(scene.round.stake_cents) : stake;
  const result = scene.free
    ? { label: t(big ? 'bar.featurePaid' : 'bar.feature'), text: money.plain(scene.free.soFar) }
    : spinSet !== null
      ? { label: t('bar.spinsWon'), text: money.plain(freeSpins.won) }
      : { label: t('bar.last'), text: play.lastNet === null ? '–' : money.signed(play.lastNet) };
  usePageFigures(play.purse, result.label, result.text);
  return (
    <>
      <SlotStage dawn={scene.free !== null} muted={big !== null}>
        {scene.free && !big ? <FreeCounter free={scene.free} stake={stake} /> : null}
        {scene.free || big ? null : <SpinBar spins={freeSpins} running={running} />}
        <Reels
          ref={reels}
          model={model}
          grid={scene.grid}
          wins={scene.wins}
          light={scene.light}
          multiplier={scene.multiplier}
          dawn={scene.free !== null}
        />
        <SlotMessageBar message={big ? null : scene.message} stake={running ? stake : roundStake} onSkip={skip} />
        <FailureNotice {...play} onClose={play.clearFailure} />
        <StoppedCard play={play} stakes={stakes} onStake={next => choose(stakes.indexOf(next))} />
        <Moments play={play} later={big !== null} />
        <SpinSummary summary={big ? null : freeSpins.summary} onClose={freeSpins.closeSummary} />
        {big ? (
          <BigResult
            round={big}
            netInGame={play.netInGame}
            onContinue={closeBig}
            onStop={() => {
              closeBig();
              host.post({ type: 'liftoff:frame', event: 'stop' });
            }}
          />
        ) : null}
      </SlotStage>
      <div className="game-bar slot-bar">
        <BalanceFigure play={play} stake={stake} className="slot-bar__balance" />
        <Figure label={result.label} className="slot-bar__last">
          {result.text}
        </Figure>
        <div className="slot-bar__middle">
          {isFree || spinSet ? (
            <Figure label={t('bar.stakeFixed')} className="slot-bar__fixed">
              {money.plain(stake)}
            </Figure>
          ) : (
            <StakeStepper stakes={stakes} index={index} locked={running} onChange={choose} />
          )}
          <SpinButton press={spin} stake={stake} roundsLeft={isFree ? left : null} spinsLeft={spinsLeft} />
          <SheetButtons onOpen={setSheet} />
        </div>
      </div>
      <Sheets
        open={sheet}
        onClose={() => setSheet(null)}
        running={running}
        info={close => <SlotInfo model={model} onClose={close} />}
      />
    </>
  );
}
