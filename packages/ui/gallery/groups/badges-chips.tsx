import { useState, type ReactElement } from 'react';
import { Badge, type BadgeTone } from '../../src/badge.tsx';
import { Chip, ChipLink, ChipNav, ChipRail } from '../../src/chip.tsx';
import { CheckIcon, FlameIcon, LayoutGridIcon, TrophyIcon } from '../../src/icons.tsx';
import { Pips } from '../../src/pips.tsx';
import { Segmented } from '../../src/segmented.tsx';
import { SegmentButton, SegmentGroup, SegmentLink, SegmentNav } from '../../src/segments.tsx';
import { State, type Group, type Theme } from '../group.tsx';
import { longText } from '../long-text.ts';

const tones: readonly BadgeTone[] = ['neutral', 'brand', 'reward', 'ok', 'warn', 'bad', 'info'];

export const badgesAndChips: Group = {
  title: 'Badges, chips, segments',
  shows: [
    'Badge',
    'Chip',
    'ChipLink',
    'ChipNav',
    'ChipRail',
    'Pips',
    'SegmentButton',
    'SegmentGroup',
    'SegmentLink',
    'SegmentNav',
    'Segmented',
  ],
  Content: BadgesAndChips,
};

function BadgesAndChips({ theme }: { theme: Theme }): ReactElement {
  const [order, setOrder] = useState<'biggest' | 'latest'>('biggest');
  const [view, setView] = useState('grid');
  return (
    <>
      <State name="badges: tones">
        <div className="row gap-2 flex-wrap">
          {tones.map(tone => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="ok" icon={CheckIcon}>
            with icon
          </Badge>
        </div>
      </State>
      <State name="badges on media">
        <div className="row gap-2 flex-wrap media">
          <Badge tone="media" icon={FlameIcon}>
            Top
          </Badge>
          <Badge tone="media" mark="new">
            New
          </Badge>
          <Badge tone="media" icon={TrophyIcon} mark="jackpot">
            Prize
          </Badge>
          <Badge tone="media" mark="live">
            Live
          </Badge>
        </div>
      </State>
      <State name="chips: on, off, action, disabled, small">
        <ChipRail label={`Chips, ${theme}`}>
          <Chip selected icon={LayoutGridIcon}>
            On
          </Chip>
          <Chip selected={false} icon={FlameIcon}>
            Off
          </Chip>
          <Chip>Action</Chip>
          <Chip small>Small</Chip>
          <Chip>{longText}</Chip>
        </ChipRail>
      </State>
      <State name="chips as links">
        <ChipNav aria-label={`Categories, ${theme}`}>
          <ChipLink href="#badges" aria-current="page" icon={LayoutGridIcon}>
            Here
          </ChipLink>
          <ChipLink href="#badges">Elsewhere</ChipLink>
        </ChipNav>
      </State>
      <State name="pips">
        <Pips count={4} />
      </State>
      <State name="segmented">
        <Segmented
          label={`Order, ${theme}`}
          value={order}
          onChange={setOrder}
          options={[
            { value: 'biggest', label: 'Biggest' },
            { value: 'latest', label: 'Latest' },
          ]}
        />
      </State>
      <State name="segments as links, as buttons">
        <SegmentNav aria-label={`Sort, ${theme}`}>
          <SegmentLink href="#badges" aria-current="page">
            Popular
          </SegmentLink>
          <SegmentLink href="#badges">Newest</SegmentLink>
        </SegmentNav>
        <SegmentGroup aria-label={`View, ${theme}`}>
          {['grid', 'list'].map(name => (
            <SegmentButton key={name} pressed={view === name} onClick={() => setView(name)}>
              {name}
            </SegmentButton>
          ))}
        </SegmentGroup>
      </State>
    </>
  );
}
