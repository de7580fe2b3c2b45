/**
 * The fields of a form that hold something else than is known of them: what was entered or filled in before the page's
 * script was there. React tells of later changes only, and would empty such a field at its next render.
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
    if (held !== value) typed[name] = held;
  }
  return typed as Partial<V>;
}
