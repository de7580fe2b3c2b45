import { withSlashes } from './birthday-typing.ts';

/**
 * Returns the fields whose content differs from the stored form values, because the visitor or the browser filled
 * them in before hydration. React notices only later changes and would empty such a field at its next render. A
 * birthday that the browser filled in is converted to DD/MM/YYYY, as it is when typed [VALID-030].
 */
export function typedIn<V extends { [K in keyof V]: string | boolean }>(form: HTMLFormElement, known: V): Partial<V> {
  const typed: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries<string | boolean>(known)) {
    const field = form.elements.namedItem(name);
    const held =
      field instanceof HTMLInputElement && field.type === 'checkbox'
        ? field.checked
        : field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof RadioNodeList
          ? field.value
          : value;
    if (held !== value)
      typed[name] = typeof held === 'string' && name === 'date_of_birth' ? withSlashes(held, '') : held;
  }
  return typed as Partial<V>;
}
