import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';

export type TabItem<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A count shown in small type next to the label. */
  count?: ReactNode;
  panel: ReactNode;
};

export type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: ReadonlyArray<TabItem<Value>>;
  panelClassName?: string | undefined;
};

/**
 * Tabs that switch an area of the page. Arrow keys move between them. For tabs that are links, use `TabsNav` instead.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>): ReactElement {
  const { label, value, onChange, tabs, panelClassName } = props;
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map(tab => (
          <Base.Tab className="tab" key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(tab => (
        <Base.Panel className={panelClassName} key={tab.value} value={tab.value}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
