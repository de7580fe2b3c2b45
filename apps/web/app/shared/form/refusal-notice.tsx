import { Notice } from '@liftoff/ui/notice';
import { useRefusalText, type FormRefusal } from './refusals.ts';

const scrollTo = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** Why a whole form was refused. It stands above the fields, so a low screen is scrolled to it. */
export function RefusalNotice({ refusal }: { refusal: FormRefusal | null }) {
  const text = useRefusalText();
  return (
    refusal && (
      <div ref={scrollTo}>
        <Notice tone="bad" role="alert">
          {text(refusal)}
        </Notice>
      </div>
    )
  );
}
