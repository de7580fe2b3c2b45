import { createContext, use, useEffect, useState } from 'react';
import type { Host } from './host.ts';

const ColumnContext = createContext(false);
export const ColumnProvider = ColumnContext.Provider;

/** Whether the page shows the game's figures in a column; the game then uses its low-screen layout. */
export const useColumn = (): boolean => use(ColumnContext);

/** Updates from the page's messages about its column. */
export function useColumnOf(host: Host): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => host.listen(message => message.command === 'column' && setOn(message.on)), [host]);
  return on;
}
