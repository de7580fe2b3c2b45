import type { FrameMessage } from '@liftoff/contract/game/frame-messages';
import { useEffect, useRef, useState } from 'react';
import { noteRounds } from '../../../shared/site/round-under-way.ts';
import { asRefusal, type LaunchRefusal } from './use-launch.ts';

/** What the game shows of the player's money, in its own words. */
export interface GameFigures {
  balance: string;
  label: string;
  value: string;
}

/** What became of a visit to a game, apart from playing. */
export type Ending =
  | { kind: 'stopped' }
  | { kind: 'elsewhere' }
  | { kind: 'refused'; refusal: LaunchRefusal | 'failed' };

/**
 * Follows what the frame says: rounds under way and shown, stakes that wait for a reality check, its figures, a stop, errors, that the player opened a game in another place.
 * A launch that expired (a page that slept) is made anew once; a second time the player is told, so that nothing goes
 * round in circles.
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

  const openAgain = () => {
    setEnding(null);
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
    setEnding(code === 'opened_elsewhere' ? { kind: 'elsewhere' } : { kind: 'refused', refusal: asRefusal(code) });
  };
  const stop = () => setEnding({ kind: 'stopped' });
  const follow = ({ phase, round }: Extract<FrameMessage, { event: 'round' }>) => {
    if (phase === 'shown') setRounds(before => before + 1);
    setUnderWay(before =>
      phase === 'opened' ? new Set([...before, round]) : new Set([...before].filter(id => id !== round)),
    );
  };
  const onMessage = (message: FrameMessage) => {
    if (message.event === 'round') follow(message);
    if (message.event === 'figures') setFigures(message);
    if (message.event === 'stop') stop();
    if (message.event === 'error') onError(message.code);
    if (message.event === 'fullscreen-request') askFullScreen();
  };
  return { attempt, rounds, inRound: underWay.size > 0, checksAsked, figures, ending, openAgain, stop, onMessage };
}
