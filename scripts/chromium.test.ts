import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from './chromium.ts';

const downloaded = '/home/player/.cache/ms-playwright/chromium/chrome';

/** A fake machine on which commands create files. */
function machine(change: Partial<Machine> & { files?: string[]; makes?: Record<string, string> }) {
  const files = new Set(change.files);
  const commands: string[] = [];
  const made: Machine = {
    isRoot: false,
    named: undefined,
    exists: file => files.has(file),
    run: async (command, args) => {
      commands.push([command, ...args].join(' '));
      const file = change.makes?.[`${command} ${args[0]}`];
      if (file !== undefined) files.add(file);
      return 0;
    },
    playwrightFile: () => downloaded,
    ...change,
  };
  return { made, commands };
}

describe('the Chromium used by the journeys', () => {
  it('uses only the browser that CHROMIUM names, even if that file is missing', async () => {
    const own = machine({ named: '/opt/chrome', files: ['/opt/chrome', '/usr/bin/chromium'] });
    expect(await findChromium(own.made)).toBe('/opt/chrome');
    expect(await findChromium(machine({ named: '/opt/chrome', files: ['/usr/bin/chromium'] }).made)).toBeNull();
  });

  it("uses Debian's Chromium, preferably the headless one, and installs it if the user is root", async () => {
    const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
    expect(await findChromium(machine({ files: [whole] }).made)).toBe(whole);
    expect(await findChromium(machine({ files: [whole, shell] }).made)).toBe(shell);
    const install = 'apt-get install -y -qq --no-install-recommends';
    const root = machine({ isRoot: true, makes: { 'apt-get install': shell } });
    expect(await findChromium(root.made)).toBe(shell);
    expect(root.commands).toEqual(['apt-get update -qq', `${install} chromium-headless-shell`]);
    const older = machine({ isRoot: true, makes: { 'apt-get install': whole } });
    expect(await findChromium(older.made)).toBe(whole);
    expect(older.commands.at(-1)).toBe(`${install} chromium`);
  });

  it('uses the browser that Playwright downloads if the user is not root or Debian has no package for it', async () => {
    const user = machine({ makes: { 'playwright install': downloaded } });
    expect(await findChromium(user.made)).toBe(downloaded);
    expect(user.commands).toEqual(['playwright install --no-shell chromium']);
    const root = machine({ isRoot: true, makes: { 'playwright install': downloaded } });
    expect(await findChromium(root.made)).toBe(downloaded);
    const again = machine({ files: [downloaded] });
    expect(await findChromium(again.made)).toBe(downloaded);
    expect(again.commands).toEqual([]);
  });

  it('reports that Chromium is missing if it cannot be found or installed', async () => {
    expect(await findChromium(machine({}).made)).toBeNull();
  });
});
