import type { ReactElement } from 'react';
import * as icons from '../../src/icons.tsx';
import { State, type Group } from '../group.tsx';

export const iconSet: Group = { title: 'Icons', shows: [], Content: Icons };

function Icons(): ReactElement {
  return (
    <State name={`${Object.keys(icons).length} icons, 24 px`}>
      <ul className="row flex-wrap gap-3">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} title={name}>
            <Icon size="l" />
          </li>
        ))}
      </ul>
    </State>
  );
}
