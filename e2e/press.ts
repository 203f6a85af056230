import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Clicks the visible middle of a control, which nothing may cover. */
export async function expectUncoveredAndPress(target: Locator): Promise<void> {
  await target.page().mouse.click(...(await middleOf(target)));
}

/** Taps in the same way; the page's context must support touch. */
export async function expectUncoveredAndTap(target: Locator): Promise<void> {
  await target.page().touchscreen.tap(...(await middleOf(target)));
}

/**
 * Returns the visible middle of a control in CSS pixels, once it has stopped moving and nothing
 * covers it: a view transition covers the next page for a moment. Fails if it stays covered.
 */
export async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  let middle: [x: number, y: number] = [0, 0];
  // Starts again when the control is drawn again meanwhile.
  await expect(async () => {
    await target.scrollIntoViewIfNeeded({ timeout: 5000 });
    await expectAtRest(target);
    const box = await target.boundingBox();
    if (!box) throw new Error('It is not drawn.');
    middle = [box.x + box.width / 2, box.y + box.height / 2];
    expect(await target.evaluate(isOnTop, middle)).toBe(true);
  }).toPass({ timeout: 20_000 });
  return middle;
}

/** Waits until a target is at rest: a finger's movement and an animation go on for a while. */
export async function expectAtRest(target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const before = JSON.stringify(await target.boundingBox());
      await target.page().waitForTimeout(150);
      return JSON.stringify(await target.boundingBox()) === before;
    })
    .toBe(true);
}

function isOnTop(element: Element, [left = 0, top = 0]: number[]): boolean {
  return element.contains(document.elementFromPoint(left, top));
}
