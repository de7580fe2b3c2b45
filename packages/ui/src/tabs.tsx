import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';

export type TabItem<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Beside the label, small. */
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
 * Tabs change an area of the page; arrow keys move between them. Tabs that are addresses are a `TabsNav` instead.
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
