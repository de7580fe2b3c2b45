import { useState } from 'react';
import { useLocation } from 'react-router';
import { chatHash } from '../shared/site/address/paths.ts';
import { usePlayerSeed } from '../shared/player/player.ts';
import { part } from '../shared/parts/part.tsx';

const ChatEntry = part(() => import('../features/support/chat/chat-gate.tsx'), { when: 'idle' });

/**
 * The support chat. It is loaded for a player once the browser is idle, and for a guest once the address has the
 * chat's hash. It is a separate component, because re-rendering the shell would remove the footer. The footer stays
 * as the server rendered it until the visitor interacts (decision 008).
 */
export function WaitingChat() {
  const isPlayer = usePlayerSeed() !== null;
  const { hash } = useLocation();
  const [asked, setAsked] = useState(false);
  if (hash === chatHash && !asked) setAsked(true);
  return (asked || isPlayer) && <ChatEntry />;
}
