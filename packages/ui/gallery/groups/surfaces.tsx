import type { ReactElement } from 'react';
import { CardLink } from '../../src/card-link.tsx';
import { Card } from '../../src/card.tsx';
import { Divider } from '../../src/divider.tsx';
import { FullScreenLayout, SceneWords } from '../../src/full-screen-layout.tsx';
import { IconButton } from '../../src/icon-button.tsx';
import { IconPlate } from '../../src/icon-plate.tsx';
import { CherryIcon, ShieldCheckIcon, TriangleAlertIcon, XIcon } from '../../src/icons.tsx';
import { KeyValue, KeyValues } from '../../src/key-values.tsx';
import { ListRow } from '../../src/list-row.tsx';
import { RowPlate } from '../../src/row-plate.tsx';
import { NumberCell, NumberHead, Place, PlaceCell, Table, TableRow } from '../../src/table.tsx';
import { TextInput } from '../../src/text-input.tsx';
import { VisuallyHidden } from '../../src/visually-hidden.tsx';
import { Well, WellList } from '../../src/well.tsx';
import { State, type Group, type Theme } from '../group.tsx';
import { longText } from '../long-text.ts';

export const surfaces: Group = {
  title: 'Cards, lists, tables',
  shows: [
    'Card',
    'CardLink',
    'Divider',
    'FullScreenLayout',
    'IconPlate',
    'KeyValue',
    'KeyValues',
    'ListRow',
    'NumberCell',
    'NumberHead',
    'Place',
    'PlaceCell',
    'RowPlate',
    'SceneWords',
    'Table',
    'TableRow',
    'VisuallyHidden',
    'Well',
    'WellList',
  ],
  Content: Surfaces,
};

const rows = [
  { name: 'Mira', points: '12,400' },
  { name: longText, points: '9,150' },
  { name: 'Otto', points: '8,020' },
  { name: 'You', points: '7,900' },
];

function Surfaces({ theme }: { theme: Theme }): ReactElement {
  return (
    <>
      <State name="card with a well and a divider">
        <Card as="div">
          <h3 className="heading-3">Limits</h3>
          <p className="small text-secondary">{longText}</p>
          <Divider />
          <Well>A sunken surface</Well>
        </Card>
      </State>
      <State name="card as a link">
        <CardLink className="row gap-3" href="#surfaces">
          <IconPlate icon={CherryIcon} />
          <b className="title">All of them</b>
        </CardLink>
      </State>
      <State name="icon plate: plain, warning">
        <div className="row gap-2">
          <IconPlate icon={ShieldCheckIcon} size="l" />
          <IconPlate icon={TriangleAlertIcon} size="l" tone="warn" />
        </div>
      </State>
      <State name="plates of rows: plain, and in each tone">
        <div className="row gap-2">
          <RowPlate icon={CherryIcon} />
          <RowPlate icon={CherryIcon} tone="brand" />
          <RowPlate icon={CherryIcon} tone="reward" />
          <RowPlate icon={ShieldCheckIcon} tone="ok" />
          <RowPlate icon={TriangleAlertIcon} tone="warn" />
          <RowPlate icon={XIcon} tone="bad" />
          <RowPlate icon={ShieldCheckIcon} tone="info" />
        </div>
      </State>
      <State name="names and values">
        <KeyValues well className="numeric">
          <KeyValue name="Deposit">€50.00</KeyValue>
          <KeyValue name={longText}>€298.50</KeyValue>
        </KeyValues>
        <WellList>
          <dt className="caption text-muted">Number</dt>
          <dd className="title numeric">17</dd>
        </WellList>
      </State>
      <State name="list">
        <Winners />
      </State>
      <State name="table: medals, long text, one's own row">
        <div className="scrolls" tabIndex={0} role="group" aria-label={`Standings, ${theme}`}>
          <Table label={`Standings, ${theme}`}>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Player</th>
                <NumberHead scope="col">Points</NumberHead>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, points }, index) => (
                <TableRow key={name} own={index === rows.length - 1}>
                  <PlaceCell place={index + 1} />
                  <td>{name}</td>
                  <NumberCell>{points}</NumberCell>
                </TableRow>
              ))}
            </tbody>
          </Table>
        </div>
      </State>
      <State name="full-screen form">
        <FullScreenLayout
          header={<b className="title">Liftoff</b>}
          close={<IconButton icon={XIcon} label="Close" filled />}
          footer={<span className="caption text-muted">18+</span>}
          scene={
            <SceneWords>
              <p className="heading-2">Words over a scene</p>
            </SceneWords>
          }
        >
          <h3 className="heading-1">Welcome back</h3>
          <TextInput label="E-mail" type="email" />
        </FullScreenLayout>
      </State>
      <State name="for screen readers only">
        <VisuallyHidden>Not seen, but read</VisuallyHidden>
      </State>
    </>
  );
}

function Winners(): ReactElement {
  return (
    <ul>
      <ListRow>
        <Place place={1} />
        <span className="grow">Reborn at Noon</span>
        <b className="numeric small">€12.00</b>
      </ListRow>
      <ListRow>
        <Place place={4} />
        <span className="grow">Hedgerow Bandit</span>
        <b className="numeric small">€8.40</b>
      </ListRow>
    </ul>
  );
}
