export type NameOf<V> = keyof V & string;

/** What is wrong with fields, by name: a message key, or another word that the form has a text for. */
export type FieldErrors<V> = { [K in NameOf<V>]?: string | null | undefined };

/** Without the fields that nothing is wrong with. */
export const onlyWrong = <V>(errors: FieldErrors<V>): FieldErrors<V> =>
  Object.fromEntries(Object.entries(errors).filter(([, key]) => Boolean(key))) as FieldErrors<V>;
