import { readFrameMessage, type FrameMessage, type PageMessage } from '@liftoff/contract/frame-messages';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { frameSandbox } from '../../shared/frame-sandbox.ts';
import { useSite } from '../../shared/site.ts';

interface FrameWindowProps {
  url: string;
  title: string;
  sound: boolean;
  /** While held no new round can begin: a dialog of the site is open. */
  held: boolean;
  /** Changes when the balance moved outside of the game. */
  balance: string;
  onMessage: (message: FrameMessage) => void;
  /** Stands until the game has drawn. */
  opening: ReactNode;
}

/**
 * The game's own window. It runs on another origin than the site, in a sandbox that cannot leave the page, open
 * windows or cover the site's strip by going full screen [A38].
 */
export function FrameWindow({ url, title, sound, held, balance, onMessage, opening }: FrameWindowProps) {
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
    setDrawn(true);
    onMessage(message);
  });
  useGivingUp(drawn, () => onMessage({ type: 'liftoff:frame', event: 'error', code: 'silent' }));
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => tell({ type: 'liftoff:page', command: 'sound', on: sound }), [sound]);
  useEffect(() => tell({ type: 'liftoff:page', command: 'hold', on: held }), [held]);
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

/** A frame that says nothing for this long has not opened. */
const silenceMs = 20_000;

function useGivingUp(drawn: boolean, giveUp: () => void): void {
  const act = useEffectEvent(giveUp);
  useEffect(() => {
    if (drawn) return undefined;
    const timer = setTimeout(() => act(), silenceMs);
    return () => clearTimeout(timer);
  }, [drawn]);
}
