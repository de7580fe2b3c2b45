/** A player's name as shown to strangers: at most six characters, followed by three stars [PJACK-005]. */
export function shownName(
  player: { readonly nickname: string | null; readonly first_name: string | null } | null,
): string {
  const name = player?.nickname ?? player?.first_name ?? 'Player';
  return `${Array.from(name).slice(0, 6).join('')}***`;
}
