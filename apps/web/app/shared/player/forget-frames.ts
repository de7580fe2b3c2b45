/**
 * Deletes what game frames have stored in this tab, such as stakes and seed hashes [A10]. Only a page of the frames'
 * origin can do that, so one is loaded in a hidden frame. Resolves when that page has loaded.
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
