import { useEffect } from 'react';

/** Maximum time to wait for pictures, in milliseconds. After that the game opens without the missing ones. */
const mostPictureMs = 4000;

/** Resolves when all pictures on the stage are decoded or have failed, or after the maximum wait. */
export async function stagePictures(stage: ParentNode): Promise<void> {
  const pictures = [...stage.querySelectorAll('img')].map(picture => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(pictures), new Promise(done => setTimeout(done, mostPictureMs))]);
}

/** Rendered after the engine. Calls `onDrawn` once the stage and its pictures are ready to be shown. */
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
