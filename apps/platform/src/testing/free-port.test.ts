import { expect, it } from 'vitest';
import { freePorts } from './free-port.ts';

it('ports requested together are always different', async () => {
  for (let asked = 0; asked < 20; asked += 1) {
    const ports = await freePorts(50);
    expect(new Set(ports).size).toBe(50);
    expect(ports.every(port => port > 1_023 && port < 65_536)).toBe(true);
  }
});
