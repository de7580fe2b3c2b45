import type { ReactNode } from 'react';

/** The dark panel with the picture of the jackpots. */
export function JackpotScene({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`jackpot-band ${className}`} data-theme="dark">
      <img
        src="/pictures/scene/jackpot-640.webp"
        srcSet="/pictures/scene/jackpot-640.webp 640w, /pictures/scene/jackpot-1200.webp 1200w, /pictures/scene/jackpot-2000.webp 2000w"
        sizes="(min-width:1024px) 1010px, 460px"
        width={640}
        height={277}
        alt=""
        decoding="async"
      />
      {children}
    </div>
  );
}
