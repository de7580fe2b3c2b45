import type { ReactElement } from 'react';

/** 16 in dense rows, 20 by default, 24 in the bottom nav. */
export type IconSize = 's' | 'm' | 'l';

export type IconProps = { size?: IconSize | undefined; className?: string | undefined };

export type IconComponent = (props: IconProps) => ReactElement;

const SIZE_CLASS: Record<IconSize, string> = { s: ' i--s', m: '', l: ' i--l' };

/**
 * Makes an icon from one path on a grid of 24, drawn with a stroke of 1.75 (visual-language §8).
 * Icons are decoration for screen readers: the control around them carries the label.
 * The note lets a bundler drop every icon that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(path: string): IconComponent {
  return function Icon({ size = 'm', className }) {
    return (
      <svg className={`i${SIZE_CLASS[size]}${className ? ` ${className}` : ''}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };
}
