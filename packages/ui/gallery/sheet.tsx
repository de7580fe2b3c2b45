import type { ReactElement } from 'react';
import { Rail } from '../src/rail.tsx';
import { TileActions, TileFrame } from '../src/tile-frame.tsx';
import { BadgesAndChips, Buttons } from './controls.tsx';
import { Notices, play, Progress, States, Tiles } from './feedback.tsx';
import { Choices, Fields } from './forms.tsx';
import { Layers } from './layers.tsx';

/** Every primitive on one page, to look at and to photograph. */
export function Sheet({ opened }: { opened: string | null }): ReactElement {
  return (
    <main className="wrap" style={{ paddingBlock: 32 }}>
      <h1 className="h1">Component sheet</h1>
      <div className="kit mt6">
        <Buttons />
        <BadgesAndChips />
        <Fields />
        <Choices />
        <Layers opened={opened} />
        <Progress />
        <Notices />
        <Tiles />
        <States />
      </div>
      <Rail title="New games" previousLabel="Previous games" nextLabel="Next games">
        {Array.from({ length: 15 }, (_, index) => (
          <TileFrame
            key={index}
            title={`Game ${index + 1}`}
            subtitle="Hollow Peak"
            overlay={<TileActions play={play} />}
          />
        ))}
      </Rail>
    </main>
  );
}
