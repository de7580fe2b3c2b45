import { useEffect, useState, type ComponentType } from 'react';
import { Sheet } from './sheet.tsx';

interface LatePartProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Title and text of the sheet that is shown if loading fails. */
  title: string;
  failed: string;
  onClose: () => void;
}

/**
 * A part whose script is loaded when it is opened. If loading fails, a sheet says so and the game continues;
 * reopening the part tries again [B21].
 */
export function LatePart<Props extends object>({ load, props, title, failed, onClose }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | 'failed' | null>(null);
  useEffect(() => {
    let isOpen = true;
    const show = (part: ComponentType<Props> | 'failed') => {
      if (isOpen) setPart(() => part);
    };
    load().then(show, () => show('failed'));
    return () => {
      isOpen = false;
    };
  }, [load]);
  if (Part === null) return null;
  if (Part !== 'failed') return <Part {...props} />;
  return (
    <Sheet title={title} onClose={onClose}>
      <p className="sheet__body" role="alert">
        {failed}
      </p>
    </Sheet>
  );
}
