import { useEffect } from 'react';

/** Pictures that are slower than this come in late: the game is open without them. */
const mostPictureMs = 4000;

/** Resolves when every picture of the stage can be painted, or could not be loaded, or is too slow. */
export async function stagePictures(stage: ParentNode): Promise<void> {
  const pictures = [...stage.querySelectorAll('img')].map(picture => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(pictures), new Promise(done => setTimeout(done, mostPictureMs))]);
}

/** Stands after the engine: calls back once its stage is on the screen with its pictures. */
export function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(() => {
    let left = false;
    void stagePictures(document).then(() => {
      if (!left) onDrawn();
    });
    return () => {
      left = true;
    };
  }, [onDrawn]);
  return null;
}
