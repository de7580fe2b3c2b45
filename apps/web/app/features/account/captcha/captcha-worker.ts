import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work of a challenge beside the page, so that it can be read and typed in meanwhile; answers the solution. */
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey }).then(
    solution => postMessage(solution),
    () => postMessage(null),
  );
});
