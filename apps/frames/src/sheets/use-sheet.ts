import { useEffect, useState } from 'react';
import { useFrame } from '../frame/frame-context.ts';
import type { SheetName } from './sheet-name.ts';

/** The open sheet, if any. Both the game's buttons and the page's menu can open one. */
export function useSheet() {
  const { host } = useFrame();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  useEffect(() => host.listen(message => message.command === 'sheet' && setSheet(message.sheet)), [host]);
  return [sheet, setSheet] as const;
}
