/** Two letters of the name in a disc; a ring marks VIP players (SHELL-036, SHELL-037). */
export function Avatar({ name, vip, size }: { name: string; vip: boolean; size?: 's' | 'l' }) {
  const letters = name
    .split(/[\s._@-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('');
  return <span className={`avatar${vip ? ' avatar--vip' : ''}${size ? ` avatar--${size}` : ''}`}>{letters}</span>;
}
