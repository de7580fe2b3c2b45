/**
 * The initials of the name in a disc, two at most; a ring marks VIP players (SHELL-036, SHELL-037). A number is nobody's
 * initial: it counts only where the name has no letters.
 */
export function Avatar({ name, vip, size }: { name: string; vip: boolean; size?: 's' | 'l' }) {
  // Who has no name is shown with the e-mail: the host behind the sign is nobody's name.
  const [person = name] = name.split('@');
  const words = person.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const named = words.filter(word => /^\p{L}/u.test(word));
  const letters = (named.length > 0 ? named.slice(0, 2) : words.slice(0, 1))
    .map(word => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toUpperCase();
  // The name stands beside it, or names the control it is in. The letters are drawn by the styles: they are a picture of
  // the name and no words that the name of a control would have to hold.
  const className = `avatar${vip ? ' avatar--vip' : ''}${size ? ` avatar--${size}` : ''}`;
  return <span className={className} data-initials={letters} aria-hidden="true" />;
}
