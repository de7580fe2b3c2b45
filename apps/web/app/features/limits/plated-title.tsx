import type { IconComponent } from '@liftoff/ui/icon';
import { RowPlate, type RowTone } from '@liftoff/ui/row-plate';

interface PlatedTitleProps {
  icon: IconComponent;
  title: string;
  text: string;
  tone?: RowTone;
}

/** The head of a card: an icon on a plate, a title and a line of text. */
export function PlatedTitle({ icon, title, text, tone = 'neutral' }: PlatedTitleProps) {
  return (
    <>
      <RowPlate icon={icon} tone={tone} />
      <div className="grow">
        <h3 className="title">{title}</h3>
        <p className="caption text-muted">{text}</p>
      </div>
    </>
  );
}
