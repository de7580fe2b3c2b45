import './slot.css';
import './reel-frames.css';
import './slot-win.css';
import './slot-message.css';
import './slot-dawn.css';
import './slot-big.css';
import './slot-low.css';
import { RefreshCwIcon } from '@liftoff/ui/icons';
import { minor } from '@liftoff/rules/money/money';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { BalanceFigure } from '../../bar/balance-figure.tsx';
import { FailureNotice } from '../../bar/failure-notice.tsx';
import { Figure } from '../../bar/figure.tsx';
import { Moments } from '../../bar/moments.tsx';
import { RoundButton } from '../../bar/round-button.tsx';
import { SheetButtons } from '../../bar/sheet-buttons.tsx';
import { StakeStepper } from '../../bar/stake-stepper.tsx';
import { StoppedCard } from '../../bar/stopped-card.tsx';
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
import { useSlotRound } from './use-slot-round.ts';

/** The slot game: a stage with reels and message bar, and the bar with balance, stake and the round button. */
export function SlotGame() {
  const t = useTranslations();
  const { start, money, host } = useFrame();
  const model = slotModel(start);
  const reels = useRef<ReelsHandle>(null);
  const { scene, play, running, press, skip, closeBig } = useSlotRound(model, reels);
  const { stakes, index, stake, choose } = useStake(start);
  const [sheet, setSheet] = useSheet();
  const big = scene.phase === 'big' && scene.round && isSlotRound(scene.round) ? scene.round : null;
  const left = scene.free ? scene.free.total - scene.free.number : 0;
  const spin = useStakePress({
    meaning: running || play.isPaused || big !== null ? null : 'spin',
    stakes: true,
    covered: sheet !== null,
    onPress: () => press(stake),
  });

  const roundStake = scene.round ? minor(scene.round.stake_cents) : stake;
  const result = scene.free
    ? { label: t(big ? 'bar.featurePaid' : 'bar.feature'), text: money.plain(scene.free.soFar) }
    : { label: t('bar.last'), text: play.lastNet === null ? '–' : money.signed(play.lastNet) };
  usePageFigures(play.purse, result.label, result.text);
  return (
    <>
      <SlotStage dawn={scene.free !== null} muted={big !== null}>
        {scene.free && !big ? <FreeCounter free={scene.free} stake={stake} /> : null}
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
        <BalanceFigure purse={play.purse} stake={stake} className="slot-bar__balance" />
        <Figure label={result.label} className="slot-bar__last">
          {result.text}
        </Figure>
        <div className="slot-bar__middle">
          {scene.free && !big ? (
            <Figure label={t('bar.stakeFixed')} className="slot-bar__fixed">
              {money.plain(stake)}
            </Figure>
          ) : (
            <StakeStepper stakes={stakes} index={index} locked={running} onChange={choose} />
          )}
          <RoundButton
            label={scene.free && !big ? t('bar.freeLeft', { left }) : t('bar.spin', { stake: money.plain(stake) })}
            press={spin}
          >
            {scene.free && !big ? (
              <span>
                <b>{left}</b>
                <small>{t('bar.left')}</small>
              </span>
            ) : (
              <RefreshCwIcon />
            )}
          </RoundButton>
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
