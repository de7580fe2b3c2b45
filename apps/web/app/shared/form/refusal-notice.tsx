import { Notice } from '@liftoff/ui/notice';
import { useRefusalText, type FormRefusal } from './refusals.ts';

const scrollTo = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** Says why the whole form was refused. It is above the fields, so small screens scroll to it. */
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
