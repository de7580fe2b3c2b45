import { useState, type ReactElement } from 'react';
import { Dropdown } from '../../src/dropdown.tsx';
import { ChevronDownIcon, GlobeIcon, HistoryIcon, UserRoundIcon } from '../../src/icons.tsx';
import { MenuRowButton, MenuRowSummary } from '../../src/menu-row-button.tsx';
import { MenuRowLink } from '../../src/menu-row.tsx';
import { TabButton, TabLink, TabsNav } from '../../src/tabs-nav.tsx';
import { Tabs } from '../../src/tabs.tsx';
import { State, type Group, type Theme } from '../group.tsx';
import { longText } from '../long-text.ts';

export const menus: Group = {
  title: 'Tabs and dropdowns',
  shows: ['Dropdown', 'MenuRowButton', 'MenuRowLink', 'MenuRowSummary', 'TabButton', 'TabLink', 'Tabs', 'TabsNav'],
  Content: Menus,
};

function Menus({ theme }: { theme: Theme }): ReactElement {
  const [tab, setTab] = useState<'all' | 'spins' | 'money'>('all');
  return (
    <>
      <State name="tabs">
        <Tabs
          label={`Gifts, ${theme}`}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'all', label: 'All', count: 24, panel: <p className="small">24 gifts</p> },
            { value: 'spins', label: 'Free spins', panel: <p className="small">None yet</p> },
            { value: 'money', label: longText, panel: <p className="small">None yet</p> },
          ]}
        />
      </State>
      <State name="tabs that are addresses, or jump">
        <TabsNav aria-label={`Pages, ${theme}`}>
          <TabLink href="#menus" aria-current="page">
            Here
          </TabLink>
          <TabLink href="#menus">Elsewhere</TabLink>
          <TabButton>Jump</TabButton>
        </TabsNav>
      </State>
      <State name="dropdown: button, icon, own look">
        <div className="row gap-2">
          <Dropdown look="button" summary="Language" label={`Language, ${theme}`}>
            <MenuRowLink href="#menus" aria-current="true">
              <GlobeIcon />
              English
            </MenuRowLink>
            <MenuRowLink href="#menus">{longText}</MenuRowLink>
          </Dropdown>
          <Dropdown look="icon" summary={<UserRoundIcon />} label={`Profile, ${theme}`}>
            <MenuRowButton>
              <HistoryIcon />
              Sign out
            </MenuRowButton>
            <MenuRowButton aria-disabled="true">Not now</MenuRowButton>
          </Dropdown>
          <Dropdown
            padded
            align="end"
            summary={
              <>
                Balance <ChevronDownIcon size="s" />
              </>
            }
            summaryClass="row gap-1 plain-summary"
          >
            <p className="small">A panel with padding</p>
          </Dropdown>
        </div>
      </State>
      <State name="a row that unfolds">
        <details>
          <MenuRowSummary>Language</MenuRowSummary>
          <p className="small">What stands under it</p>
        </details>
      </State>
    </>
  );
}
