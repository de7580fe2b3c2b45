import type { ReactElement } from 'react';
import { Field, FieldLabel, FieldLine, FieldPair, FieldValue, StrengthMeter } from '../../src/field.tsx';
import { IconButton } from '../../src/icon-button.tsx';
import { CopyIcon, MailIcon, XIcon } from '../../src/icons.tsx';
import { InputFrame } from '../../src/input-frame.tsx';
import { SearchInput } from '../../src/search-input.tsx';
import { Select } from '../../src/select.tsx';
import { PasswordInput, TextArea, TextInput } from '../../src/text-input.tsx';
import { State, type Group, type Theme } from '../group.tsx';
import { longText } from '../long-text.ts';

export const fields: Group = {
  title: 'Fields',
  shows: [
    'Field',
    'FieldLabel',
    'FieldLine',
    'FieldPair',
    'FieldValue',
    'InputFrame',
    'PasswordInput',
    'SearchInput',
    'Select',
    'StrengthMeter',
    'TextArea',
    'TextInput',
  ],
  Content: Fields,
};

const countries = [
  { value: 'CA', label: 'Canada' },
  { value: 'DE', label: 'Germany' },
];

function Fields({ theme }: { theme: Theme }): ReactElement {
  return (
    <>
      <State name="empty, with a hint">
        <TextInput label="Nickname" placeholder="3 to 15 characters" hint="Others see it" />
      </State>
      <State name="filled, with prefix and suffix">
        <TextInput label="E-mail" defaultValue="mira@example.com" prefix={<MailIcon />} suffix="@" />
      </State>
      <State name="error">
        <TextInput label="E-mail" defaultValue="mira@" error="Enter an e-mail like name@site.com" />
      </State>
      <State name="disabled, read-only">
        <FieldPair>
          <TextInput label="Disabled" defaultValue="Mira" disabled />
          <TextInput label="Read-only" defaultValue="Kask" readOnly />
        </FieldPair>
      </State>
      <State name="alone in its row, long text">
        <FieldPair alone>
          <TextInput label={longText} defaultValue={longText} hint={longText} />
        </FieldPair>
      </State>
      <State name="password, its strength">
        <PasswordInput label="Password" showLabel="Show" hideLabel="Hide" hint="At least 8 characters" />
        <StrengthMeter level={2} of={4} />
      </State>
      <State name="select: placeholder, chosen, error, disabled">
        <FieldPair>
          <Select label="Country" defaultValue="" placeholder="Choose" options={countries} />
          <Select label="Country" defaultValue="CA" options={countries} />
        </FieldPair>
        <FieldPair>
          <Select label="Country" defaultValue="CA" options={countries} error="Choose a country" />
          <Select label="Country" defaultValue="CA" options={countries} disabled />
        </FieldPair>
      </State>
      <State name="several lines">
        <TextArea label="Message" defaultValue={longText} />
      </State>
      <State name="search: empty, filled">
        <SearchInput label={`Search, ${theme}`} placeholder="Search" />
        <SearchInput
          label={`Search again, ${theme}`}
          defaultValue="wolf"
          action={<IconButton icon={XIcon} label="Clear" />}
        />
      </State>
      <State name="parts: a control of one's own, a value, a line">
        <Field label="Amount" hint="At least 10">
          {control => (
            <InputFrame bad>
              <input {...control} defaultValue="5" inputMode="numeric" />
            </InputFrame>
          )}
        </Field>
        <FieldValue label="Address">
          <span className="row between">
            bc1q9x…4k2 <IconButton icon={CopyIcon} label="Copy" />
          </span>
        </FieldValue>
        <FieldLabel>A label alone</FieldLabel>
        <FieldLine bad>What is wrong, with the cure</FieldLine>
      </State>
    </>
  );
}
