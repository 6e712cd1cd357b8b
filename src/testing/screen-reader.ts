import type { Page } from 'playwright-core';

/**
 * What a screen reader says of a page: changes in its live regions, and the name of whatever gets the focus. To be added
 * before the page loads.
 */
export const SCREEN_READER = `
  window.announced = [];
  const say = (text) => {
    const said = (text ?? '').replace(/\\s+/g, ' ').trim();
    if (said !== '') announced.push(said);
  };
  const REGIONS = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  new MutationObserver((changes) => {
    const regions = new Set();
    for (const { target, addedNodes } of changes) {
      const at = target.nodeType === 1 ? target : target.parentElement;
      const region = at?.closest(REGIONS);
      if (region) regions.add(region);
      for (const node of addedNodes)
        if (node.nodeType === 1)
          for (const each of [node, ...node.querySelectorAll(REGIONS)]) if (each.matches(REGIONS)) regions.add(each);
    }
    for (const region of regions) say(region.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  document.addEventListener('focusin', ({ target }) => {
    const dialog = target.closest('[role=alertdialog], dialog');
    if (dialog) say(dialog.getAttribute('aria-label'));
    say(nameOf(target));
  });
`;

const AGAIN_MS = 300;

/** Somebody who hears a page and presses keys, and sees nothing. */
export class Listener {
  private readonly page: Page;
  private heard = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** A key pressed in the moment after a button appeared does nothing, so it is pressed until something is said. */
  async pressUntilHeard(key: string): Promise<readonly string[]> {
    for (;;) {
      await this.press(key);
      if (await this.somethingIsSaid()) return this.listen();
    }
  }

  /** Within a moment. */
  private async somethingIsSaid(): Promise<boolean> {
    for (let waited = 0; waited < AGAIN_MS; waited += 20) {
      const count = await this.page.evaluate('announced.length');
      if (Number(count) > this.heard) return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  }

  /** What was said since the last time, once something was. */
  async listen(): Promise<readonly string[]> {
    const said = await this.page.waitForFunction(
      (from: number) => {
        const { announced } = window as unknown as { announced: readonly string[] };
        return announced.length > from ? announced.slice(from) : null;
      },
      this.heard,
      { polling: 20 },
    );
    const lines = (await said.jsonValue())!;
    this.heard += lines.length;
    return lines;
  }

  /** The next thing said that fits. */
  async hears(wanted: RegExp): Promise<string> {
    for (;;) {
      const line = (await this.listen()).find((each) => wanted.test(each));
      if (line !== undefined) return line;
    }
  }

  /** Presses Tab until a control with this name has the focus. */
  async goTo(name: RegExp): Promise<void> {
    for (let tabs = 0; tabs < 80; tabs++) {
      await this.press('Tab');
      if (name.test((await this.listen()).at(-1)!)) return;
    }
    throw new Error(`no control is called ${name}`);
  }
}
