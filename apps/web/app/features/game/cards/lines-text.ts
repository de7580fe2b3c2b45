import { useTranslations } from 'use-intl';

export type WinWays = { kind: 'lineCount' | 'ways' | 'upToWays'; count: number } | { kind: 'clusters' | 'anywhere' };

/** Parses the platform's name for the ways to win ("20 lines", "up to 117,649 ways"); `null` for unknown names. */
export function readWays(text: string): WinWays | null {
  if (text === 'clusters') return { kind: 'clusters' };
  if (text === 'pay anywhere') return { kind: 'anywhere' };
  const [, upTo, digits, word] = /^(up to )?(\d[\d,]*) (lines|ways)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const count = Number.parseInt(digits.replaceAll(',', ''), 10);
  if (word === 'lines') return { kind: 'lineCount', count };
  return { kind: upTo ? 'upToWays' : 'ways', count };
}

/** Translates the ways to win; unknown names stay unchanged. */
export function useLinesText(): (text: string) => string {
  const t = useTranslations('game.about.linesText');
  return text => {
    const ways = readWays(text);
    if (!ways) return text;
    return 'count' in ways ? t(ways.kind, { count: ways.count }) : t(ways.kind);
  };
}
