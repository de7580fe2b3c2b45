import type { ReactElement } from 'react';
import { ButtonLink } from '../../src/button-link.tsx';
import type { ButtonVariant } from '../../src/button-class.ts';
import { Button } from '../../src/button.tsx';
import { Count } from '../../src/count.tsx';
import { IconButton, IconButtonLink } from '../../src/icon-button.tsx';
import { ChevronRightIcon, GiftIcon, SearchIcon } from '../../src/icons.tsx';
import { Spinner } from '../../src/spinner.tsx';
import { longText } from '../long-text.ts';
import { State, type Group } from '../group.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'soft', 'outline', 'ghost', 'reward', 'danger'];

export const buttons: Group = {
  title: 'Buttons',
  shows: ['Button', 'ButtonLink', 'IconButton', 'IconButtonLink', 'Count', 'Spinner'],
  Content: Buttons,
};

function Buttons(): ReactElement {
  return (
    <>
      {variants.map(variant => (
        <State name={variant} key={variant}>
          <div className="row gap-2 flex-wrap">
            <Button variant={variant}>Continue</Button>
            <Button variant={variant} pending pendingLabel="Sending">
              Continue
            </Button>
            <Button variant={variant} unavailable>
              Continue
            </Button>
            <Button variant={variant} disabled>
              Continue
            </Button>
          </div>
        </State>
      ))}
      <State name="on media">
        <div className="row gap-2 media">
          <Button variant="media">Play demo</Button>
        </div>
      </State>
      <State name="small, large, with icon">
        <div className="row gap-2 flex-wrap">
          <Button size="s">Small</Button>
          <Button size="l" variant="primary">
            <GiftIcon />
            Large
          </Button>
        </div>
      </State>
      <State name="as wide as its container, long text">
        <Button block className="long">
          {longText}
        </Button>
      </State>
      <State name="link">
        <div className="row gap-2 flex-wrap">
          <ButtonLink href="#buttons">Terms</ButtonLink>
          <ButtonLink href="#buttons" variant="primary" size="s">
            Terms
          </ButtonLink>
          <ButtonLink href="#buttons" block>
            Terms
          </ButtonLink>
        </div>
      </State>
      <State name="icon button: bare, filled, counted, disabled, link">
        <div className="row gap-2 flex-wrap">
          <IconButton icon={SearchIcon} label="Search" />
          <IconButton icon={SearchIcon} label="Search, filled" filled />
          <IconButton icon={GiftIcon} label="Gifts, 3 available">
            <Count value={3} />
          </IconButton>
          <IconButton icon={SearchIcon} label="Search, disabled" disabled />
          <IconButtonLink icon={ChevronRightIcon} label="Next" href="#buttons" />
        </div>
      </State>
      <State name="busy">
        <Spinner />
      </State>
    </>
  );
}
