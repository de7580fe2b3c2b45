import {
  readFrameMessage,
  type FrameMessage,
  type GameSheet,
  type PageMessage,
} from '@liftoff/contract/game/frame-messages';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { frameSandbox } from '../../../shared/parts/frame-sandbox.ts';
import { useSite } from '../../../shared/site/site.ts';

interface FrameWindowProps {
  url: string;
  title: string;
  sound: boolean;
  /** Prevents new rounds while one of the site's dialogs is open. */
  held: boolean;
  /** A string that changes whenever the balance changes outside the game. */
  balance: string;
  /** Whether the page shows the game's figures itself, in its column on a low screen. */
  low: boolean;
  /**
   * The sheet last requested in the page's menu. Each request is a new object, so that the same sheet can be
   * requested again.
   */
  sheet: { name: GameSheet } | null;
  onMessage: (message: FrameMessage) => void;
  /** Shown until the game has rendered. */
  opening: ReactNode;
}

/**
 * The frame that contains the game. It has a different origin from the site and a sandbox, so that it cannot navigate
 * the page, open windows or cover the responsible gaming strip in full screen [A38].
 */
export function FrameWindow({ url, title, sound, held, balance, low, sheet, onMessage, opening }: FrameWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const ready = useRef(false);
  const [drawn, setDrawn] = useState(false);
  const origin = new URL(useSite().platformPublicUrl).origin;

  const tell = useEffectEvent((message: PageMessage) => {
    if (ready.current) frame.current?.contentWindow?.postMessage(message, origin);
  });
  const sayAll = useEffectEvent(() => {
    tell({ type: 'liftoff:page', command: 'sound', on: sound });
    tell({ type: 'liftoff:page', command: 'hold', on: held });
    tell({ type: 'liftoff:page', command: 'column', on: low });
  });

  // Accepts only contract messages from our own frame and its exact origin [A37].
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = readFrameMessage(event.data);
    if (!message) return;
    if (message.event === 'ready') {
      ready.current = true;
      sayAll();
    }
    if (message.event === 'ready' || message.event === 'error') setDrawn(true);
    if (message.event === 'storage') logFailure(`kept in the game ${message.name}`, 'not of its shape');
    onMessage(message);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => tell({ type: 'liftoff:page', command: 'sound', on: sound }), [sound]);
  useEffect(() => tell({ type: 'liftoff:page', command: 'hold', on: held }), [held]);
  useEffect(() => tell({ type: 'liftoff:page', command: 'column', on: low }), [low]);
  useEffect(() => {
    if (sheet) tell({ type: 'liftoff:page', command: 'sheet', sheet: sheet.name });
  }, [sheet]);
  useEffect(() => {
    if (balance) tell({ type: 'liftoff:page', command: 'balance' });
  }, [balance]);

  return (
    <>
      {!drawn && opening}
      <iframe
        ref={frame}
        className={drawn ? 'game__window is-drawn' : 'game__window'}
        src={url}
        title={title}
        sandbox={frameSandbox}
        allow="autoplay"
        referrerPolicy="origin"
      />
    </>
  );
}
