import { expect, it } from 'vitest';
import { addressLine } from './address-line.ts';

it.each([
  [['12 King St W', 'Toronto', 'ON', 'M5V 2T6', 'CA'], '12 King St W, Toronto ON M5V 2T6'],
  [['1 George St', 'Sydney', 'NSW', '2000', 'AU'], '1 George St, Sydney NSW 2000'],
  [['Invalidenstr. 1', 'Berlin', null, '10115', 'DE'], 'Invalidenstr. 1, 10115 Berlin'],
  [['Via Roma 1', 'Roma', 'RM', '00184', 'IT'], 'Via Roma 1, 00184 Roma, RM'],
  [[null, 'Toronto', null, null, 'CA'], 'Toronto'],
  [[null, null, null, null, null], ''],
])('writes %j as "%s"', ([address, city, state, postal_code, country], line) => {
  const of = { address, city, state, postal_code, country };
  expect(addressLine(of as Parameters<typeof addressLine>[0])).toBe(line);
});
