import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { DepositFrame } from './deposit-frame.tsx';
import type { Paying } from './use-deposit.ts';

const platform = 'https://games.example';
const word = { type: 'liftoff:payment' };
const url = `${platform}/card/1`;
const paying = {
  step: 'paying',
  payment: { amount_cents: 2_500, currency: 'EUR' },
  before: 0n,
  canceling: false,
} as unknown as Paying;

it("checks the payment only on messages from the provider's frame itself [A37]", () => {
  const onLook = vi.fn<() => void>();
  const onMessage = vi.fn<(message: unknown) => void>();
  show(<DepositFrame paying={paying} url={url} onLook={onLook} onMessage={onMessage} onCancel={() => {}} />);
  const own = screen.getByTitle<HTMLIFrameElement>(/^Payment provider/).contentWindow;
  const says = (data: unknown, origin: string, source: MessageEventSource | null) =>
    fireEvent(window, new MessageEvent('message', { data, origin, source }));
  for (const origin of ['https://evil.example', `${platform}.evil.example`, 'https://evil-games.example', 'null'])
    says(word, origin, own);
  for (const source of [null, window]) says(word, platform, source);
  for (const data of ['liftoff:payment', null, { type: 'liftoff:frame' }]) says(data, platform, own);
  expect(onLook).not.toHaveBeenCalled();
  expect(onMessage).not.toHaveBeenCalled();
  says(word, platform, own);
  expect(onLook).toHaveBeenCalledTimes(1);
  expect(onMessage.mock.calls).toEqual([[word]]);
});

it("allows the provider's page only scripts, forms and its own origin: it cannot navigate out of the frame, use devices or learn the page address [A38] [D15]", () => {
  show(<DepositFrame paying={paying} url={url} onLook={() => {}} onMessage={() => {}} onCancel={() => {}} />);
  const frame = screen.getByTitle(/^Payment provider/);
  expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(frame.getAttribute('allow')).toBe('');
  expect(frame.getAttribute('referrerpolicy')).toBe('origin');
  expect(new URL(frame.getAttribute('src') ?? '').origin).not.toBe(window.location.origin);
});
