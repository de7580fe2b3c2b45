import type { ReactElement, ReactNode } from 'react';

export function Card({ title, wide, children }: { title: string; wide?: 2 | 3; children: ReactNode }): ReactElement {
  return (
    <section className={`card ${wide ? `w${wide}` : ''}`}>
      <h2 className="cap t3">{title}</h2>
      {children}
    </section>
  );
}
