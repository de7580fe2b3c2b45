import { Badge } from '@liftoff/ui/badge';
import type { ReactNode } from 'react';

interface StagePanelProps {
  title: string;
  text: ReactNode;
  badge?: string | undefined;
  picture?: ReactNode;
  children?: ReactNode;
}

/** What stands on the stage when no game does: one title, one sentence, one or two ways on. */
export function StagePanel({ title, text, badge, picture, children }: StagePanelProps) {
  return (
    <div className="stp">
      {picture}
      {badge && <Badge>{badge}</Badge>}
      <h2 className="h2">{title}</h2>
      <p className="stp__text">{text}</p>
      {children}
    </div>
  );
}
