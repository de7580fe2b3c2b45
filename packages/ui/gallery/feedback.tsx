import type { ReactElement } from 'react';
import { Button } from '../src/button.tsx';
import { Notice } from '../src/notice.tsx';
import { Pips } from '../src/pips.tsx';
import { SkeletonRows, SkeletonTile } from '../src/skeleton.tsx';
import { EmptyState, ErrorState } from '../src/state-panel.tsx';
import { TileActions, TileFavourite, TileFrame, TileLock, TilePlayLink } from '../src/tile-frame.tsx';
import { Badge } from '../src/badge.tsx';
import { FlameIcon } from '../src/icons.tsx';
import { Timer } from '../src/timer.tsx';
import { Track } from '../src/track.tsx';
import { Card } from './card.tsx';

export function Progress(): ReactElement {
  return (
    <Card title="Progress, timer">
      <Track label="Wagering" percent={62} ticks />
      <div className="mt4">
        <Track label="Points" percent={46} tone="reward" />
      </div>
      <div className="mt4">
        <Track label="Loss limit" percent={64} tone="plain" />
      </div>
      <div className="mt2">
        <Track label="Loss limit" percent={100} tone="warn" />
      </div>
      <div className="mt6">
        <Timer
          label="Ends in"
          cells={[
            { value: '02', unit: 'days' },
            { value: '14', unit: 'hrs' },
            { value: '08', unit: 'min' },
            { value: '31', unit: 'sec' },
          ]}
        />
      </div>
      <div className="mt2">
        <Pips count={4} />
      </div>
    </Card>
  );
}

export function Notices(): ReactElement {
  return (
    <Card title="Notices">
      <div className="col g3">
        <Notice>Planned maintenance on Sunday, 04:00 to 04:30.</Notice>
        <Notice tone="warn">Daily loss limit reached.</Notice>
        <Notice tone="bad">Deposit of €50 was declined by the bank. Nothing was charged.</Notice>
        <Notice tone="reward">50 free spins are waiting on Wolf Ridge.</Notice>
      </div>
    </Card>
  );
}

export function States(): ReactElement {
  return (
    <>
      <Card title="Empty">
        <EmptyState
          title="No favourites yet"
          text="Tap the heart on any game and it lands here."
          action={<Button>Browse pokies</Button>}
        />
      </Card>
      <Card title="Load failure">
        <ErrorState
          title="Games did not load"
          text="Your balance is safe. We try again in 8 s."
          action={<Button>Try again</Button>}
        />
      </Card>
      <Card title="Table, loading">
        <SkeletonRows />
      </Card>
    </>
  );
}

const badge = (
  <Badge tone="media" icon={FlameIcon}>
    Top
  </Badge>
);

export const play = <TilePlayLink href="#play" aria-label="Play" />;

const demo = (
  <a className="tile__demo" href="#demo">
    Try demo
  </a>
);

const heart = (pressed: boolean) => <TileFavourite label="Favourite" pressed={pressed} onPress={() => undefined} />;

export function Tiles(): ReactElement {
  return (
    <Card title="Tile states" wide={3}>
      <div className="kt">
        <TileFrame
          title="Aurora Fjord"
          subtitle="Hollow Peak"
          badge={badge}
          overlay={<TileActions play={play} demo={demo} />}
          corner={heart(false)}
        />
        <TileFrame title="Rocket X" subtitle="Apogee Turbo" badge={badge} favourite corner={heart(true)} />
        <TileFrame title="Hive Heist" locked overlay={<TileLock reason="Not available in EUR" />} />
        <SkeletonTile />
      </div>
    </Card>
  );
}
