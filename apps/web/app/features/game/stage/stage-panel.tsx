import { Badge } from '@liftoff/ui/badge';
import type { ReactNode } from 'react';

interface StagePanelProps {
  title: string;
  text: ReactNode;
  badge?: string | undefined;
  picture?: ReactNode;
  children?: ReactNode;
}

/** Shown in place of the game when no game is open: a title, a sentence, and one or two actions. */
export function StagePanel({ title, text, badge, picture, children }: StagePanelProps) {
  return (
    <div className="stage-panel">
      {picture}
      {badge && <Badge>{badge}</Badge>}
      <h2 className="heading-2">{title}</h2>
      <p className="stage-panel__text">{text}</p>
      {children}
    </div>
  );
}
