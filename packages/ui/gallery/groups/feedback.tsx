import type { ReactElement } from 'react';
import { Button } from '../../src/button.tsx';
import { NoticeLine } from '../../src/notice-line.tsx';
import { Notice } from '../../src/notice.tsx';
import { TriangleAlertIcon } from '../../src/icons.tsx';
import { Skeleton, SkeletonRows, SkeletonTile, SkeletonTiles } from '../../src/skeleton.tsx';
import { EmptyState, ErrorState } from '../../src/state-panel.tsx';
import { Timer } from '../../src/timer.tsx';
import { Track } from '../../src/track.tsx';
import { State, type Group, type Theme } from '../group.tsx';
import { longText } from '../long-text.ts';

export const feedback: Group = {
  title: 'Notices, progress, waiting, nothing',
  shows: [
    'EmptyState',
    'ErrorState',
    'Notice',
    'NoticeLine',
    'Skeleton',
    'SkeletonRows',
    'SkeletonTile',
    'SkeletonTiles',
    'Timer',
    'Track',
  ],
  Content: Feedback,
};

const cells = [
  { value: '02', unit: 'days' },
  { value: '14', unit: 'hrs' },
  { value: '08', unit: 'min' },
  { value: '31', unit: 'sec' },
];

function Feedback({ theme }: { theme: Theme }): ReactElement {
  return (
    <>
      <State name="notices">
        <div className="column gap-3">
          <Notice>Planned maintenance on Sunday, 04:00 to 04:30.</Notice>
          <Notice tone="warn">Daily loss limit reached.</Notice>
          <Notice tone="bad" action={<Button size="s">Try again</Button>}>
            {longText}
          </Notice>
          <Notice bar>Card deposits may be slow until 22:30.</Notice>
          <Notice tone="reward">50 free spins are waiting.</Notice>
          <NoticeLine tone="warn">A line without an icon.</NoticeLine>
        </div>
      </State>
      <State name="progress: tones, small, with ticks, empty, full">
        <div className="column gap-4">
          <Track label={`Wagering, ${theme}`} percent={62} ticks />
          <Track label={`Points, ${theme}`} percent={46} tone="reward" />
          <Track label={`Loss, ${theme}`} percent={64} tone="plain" small />
          <Track label={`Nothing, ${theme}`} percent={0} tone="ok" />
          <Track label={`Reached, ${theme}`} percent={100} tone="warn" />
        </div>
      </State>
      <State name="timer">
        <Timer label={`Ends in, ${theme}`} cells={cells} />
      </State>
      <State name="loading: a box, rows, a tile, tiles">
        <Skeleton width={120} height={16} />
        <SkeletonRows rows={2} />
        <div className="tile-box">
          <SkeletonTile />
        </div>
        <SkeletonTiles tiles={3} />
      </State>
      <State name="empty">
        <EmptyState
          title="No favourites yet"
          text="Tap the heart on any game and it lands here."
          action={<Button>Browse pokies</Button>}
        />
      </State>
      <State name="empty, with an icon and long text">
        <EmptyState icon={TriangleAlertIcon} iconTone="warn" title={longText} text={longText} />
      </State>
      <State name="error">
        <ErrorState
          title="Games did not load"
          text="Your balance is safe. We try again in 8 s."
          action={<Button>Try again</Button>}
        />
      </State>
    </>
  );
}
