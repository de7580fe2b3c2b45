import { useEffect, useState } from 'react';
import { useFrame } from '../frame/frame-context.ts';
import type { SheetName } from './sheet-name.ts';

/** The sheet that is open: the game's own buttons open one, and so does the page's menu. */
export function useSheet() {
  const { host } = useFrame();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  useEffect(() => host.listen(message => message.command === 'sheet' && setSheet(message.sheet)), [host]);
  return [sheet, setSheet] as const;
}
