/** A browser's cookies in the form in which the platform sets them: name and value, deleted by Max-Age=0. */
export class CookieJar {
  readonly cookies = new Map<string, string>();

  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals).trim();
      const ended = attributes.some(attribute => attribute.trim().toLowerCase() === 'max-age=0');
      if (ended) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(equals + 1).trim());
    }
  }

  header(): string | undefined {
    if (this.cookies.size === 0) return undefined;
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
