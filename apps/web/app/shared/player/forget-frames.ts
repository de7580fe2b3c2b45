/**
 * Deletes what game frames have stored in this tab, such as stakes and hashes of seeds [A10]. Only a page of their origin
 * can delete it, so this one is loaded in a hidden frame. Resolves when it has run.
 */
export async function forgetFrames(platformPublicUrl: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.src = `${platformPublicUrl}/frame/forget`;
  const done = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await done;
  frame.remove();
}
