import { Notice } from '@liftoff/ui/notice';

const scrollTo = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** Why a whole form was refused. It stands above the fields, so a low screen is scrolled to it. */
export function RefusalNotice({ children }: { children: string }) {
  return (
    <div ref={scrollTo}>
      <Notice tone="bad" role="alert">
        {children}
      </Notice>
    </div>
  );
}
