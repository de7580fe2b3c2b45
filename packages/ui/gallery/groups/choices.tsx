import { useState, type ReactElement } from 'react';
import { Checkbox, OptionCard, Switch } from '../../src/choice.tsx';
import { IconButton } from '../../src/icon-button.tsx';
import { MinusIcon, PlusIcon } from '../../src/icons.tsx';
import { OtpInput } from '../../src/otp-input.tsx';
import { StepperFrame, StepperValue } from '../../src/stepper-frame.tsx';
import { Stepper } from '../../src/stepper.tsx';
import { State, type Group, type Theme } from '../group.tsx';
import { longText } from '../long-text.ts';

export const choices: Group = {
  title: 'Choices',
  shows: ['Checkbox', 'OptionCard', 'OtpInput', 'Stepper', 'StepperFrame', 'StepperValue', 'Switch'],
  Content: Choices,
};

function Choices({ theme }: { theme: Theme }): ReactElement {
  const [code, setCode] = useState('419');
  const [count, setCount] = useState(2);
  const ends = { lessLabel: 'Fewer', moreLabel: 'More', min: 1, max: 12 };
  return (
    <>
      <State name="checkbox: off, on, error, disabled, long text">
        <Checkbox>News by e-mail</Checkbox>
        <Checkbox defaultChecked>News by SMS</Checkbox>
        <Checkbox error="Accept the terms to continue">I accept the terms</Checkbox>
        <Checkbox disabled>Not now</Checkbox>
        <Checkbox>{longText}</Checkbox>
      </State>
      <State name="switch: off, on, disabled">
        <Switch>Sound</Switch>
        <Switch defaultChecked>Music</Switch>
        <Switch disabled>Vibration</Switch>
      </State>
      <State name="option card: chosen, not, disabled, several">
        <div className="column gap-2">
          <OptionCard name={`period-${theme}`} title="Daily" text="Starts again at 00:00" defaultChecked />
          <OptionCard name={`period-${theme}`} title="Weekly" />
          <OptionCard name={`period-${theme}`} title="Monthly" disabled />
          <OptionCard type="checkbox" title={longText} text={longText} />
        </div>
      </State>
      <State name="one-time code: typing, error, disabled">
        <OtpInput label="Code" value={code} onChange={setCode} hint="New one in 18 s" />
        <OtpInput label="Code, wrong" value="123456" onChange={setCode} error="This code is not right" />
        <OtpInput label="Code, disabled" value="" onChange={setCode} disabled />
      </State>
      <State name="stepper: between, at its end, one's own buttons">
        <Stepper label={`Quantity, ${theme}`} value={count} onChange={setCount} {...ends} />
        <Stepper label={`At its end, ${theme}`} value={12} onChange={setCount} {...ends} />
        <StepperFrame aria-label={`Stake, ${theme}`}>
          <IconButton icon={MinusIcon} label="Lower" />
          <StepperValue>1.00</StepperValue>
          <IconButton icon={PlusIcon} label="Raise" />
        </StepperFrame>
      </State>
    </>
  );
}
