import { chromium, type Browser } from '@playwright/test';

export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const chromiumFlags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
