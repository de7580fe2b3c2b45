import { useState, type ReactElement } from 'react';
import { Badge } from '../src/badge.tsx';
import { Button } from '../src/button.tsx';
import { Chip } from '../src/chip.tsx';
import { Count } from '../src/count.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { CheckIcon, FlameIcon, GiftIcon, LayoutGridIcon, SearchIcon } from '../src/icons.tsx';
import { Segmented } from '../src/segmented.tsx';
import { Tabs } from '../src/tabs.tsx';
import { Card } from './card.tsx';

export function Buttons(): ReactElement {
  return (
    <Card title="Buttons" wide={2}>
      <div className="row g2 wrapx">
        <Button variant="primary">Primary</Button>
        <Button variant="primary" className="show-hover">
          Hover
        </Button>
        <Button variant="primary" className="show-focus">
          Focus
        </Button>
        <Button variant="primary" pending pendingLabel="Sending">
          Send
        </Button>
        <Button unavailable>Disabled</Button>
      </div>
      <div className="row g2 wrapx mt3">
        <Button>Secondary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="reward">
          <GiftIcon />
          Claim gift
        </Button>
        <Button variant="danger">Exclude me</Button>
        <Button variant="soft">Soft</Button>
      </div>
      <div className="row g2 wrapx mt3">
        <Button size="s">Small</Button>
        <Button size="l" variant="primary">
          Large
        </Button>
        <IconButton icon={SearchIcon} label="Search" filled />
        <IconButton icon={GiftIcon} label="Gifts, 12 available">
          <Count value={12} />
        </IconButton>
      </div>
    </Card>
  );
}

export function BadgesAndChips(): ReactElement {
  const [order, setOrder] = useState<'biggest' | 'latest'>('biggest');
  const [tab, setTab] = useState<'all' | 'spins' | 'money'>('all');
  return (
    <Card title="Badges and chips">
      <div className="row g2 wrapx">
        <Badge>Neutral</Badge>
        <Badge tone="brand">New</Badge>
        <Badge tone="reward">VIP</Badge>
        <Badge tone="ok" icon={CheckIcon}>
          Succeeded
        </Badge>
        <Badge tone="warn">Pending</Badge>
        <Badge tone="bad">Declined</Badge>
        <Badge tone="info">Processing</Badge>
      </div>
      <div className="row g2 wrapx mt4">
        <Chip selected icon={LayoutGridIcon}>
          Selected
        </Chip>
        <Chip selected={false} icon={FlameIcon}>
          Default
        </Chip>
        <Chip className="show-focus">Focus</Chip>
      </div>
      <div className="mt4">
        <Segmented
          label="Order"
          value={order}
          onChange={setOrder}
          options={[
            { value: 'biggest', label: 'Biggest' },
            { value: 'latest', label: 'Latest' },
          ]}
        />
      </div>
      <div className="mt3">
        <Tabs
          label="Gifts"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'all', label: 'All', count: 24, panel: null },
            { value: 'spins', label: 'Free spins', panel: null },
            { value: 'money', label: 'Money', panel: null },
          ]}
        />
      </div>
    </Card>
  );
}
