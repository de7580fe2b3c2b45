import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { SearchIcon } from './icons.tsx';

export type SearchInputProps = ComponentPropsWithRef<'input'> & {
  /** Its name for screen readers. */
  label: string;
  /** A button that clears it. */
  action?: ReactNode;
};

/** The field of a search: its label is not shown, the magnifier stands for it. */
export function SearchInput({ label, action, ...input }: SearchInputProps): ReactElement {
  return (
    <label className="inp">
      <SearchIcon />
      <span className="vh">{label}</span>
      <input {...input} />
      {action}
    </label>
  );
}
