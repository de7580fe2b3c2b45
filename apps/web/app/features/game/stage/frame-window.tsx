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
  /** While held no new round can begin: a dialog of the site is open. */
  held: boolean;
  /** Changes when the balance moved outside of the game. */
  balance: string;
  /** The page shows the game's figures in its column. */
  low: boolean;
  /** The sheet last asked for from the page's menu; asked again, it is another object. */
  sheet: { name: GameSheet } | null;
  onMessage: (message: FrameMessage) => void;
  /** Stands until the game has drawn. */
  opening: ReactNode;
}

/**
 * The game's own window. It runs on another origin than the site, in a sandbox that cannot leave the page, open
 * windows or cover the site's strip by going full screen [A38].
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

  // Only our own frame at its exact origin is heard, and only in the words of the contract [A37].
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
        className={drawn ? 'gf__window is-drawn' : 'gf__window'}
        src={url}
        title={title}
        sandbox={frameSandbox}
        allow="autoplay"
        referrerPolicy="origin"
      />
    </>
  );
}
