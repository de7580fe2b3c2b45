/**
 * Returns the rate limit key of an IP address: the whole address for IPv4, but only the first 64 bits for IPv6,
 * because one subscriber controls the whole /64 network.
 */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return `ip:${ip}`;
  const [head = '', tail] = ip.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16));
  return `ip:${network.join(':')}::`;
}
