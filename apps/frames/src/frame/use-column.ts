import { createContext, use, useEffect, useState } from 'react';
import type { Host } from './host.ts';

const ColumnContext = createContext(false);
export const ColumnProvider = ColumnContext.Provider;

/** Whether the page shows the game's figures in a column beside it: the game is then laid out for a low screen. */
export const useColumn = (): boolean => use(ColumnContext);

/** Follows what the page says of its column. */
export function useColumnOf(host: Host): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => host.listen(message => message.command === 'column' && setOn(message.on)), [host]);
  return on;
}
