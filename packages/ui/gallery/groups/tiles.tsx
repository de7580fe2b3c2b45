import type { ReactElement } from 'react';
import { Badge } from '../../src/badge.tsx';
import { FlameIcon } from '../../src/icons.tsx';
import { Rail, RailArrows } from '../../src/rail.tsx';
import { Section, SectionHead } from '../../src/section.tsx';
import {
  TileActions,
  TileContent,
  TileDemoLink,
  TileFavourite,
  TileFrame,
  TileLock,
  TilePlayLink,
} from '../../src/tile-frame.tsx';
import { TileGap, TileGrid } from '../../src/tile-grid.tsx';
import { State, type Group, type Theme } from '../group.tsx';
import { longText } from '../long-text.ts';

export const tiles: Group = {
  title: 'Tiles and rails',
  shows: [
    'Rail',
    'RailArrows',
    'Section',
    'SectionHead',
    'TileActions',
    'TileDemoLink',
    'TileFavourite',
    'TileContent',
    'TileFrame',
    'TileGap',
    'TileGrid',
    'TileLock',
    'TilePlayLink',
  ],
  Content: Tiles,
};

const badge = (
  <Badge tone="media" icon={FlameIcon}>
    Top
  </Badge>
);
const play = <TilePlayLink href="#tiles" aria-label="Play" />;
const demo = <TileDemoLink href="#tiles">Try demo</TileDemoLink>;
const heart = (pressed: boolean) => <TileFavourite label="Favourite" pressed={pressed} onPress={() => undefined} />;

function Tiles({ theme }: { theme: Theme }): ReactElement {
  return (
    <>
      <State name="default, favourite, locked, long text">
        <TileGrid>
          <li>
            <TileFrame>
              <TileContent
                title="Aurora Fjord"
                subtitle="Hollow Peak"
                badge={badge}
                overlay={<TileActions play={play} demo={demo} />}
                corner={heart(false)}
              />
            </TileFrame>
          </li>
          <li>
            <TileFrame favourite>
              <TileContent title="Rocket X" subtitle="Apogee Turbo" corner={heart(true)} />
            </TileFrame>
          </li>
          <li>
            <TileFrame locked>
              <TileContent title="Hive Heist" overlay={<TileLock reason="Not available in EUR" />} />
            </TileFrame>
          </li>
          <TileGap px={40} />
          <li>
            <TileFrame>
              <TileContent title={longText} subtitle={longText} overlay={<TileActions play={play} />} />
            </TileFrame>
          </li>
        </TileGrid>
      </State>
      <State name="rail">
        <Rail
          title={`New games, ${theme}`}
          headingLevel={3}
          previousLabel={`Previous, ${theme}`}
          nextLabel={`Next, ${theme}`}
        >
          {Array.from({ length: 9 }, (_, index) => (
            <TileFrame key={index}>
              <TileContent title={`Game ${index + 1}`} overlay={<TileActions play={play} />} />
            </TileFrame>
          ))}
        </Rail>
      </State>
      <State name="arrows of a scroller">
        <RailArrows
          ends={{ atStart: true, atEnd: false, page: () => undefined }}
          previousLabel={`Previous, ${theme}`}
          nextLabel={`Next, ${theme}`}
        />
      </State>
      <State name="section with its head">
        <Section aria-labelledby={`section-${theme}`}>
          <SectionHead>
            <h3 className="heading-2" id={`section-${theme}`}>
              Studios, {theme}
            </h3>
            <a className="link" href="#tiles">
              All 20
            </a>
          </SectionHead>
        </Section>
      </State>
    </>
  );
}
