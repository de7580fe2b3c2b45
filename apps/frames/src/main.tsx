import type { Send } from '@liftoff/contract/core/client';
import './frame/frame.css';
import { getEngineCode } from './engines/engine-code.ts';
import { parentOrigin } from './frame/host.ts';
import { startSession } from './frame/start-session.ts';
import { loadTexts } from './frame/load-texts.ts';

const query = new URLSearchParams(location.search);
const allowed = document.querySelector('meta[name="liftoff-parents"]')?.getAttribute('content') ?? '';
const element = document.getElementById('frame');

if (element) {
  const launch = {
    token: query.get('token') ?? '',
    parent: parentOrigin(query.get('origin'), allowed),
    language: query.get('locale') ?? navigator.language,
  };
  const send: Send = (_route, url, init) => fetch(url, init);
  // Requests everything a game needs concurrently, so that no request waits for an unrelated one.
  const session = startSession(launch.token, send);
  session.catch(() => undefined);
  getEngineCode(query.get('engine'));
  loadTexts(launch.language).catch(() => undefined);
  void import('./boot.tsx').then(({ boot }) => boot(element, launch, send, session));
}
