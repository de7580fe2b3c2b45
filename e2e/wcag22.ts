import { expect, type Page } from '@playwright/test';

/*
 * The criteria that WCAG 2.2 adds to 2.1 at level AA and that axe does not check [C43]: focus not obscured (2.4.11),
 * dragging movements (2.5.7), target size (2.5.8), consistent help (3.2.6), redundant entry (3.3.7), accessible
 * authentication (3.3.8).
 */

/**
 * 2.4.11: lists elements that are completely covered while they have the focus, tabbing down the page and up again.
 */
async function hiddenFocus(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    // Elements under a modal dialog cannot be reached.
    const root = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"]')].at(-1) ?? document.body;
    const stops = [
      ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ];
    const shownOf = (stop: HTMLElement) => (stop instanceof HTMLInputElement ? (stop.labels?.[0] ?? stop) : stop);
    const reachable = stops.filter(
      stop => stop.checkVisibility({ visibilityProperty: true }) && !stop.matches(':disabled, [inert] *'),
    );
    const isSeen = (stop: HTMLElement): boolean => {
      const shown = shownOf(stop);
      const shares = [0.1, 0.5, 0.9];
      // A link within a sentence can span two lines, and an element can be cut off at an edge, so only its visible
      // parts count.
      return [...shown.getClientRects()].some(box => {
        const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
        const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
        if (right <= left || bottom <= top) return false;
        return shares.some(x =>
          shares.some(y => {
            const there = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
            return there !== null && (shown.contains(there) || there.contains(shown));
          }),
        );
      });
    };
    const hidden: string[] = [];
    for (const stop of [...reachable, ...reachable.toReversed()]) {
      stop.focus();
      if (document.activeElement === stop && !isSeen(stop)) hidden.push(stop.outerHTML.slice(0, 120));
    }
    return [...new Set(hidden)];
  });
}

/** 2.5.7: lists elements that can only be moved by dragging. A native slider also accepts clicks and keys. */
const dragged = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Elements under a modal dialog cannot be reached.
    const root = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"]')].at(-1) ?? document.body;
    const found = root.querySelectorAll('[draggable="true"], [role="slider"]:not(input), [aria-grabbed]');
    return [...found].map(element => element.outerHTML.slice(0, 120));
  });

/**
 * 2.5.8: lists targets smaller than 24 by 24 px without that much room around them; links within a sentence are
 * exempt.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Elements under a modal dialog cannot be reached.
    const root = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"]')].at(-1) ?? document.body;
    const least = 24;
    const selector =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="menuitem"]';
    const boxOf = (target: HTMLElement): DOMRect => {
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
      return (label ?? target).getBoundingClientRect();
    };
    const inSentence = (target: HTMLElement): boolean => {
      const isInline = getComputedStyle(target).display === 'inline';
      const around = target.parentElement?.textContent.trim() ?? '';
      return isInline && around.length > target.textContent.trim().length;
    };
    const targets = [...root.querySelectorAll<HTMLElement>(selector)]
      .filter(
        target =>
          target.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && boxOf(target).width > 1,
      )
      .map(target => ({ target, box: boxOf(target) }));
    const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
    const distance = (from: { x: number; y: number }, box: DOMRect): number =>
      Math.hypot(
        Math.max(box.left - from.x, 0, from.x - box.right),
        Math.max(box.top - from.y, 0, from.y - box.bottom),
      );
    return targets
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .filter(({ target }) => !inSentence(target))
      .filter(({ target, box }) =>
        targets.some(
          other =>
            other.target !== target &&
            !other.target.contains(target) &&
            !target.contains(other.target) &&
            distance(middle(box), other.box) < least / 2,
        ),
      )
      .map(({ target, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${target.outerHTML.slice(0, 120)}`);
  });

/**
 * 3.3.8: lists sign-in fields that refuse pasting or a password manager, so that the user would have to remember
 * something.
 */
const hardSignIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Elements under a modal dialog cannot be reached.
    const root = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"]')].at(-1) ?? document.body;
    const known = /(?:^|\s)(?:username|email|current-password|new-password|one-time-code)$/;
    const fields = [...root.querySelectorAll<HTMLInputElement>('input')].filter(
      field => field.type === 'password' || known.test(field.autocomplete),
    );
    const takesPaste = (field: HTMLInputElement) =>
      field.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
      );
    return fields
      .filter(field => !known.test(field.autocomplete) || field.readOnly || !takesPaste(field))
      .map(field => field.outerHTML.slice(0, 120));
  });

/** Checks the current screen, or the dialog over it. */
export async function expectWcag22(page: Page): Promise<void> {
  expect(await hiddenFocus(page), 'focus not obscured').toEqual([]);
  expect(await dragged(page), 'no dragging').toEqual([]);
  expect(await smallTargets(page), 'target size').toEqual([]);
  expect(await hardSignIn(page), 'accessible authentication').toEqual([]);
}

/** 3.2.6: the kinds of help links in the footer, in their order. */
export async function helpOf(page: Page): Promise<string[]> {
  const kinds = [
    /\/support$/,
    /\/responsible-gaming$/,
    /\/self-assessment$/,
    /\/profile\/limits$/,
    /^tel:/,
    /^mailto:/,
    /#chat$/,
  ];
  const links = await page
    .locator('footer')
    .last()
    .locator('a[href]')
    .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
  return [...new Set(links.flatMap(href => kinds.find(kind => kind.test(href))?.source ?? []))];
}

/** Fails if the help links that both pages have are in a different order. */
export function expectSameHelp(one: readonly string[], other: readonly string[]): void {
  expect(one.length).toBeGreaterThan(2);
  expect(other.filter(way => one.includes(way))).toEqual(one.filter(way => other.includes(way)));
}

/** 3.3.7: fails if a process requests the same data twice. A password may be requested again to protect a step. */
export class AskedOnce {
  readonly #asked = new Set<string>();

  async step(page: Page): Promise<void> {
    const fields = await page.evaluate(() => {
      // Elements under a modal dialog cannot be reached.
      const root = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"]')].at(-1) ?? document.body;
      const open = [
        ...root.querySelectorAll<HTMLInputElement>('input:not([type="password"], [type="hidden"]), select, textarea'),
      ];
      return open
        .filter(field => field.checkVisibility())
        .filter(field => !['radio', 'checkbox'].includes(field.type) && field.value === '')
        .map(field => field.autocomplete || field.name || field.labels?.[0]?.textContent || field.id);
    });
    expect(
      fields.filter(field => this.#asked.has(field)),
      'asked for before',
    ).toEqual([]);
    for (const field of fields) this.#asked.add(field);
  }
}
