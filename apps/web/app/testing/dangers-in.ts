const own = 'https://own.example';
const leadsAway = (value: string): boolean => URL.parse(value, own)?.host === 'evil.example';

/** Lists everything in a document that would run a script, load a resource, or lead to another site. */
export const dangersIn = (place: ParentNode): string[] =>
  [...place.querySelectorAll('*')].flatMap(element => {
    const tag = element.tagName.toLowerCase();
    const isForbidden = /^(?:script|iframe|object|embed|base|meta|link|style|math|mtext|form)$/.test(tag);
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        /^on|^srcdoc$|^autofocus$/i.test(name) ||
        (/^(?:href|src|action|formaction|xlink:href)$/i.test(name) &&
          (/^\s*(?:javascript|data:text|vbscript)/i.test(value) || leadsAway(value))),
    );
    return [...(isForbidden ? [tag] : []), ...attributes.map(({ name, value }) => `${tag} ${name}=${value}`)];
  });
