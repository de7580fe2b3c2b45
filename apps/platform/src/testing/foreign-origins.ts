/** Returns twelve origins that differ from the site's, most of them only slightly [A7]. */
export function foreignOrigins(site: string): string[] {
  const { hostname } = new URL(site);
  return [
    'null',
    'https://evil.example',
    `https://sub.${hostname}`,
    `https://${hostname}.evil.example`,
    `https://evil${hostname}`,
    `https://evil-${hostname}`,
    `http://${hostname}`,
    `https://${hostname}:8443`,
    `https://${hostname.replace('.', '-')}`,
    `https://user@${hostname}`,
    `${site}, https://evil.example`,
    `file://${hostname}`,
  ];
}
