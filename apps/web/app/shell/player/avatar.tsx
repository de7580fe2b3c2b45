/** The initials of the name in a disc, two at most; a ring marks VIP players (SHELL-036, SHELL-037). */
export function Avatar({ name, vip, size }: { name: string; vip: boolean; size?: 's' | 'l' }) {
  // Who has no name is shown with the e-mail: the host behind the sign is nobody's name.
  const [person = name] = name.split('@');
  const letters = person
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap(word => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return <span className={`avatar${vip ? ' avatar--vip' : ''}${size ? ` avatar--${size}` : ''}`}>{letters}</span>;
}
