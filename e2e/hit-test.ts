import { expect } from './test';
import type { Locator } from '@playwright/test';

/**
 * Lists the links, buttons, fields and options of an open panel that a pointer cannot reach: once
 * scrolled into view, their middle shows something else, which is named. Fails if the panel has
 * none. Ignores elements that match `except`.
 */
export async function listCovered(panel: Locator, except = ':not(*)'): Promise<string[]> {
  await expect(panel).toBeVisible();
  const { count, covered } = await panel.evaluate(async (element, left) => {
    await Promise.allSettled(
      element.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
    const all = element.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, label, [role="option"]',
    );
    const seen = [...all].filter(
      (one) => !one.matches(left) && one.checkVisibility({ visibilityProperty: true }),
    );
    const pressed = seen.filter((one) => one.getClientRects()[0]?.width);
    return { count: pressed.length, covered: pressed.flatMap((one) => findCover(one) ?? []) };

    function findCover(one: HTMLElement): string | null {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = one.getClientRects()[0] ?? new DOMRect();
      let [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!one.contains(hit)) return `${name(one)} under ${name(hit)}`;
      // A map is in a frame, which can be covered too.
      for (let view: Window = window; view.frameElement; view = view.parent) {
        const frame = view.frameElement;
        const { left: frameLeft, top: frameTop } = frame.getBoundingClientRect();
        [x, y] = [x + frameLeft + frame.clientLeft, y + frameTop + frame.clientTop];
        const above = frame.ownerDocument.elementFromPoint(x, y);
        if (above !== frame) return `${name(one)} under ${name(above)}`;
      }
      return null;
    }

    function name(one: Element | null): string {
      const words = one?.getAttribute('aria-label') ?? one?.textContent?.trim() ?? '';
      return `${one?.tagName.toLowerCase() ?? 'the edge'} "${words.slice(0, 40)}"`;
    }
  }, except);
  expect(count).toBeGreaterThan(0);
  return covered;
}
