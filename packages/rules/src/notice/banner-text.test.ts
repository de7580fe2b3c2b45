import { expect, it } from 'vitest';
import { fillVariables } from './banner-text.ts';

const variables = { amount: { EUR: '€300', CAD: '$450' }, least: { EUR: '€20' } };
const text = 'Up to {amount} from {least}';

it("fills a banner's variables in the reader's currency, and in EUR where that currency has no value [PBANNER-014]", () => {
  expect(fillVariables(text, variables, 'EUR')).toBe('Up to €300 from €20');
  expect(fillVariables(text, variables, 'CAD')).toBe('Up to $450 from €20');
  expect(fillVariables(text, variables, 'BTC')).toBe('Up to €300 from €20');
});

it('gives no text if a variable has no value at all', () => {
  expect(fillVariables('Up to {most}', variables, 'EUR')).toBeNull();
  expect(fillVariables('Up to {toString}', variables, 'EUR')).toBeNull();
  expect(fillVariables('Up to {least}', { least: { CAD: '$30' } }, 'EUR')).toBeNull();
  expect(fillVariables('A smile {here}', {}, 'EUR')).toBe('A smile {here}');
});
