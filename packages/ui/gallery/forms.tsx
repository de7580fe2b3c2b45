import { useState, type ReactElement } from 'react';
import { Checkbox, OptionCard, Switch } from '../src/choice.tsx';
import { OtpInput } from '../src/otp-input.tsx';
import { Select } from '../src/select.tsx';
import { Stepper } from '../src/stepper.tsx';
import { PasswordInput, TextInput } from '../src/text-input.tsx';
import { Card } from './card.tsx';

export function Fields(): ReactElement {
  return (
    <Card title="Fields">
      <div className="col g4">
        <TextInput label="Nickname" placeholder="3 to 15 characters" />
        <TextInput label="E-mail" defaultValue="mira@" error="Enter an e-mail like name@site.com" />
        <PasswordInput label="Password" showLabel="Show" hideLabel="Hide" hint="At least 8 characters" />
        <Select
          label="Country"
          defaultValue="CA"
          options={[
            { value: 'CA', label: 'Canada' },
            { value: 'DE', label: 'Germany' },
          ]}
        />
      </div>
    </Card>
  );
}

export function Choices(): ReactElement {
  const [code, setCode] = useState('419');
  const [count, setCount] = useState(2);
  return (
    <Card title="Two-factor code">
      <OtpInput
        label="Code"
        value={code}
        onChange={setCode}
        hint="Code from your authenticator app. New one in 18 s."
      />
      <hr className="hr" />
      <Switch defaultChecked>News by e-mail</Switch>
      <Switch>News by SMS</Switch>
      <Checkbox defaultChecked>I am 18 or older and accept the terms</Checkbox>
      <div className="mt2">
        <Stepper
          label="Quantity"
          lessLabel="Fewer"
          moreLabel="More"
          value={count}
          min={1}
          max={12}
          onChange={setCount}
        />
      </div>
      <div className="col g2 mt4">
        <OptionCard name="limit" title="Daily" text="Starts again at 00:00" defaultChecked />
        <OptionCard name="limit" title="Weekly" />
      </div>
    </Card>
  );
}
