import { useEffect } from 'react';

const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>('details.dd[open]');

function close(dropdown: HTMLDetailsElement): void {
  dropdown.open = false;
}

/** One pair of listeners closes every open dropdown on Esc, on a press outside and after a link in it is followed. */
export function useDropdownClosing(): void {
  useEffect(() => {
    const pressed = (event: PointerEvent | MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      for (const dropdown of openDropdowns()) {
        const followed = event.type === 'click' && target?.closest('a') !== null;
        if (!target || !dropdown.contains(target) || followed) close(dropdown);
      }
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const dropdown of openDropdowns()) {
        close(dropdown);
        dropdown.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('click', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('click', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, []);
}
