import { expect, it } from 'vitest';
import { noticeIn, readOnlyLobby } from './offline-lobby.ts';

const at = new Date(2026, 2, 1, 21, 40);
const lobby =
  '<html class="x" lang="de"><head><script nonce="">go()</script><link rel="modulepreload" href="/assets/a.js"/></head>' +
  '<body><main class="wrap"><a href="/play/x">Play</a></main><script type="module">import("/a.js")</script></body></html>';

it('a cached lobby has no scripts, offers no play, and says that it is offline and how old it is [B15]', () => {
  const notice = noticeIn('<body><div data-notice="Offline, Stand {time}"><p>x</p></div></body>');
  expect(readOnlyLobby(lobby, notice, at)).toBe(
    '<html class="x" lang="de"><head></head><body>' +
      '<div class="wrap"><p class="notice notice--warn margin-top-4" role="status"><span>Offline, Stand 21:40</span></p></div>' +
      '<main inert="" class="wrap"><a href="/play/x">Play</a></main></body></html>',
  );
});
