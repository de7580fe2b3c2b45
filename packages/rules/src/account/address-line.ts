interface PostalAddress {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
}

/** Countries that write the postal code last (Toronto ON M5V 2T6) instead of before the city (10115 Berlin). */
const codeLast = new Set(['CA', 'AU', 'NZ', 'US', 'GB', 'IE']);

/** A postal address in one line, as it is written in its country. */
export function addressLine({ address, city, state, postal_code: code, country }: PostalAddress): string {
  const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  const place = codeLast.has(country ?? '') ? [words(city, state, code)] : [words(code, city), state];
  return [address, ...place].filter(Boolean).join(', ');
}
