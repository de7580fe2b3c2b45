import type { ReactElement } from 'react';

/** Icon sizes: 16 px in dense rows, 20 px by default, 24 px in the bottom navigation. */
export type IconSize = 's' | 'm' | 'l';

export type IconProps = { size?: IconSize | undefined; className?: string | undefined };

export type IconComponent = (props: IconProps) => ReactElement;

const SIZE_CLASS: Record<IconSize, string> = { s: ' icon--small', m: '', l: ' icon--large' };

/**
 * Makes an icon from one path on a 24-unit grid, drawn with a stroke of 1.75 (visual-language §8). Icons are hidden
 * from screen readers, because the surrounding control has the label. The annotation lets a bundler drop all icons
 * that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(path: string): IconComponent {
  return function Icon({ size = 'm', className }) {
    return (
      <svg
        className={`icon${SIZE_CLASS[size]}${className ? ` ${className}` : ''}`}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
