import type { FrameMessage } from '@liftoff/contract/game/frame-messages';
import { useEffect, useRef, useState } from 'react';
import { holdBalance } from '../../../shared/money/held-balance.ts';
import { noteRounds } from '../../../shared/site/round-under-way.ts';
import { asRefusal, type LaunchRefusal } from './use-launch.ts';

/** The player's money as the game displays it, already formatted. `bonus` is `null` without bonus money. */
export interface GameFigures {
  balance: string;
  bonus: string | null;
  label: string;
  value: string;
}

/** The way in which a visit to a game ended. */
export type Ending =
  | { kind: 'stopped' }
  | { kind: 'elsewhere' }
  | { kind: 'refused'; refusal: LaunchRefusal | 'failed' };

/**
 * Handles the messages from the game frame: rounds opened and shown, stakes that wait for a reality check, displayed
 * figures, stops, errors, and a game opened elsewhere. A launch that has expired (for example while the device was
 * asleep) is retried once. The second time it is reported as a refusal, to avoid a loop.
 */
export function useFrameEvents(askFullScreen: () => void) {
  const [attempt, setAttempt] = useState(0);
  const [rounds, setRounds] = useState(0);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [figures, setFigures] = useState<GameFigures | null>(null);
  const [checksAsked, setChecksAsked] = useState(0);
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const renewed = useRef(false);
  const open = underWay.size;
  useEffect(() => noteRounds(open), [open]);
  useEffect(() => () => noteRounds(0), []);
  useEffect(() => () => holdBalance(null), []);

  /** A frame that is gone or loads again shows no round, so the balance no longer waits for it. */
  const changeEnding = (to: Ending | null) => {
    holdBalance(null);
    setEnding(to);
  };
  const openAgain = () => {
    changeEnding(null);
    setFigures(null);
    setUnderWay(new Set());
    setAttempt(before => before + 1);
  };
  const onError = (code: string) => {
    if (code === 'reality_check') {
      setChecksAsked(before => before + 1);
      return;
    }
    if (code === 'launch_expired' && !renewed.current) {
      renewed.current = true;
      openAgain();
      return;
    }
    changeEnding(code === 'opened_elsewhere' ? { kind: 'elsewhere' } : { kind: 'refused', refusal: asRefusal(code) });
  };
  const stop = () => changeEnding({ kind: 'stopped' });
  const follow = ({ phase, round }: Extract<FrameMessage, { event: 'round' }>) => {
    if (phase === 'shown') setRounds(before => before + 1);
    setUnderWay(before =>
      phase === 'opened' ? new Set([...before, round]) : new Set([...before].filter(id => id !== round)),
    );
  };
  const onMessage = (message: FrameMessage) => {
    if (message.event === 'round') follow(message);
    if (message.event === 'purse') holdBalance(message.purse);
    if (message.event === 'figures') setFigures(message);
    if (message.event === 'stop') stop();
    if (message.event === 'error') onError(message.code);
    if (message.event === 'fullscreen-request') askFullScreen();
  };
  return { attempt, rounds, inRound: underWay.size > 0, checksAsked, figures, ending, openAgain, stop, onMessage };
}
