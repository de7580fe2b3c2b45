const SIZE_CLASS = { s: 'avatar--small', l: 'avatar--large' };

/**
 * A disc with at most two initials of the name, and a ring for VIP players [SHELL-036] [SHELL-037]. A digit counts as
 * an initial only if the name contains no letters.
 */
export function Avatar({ name, vip, size }: { name: string; vip: boolean; size?: 's' | 'l' }) {
  // A player without a name is shown by email address, of which only the part before the @ counts as the name.
  const [person = name] = name.split('@');
  const words = person.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const named = words.filter(word => /^\p{L}/u.test(word));
  const letters = (named.length > 0 ? named.slice(0, 2) : words.slice(0, 1))
    .map(word => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toUpperCase();
  // The name is next to the avatar or labels the control around it. CSS draws the letters as a picture, so that they
  // do not become part of that control's accessible name.
  const className = `avatar${vip ? ' avatar--vip' : ''}${size ? ` ${SIZE_CLASS[size]}` : ''}`;
  return <span className={className} data-initials={letters} aria-hidden="true" />;
}
