import type { IconComponent } from '@liftoff/ui/icon';

/** The head of a card: an icon in a plate, a title and a line under it. */
export function PlatedTitle({ icon: Icon, title, text }: { icon: IconComponent; title: string; text: string }) {
  return (
    <>
      <span className="lim__i">
        <Icon />
      </span>
      <div className="grow">
        <h3 className="title">{title}</h3>
        <p className="cap t3">{text}</p>
      </div>
    </>
  );
}
